import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, buildUser, openSession } from '../../testing/factories.ts';
import { get, graphql, legacySave } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during, together } from '../../testing/two-at-once.ts';

const app = sharedTestApp();

const UPDATE =
  'mutation($members: [CommitteeSequenceInput!]!) { updateCommitteeSequence(members: $members) }';
const LIST = '{ committeeMembers(page: 1, pageSize: 50) { items { id version name sequenceNumber } } }';

interface Member {
  id: number;
  version: number;
  name: string;
  sequenceNumber: number;
}

async function members(): Promise<Member[]> {
  return (await graphql(app, { query: LIST })).data.committeeMembers.items;
}

async function addMember(name: string) {
  const fields = { name, designation: 'Helper', description: 'Helps wherever help is needed.' };
  return app.features.services.committee.save(OPERATOR, 'new', fields);
}

async function move(sequence: { id: number; sequenceNumber: number }[], token?: string) {
  const variables = { members: sequence };
  return graphql(app, { query: UPDATE, token: token ?? (await adminToken(app)), variables });
}

beforeEach(async () => {
  await app.database.dataSource.query('DELETE FROM committee_member');
  for (const name of ['Asha', 'Bhavna', 'Chetan']) await addMember(name);
});

describe('the sequence of the committee', () => {
  it('[D45] new members come last', async () => {
    expect((await members()).map(({ name, sequenceNumber }) => [name, sequenceNumber])).toEqual([
      ['Asha', 1],
      ['Bhavna', 2],
      ['Chetan', 3],
    ]);
  });

  it('[D41] writes only rows that change, and orders equal numbers by id', async () => {
    const [asha, bhavna, chetan] = (await members()) as [Member, Member, Member];
    const answer = await move([
      { id: asha.id, sequenceNumber: 9 },
      { id: bhavna.id, sequenceNumber: 2 },
      { id: chetan.id, sequenceNumber: 2 },
    ]);
    expect(answer.data.updateCommitteeSequence).toBe(3);
    expect((await members()).map(({ name, version }) => [name, version])).toEqual([
      ['Bhavna', bhavna.version],
      ['Chetan', chetan.version + 1],
      ['Asha', asha.version + 1],
    ]);
  });

  it('[DATA-4] with an unknown member nothing is changed', async () => {
    const before = await members();
    const answer = await move([
      { id: before[0]!.id, sequenceNumber: 50 },
      { id: 999_999, sequenceNumber: 1 },
    ]);
    expect(answer.errors?.[0]?.message).toBe('Somthing went wrong');
    expect(await members()).toEqual(before);
  });

  it.each([10_000, -1])('[D41] the sequence number %s is refused', async (sequenceNumber) => {
    const before = await members();
    const answer = await move([{ id: before[0]!.id, sequenceNumber }]);
    expect([answer.status, answer.errors?.[0]?.extensions.messageKey]).toEqual([
      400,
      'invalidSequenceNumber',
    ]);
    expect(await members()).toEqual(before);
  });

  it('[DATA-1] fifty concurrent editors: no update is lost, no deadlock', async () => {
    const token = await adminToken(app);
    const all = await members();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => {
        const sequence = all.map(({ id }, index) => ({ id, sequenceNumber: turn * 10 + index }));
        return move(turn % 2 ? sequence : sequence.reverse(), token);
      }),
    );
    expect(answers.map(({ data }) => data?.updateCommitteeSequence)).toEqual(Array(50).fill(3));
    const numbers = (await members()).map(({ sequenceNumber }) => sequenceNumber);
    // All three numbers come from the same editor, whichever was last.
    expect(numbers.map((number) => number - numbers[0]!)).toEqual([0, 1, 2]);
  });

  it('[DATA-1] an editor who waits for a lock compares with what the other has saved', async () => {
    const token = await adminToken(app);
    const [asha, bhavna, chetan] = (await members()) as [Member, Member, Member];
    // As far as this editor knows, Asha keeps her number.
    const sequence = [
      { id: asha.id, sequenceNumber: asha.sequenceNumber },
      { id: bhavna.id, sequenceNumber: 5 },
      { id: chetan.id, sequenceNumber: 4 },
    ];
    const { status } = await during(
      app,
      (manager) => manager.query('UPDATE committee_member SET sequence_number = sequence_number + 6'),
      () => move(sequence, token),
    );
    expect(status).toBe(200);
    const now = await members();
    expect(now.map(({ name, sequenceNumber }) => [name, sequenceNumber])).toEqual([
      ['Asha', asha.sequenceNumber],
      ['Chetan', 4],
      ['Bhavna', 5],
    ]);
  });

  it('[DATA-4] a failure at the second of three rows changes none', async () => {
    const before = await members();
    const { dataSource } = app.database;
    await dataSource.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
      CREATE TRIGGER refuse BEFORE UPDATE ON committee_member FOR EACH ROW
        WHEN (old.name = 'Bhavna') EXECUTE FUNCTION refuse()`);
    onTestFinished(() => dataSource.query('DROP FUNCTION refuse CASCADE'));
    const answer = await move(before.map(({ id }, index) => ({ id, sequenceNumber: 50 + index })));
    expect(answer.status).toBe(500);
    expect(await members()).toEqual(before);
  });

  it('[AUTHZ-2] a main user cannot change it', async () => {
    const before = await members();
    const token = await openSession(app, { userId: (await buildUser(app)).id });
    expect((await move([{ id: before[0]!.id, sequenceNumber: 5 }], token)).status).toBe(403);
    expect(await members()).toEqual(before);
  });
});

describe('the order of the committee', () => {
  const MOVE = 'mutation ($id: Int!, $place: Int!) { moveCommitteeMember(id: $id, place: $place) }';
  const ORDER = '{ committeeOrder { id name designation tab } }';
  const moveTo = async (id: number, place: number) =>
    graphql(app, { query: MOVE, token: await adminToken(app), variables: { id, place } });
  const numbered = async () => (await members()).map(({ name, sequenceNumber }) => [name, sequenceNumber]);

  it('[D41] a member moves to a place, and the sequence numbers that old clients see follow', async () => {
    const [asha, bhavna, chetan] = (await members()) as [Member, Member, Member];
    await move([
      { id: asha.id, sequenceNumber: 10 },
      { id: bhavna.id, sequenceNumber: 20 },
      { id: chetan.id, sequenceNumber: 20 },
    ]);
    expect((await moveTo(chetan.id, 2)).data.moveCommitteeMember).toBe(true);
    expect(await numbered()).toEqual([
      ['Asha', 1],
      ['Chetan', 2],
      ['Bhavna', 3],
    ]);
    const listed: { name: string; seqNo: number }[] = (await get(app, '/api/commiteemem/datalist/0')).json();
    expect(listed.map(({ name, seqNo }) => [name, seqNo])).toEqual(await numbered());
    await moveTo(asha.id, 999);
    expect(await numbered()).toEqual([
      ['Chetan', 1],
      ['Bhavna', 2],
      ['Asha', 3],
    ]);
  });

  it('[D41] only rows whose number changes are written, and no version', async () => {
    const before = await members();
    const written = () =>
      app.database.dataSource.query('SELECT id FROM committee_member WHERE xmin::text::bigint >= $1', [
        start,
      ]);
    const [{ start }] = await app.database.dataSource.query('SELECT txid_current() AS start');
    await moveTo(before[2]!.id, 2);
    expect((await written()).map(({ id }: Member) => id).toSorted()).toEqual(
      [before[1]!.id, before[2]!.id].toSorted(),
    );
    expect((await members()).map(({ version }) => version)).toEqual([1, 1, 1]);
  });

  it('hidden members have their place too, those in the bin have none', async () => {
    const [asha, bhavna, chetan] = (await members()) as [Member, Member, Member];
    const { states } = app.features.services.committee;
    await states.change(OPERATOR, [bhavna.id], { state: 'HIDDEN' });
    await states.bin(OPERATOR, [asha.id]);
    const ordered = async () =>
      (await graphql(app, { query: ORDER, token: await adminToken(app) })).data.committeeOrder;
    expect(await ordered()).toEqual([
      { id: bhavna.id, name: 'Bhavna', designation: 'Helper', tab: 'HIDDEN' },
      { id: chetan.id, name: 'Chetan', designation: 'Helper', tab: 'VISIBLE' },
    ]);
    await moveTo(chetan.id, 1);
    expect((await ordered()).map(({ id }: Member) => id)).toEqual([chetan.id, bhavna.id]);
    expect((await moveTo(asha.id, 1)).status).toBe(404);
    expect((await moveTo(chetan.id, 0)).status).toBe(400);
  });

  it('[D107] whoever lists the committee in the office gets the numbers, by which it is listed', async () => {
    const [asha] = (await members()) as [Member];
    await move([{ id: asha.id, sequenceNumber: 40 }]);
    await app.features.services.committee.states.change(OPERATOR, [asha.id], { state: 'HIDDEN' });
    const { data } = await graphql(app, {
      query: `{ committeeOrder { name sequenceNumber }
        managedContent(kind: "committee-member", sort: SHOWN) { items { name sequenceNumber } } }`,
      token: await adminToken(app),
    });
    const expected = [
      { name: 'Bhavna', sequenceNumber: 2 },
      { name: 'Chetan', sequenceNumber: 3 },
      { name: 'Asha', sequenceNumber: 40 },
    ];
    expect(data.committeeOrder).toEqual(expected);
    expect(data.managedContent.items).toEqual(expected);
  });

  it('[DATA-1] of two who order at once, neither loses a move', async () => {
    for (const name of ['Dina', 'Esha', 'Falguni']) await addMember(name);
    const [asha, bhavna, chetan] = (await members()) as [Member, Member, Member];
    await together(app, (manager) => manager.query('SELECT FROM committee_member FOR UPDATE'), [
      () => moveTo(asha.id, 99),
      () => moveTo(chetan.id, 1),
      () => moveTo(bhavna.id, 99),
    ]);
    const now = await members();
    expect(now.map(({ sequenceNumber }) => sequenceNumber)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(now[0]!.name).toBe('Chetan');
    expect(now.slice(1, 4).map(({ name }) => name)).toEqual(['Dina', 'Esha', 'Falguni']);
  });
});

describe('updateseqno', () => {
  const URL = '/api/commiteemem/updateseqno';

  it.each(['a multipart field', 'a JSON key', 'the body itself'])('accepts the list as %s', async (way) => {
    const token = await adminToken(app);
    const list = (await members()).map(({ id }, index) => ({
      id,
      seqNo: String(30 - index),
      name: 'ignored',
    }));
    const response =
      way === 'a multipart field'
        ? await legacySave(app, { url: URL, token, json: list })
        : await app.server.inject({
            method: 'POST',
            url: URL,
            headers: { authorization: `Bearer ${token}` },
            payload: way === 'a JSON key' ? { addevent: list } : list,
          });
    expect([response.statusCode, response.json()]).toEqual([200, 3]);
    const listed: { name: string; seqNo: number }[] = (await get(app, '/api/commiteemem/datalist/0')).json();
    expect(listed.map(({ name, seqNo }) => [name, seqNo])).toEqual([
      ['Chetan', 28],
      ['Bhavna', 29],
      ['Asha', 30],
    ]);
  });

  it('refuses a file', async () => {
    const token = await adminToken(app);
    const json = (await members()).map(({ id }) => ({ id, seqNo: 77 }));
    const file = { content: Buffer.alloc(500_000, 'x'), fileName: 'list.txt', contentType: 'text/plain' };
    const response = await legacySave(app, { url: URL, token, json, file });
    expect([response.statusCode, response.json()]).toEqual([400, 'This type of file is not supported.']);
    expect((await members()).map(({ sequenceNumber }) => sequenceNumber)).toEqual([1, 2, 3]);
  });

  it.each([2, 20_000])('[REST-2] an object nested %i levels deep answers 400', async (depth) => {
    const payload = `${'{"add":'.repeat(depth)}[]${'}'.repeat(depth)}`;
    const headers = { authorization: `Bearer ${await adminToken(app)}`, 'content-type': 'application/json' };
    const response = await app.server.inject({ method: 'POST', url: URL, headers, payload });
    expect(response.statusCode).toBe(400);
  });

  it.each(['12345', '1.5', 'two', '', null])('[D41] the sequence number %j is refused', async (seqNo) => {
    const [first] = await members();
    const json = [{ id: first!.id, seqNo }];
    const response = await legacySave(app, { url: URL, token: await adminToken(app), json });
    expect(response.statusCode).toBe(400);
  });
});
