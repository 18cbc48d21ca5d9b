import { beforeAll, expect, it } from 'vitest';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { buildOfficer, openSession } from '../../../testing/factories.ts';
import { get } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during } from '../../../testing/two-at-once.ts';
import { ask, block, buildPerson, type Person } from '../safety/safety-fixtures.ts';

const app = sharedTestApp();

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

let officerId: number;
let token: string;
beforeAll(async () => {
  officerId = (await buildOfficer(app, ['MATRIMONIAL_OFFICER'])).id;
  token = await openSession(app, { userId: officerId });
});

const inOffice = (text: string, variables: object = {}) => ask(app, token, text, variables);

interface Pair {
  id: number;
  one: Person;
  other: Person;
}

/** Two of whom one is interested in the other. @param state of the interest, that was told */
async function buildPair(state = 'SENT', row: { step?: string; nextOn?: string } = {}): Promise<Pair> {
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  const ids = [one.candidate.id, other.candidate.id];
  await query(
    `INSERT INTO interest (from_candidate_id, to_candidate_id, state, told_at, answered_at)
       VALUES ($1, $2, $3, now(), now())`,
    [...ids, state],
  );
  const [{ id }] = await query(
    `INSERT INTO introduction (first_candidate_id, second_candidate_id, step, next_on)
       VALUES ($1, $2, $3, $4) RETURNING id`,
    [...ids, row.step ?? 'INTEREST', row.nextOn ?? null],
  );
  return { id, one, other };
}

const find = async (id: number) =>
  (
    await inOffice(
      `query ($id: Int!) { introduction(id: $id) {
        version step nextOn isDue officerName contactsOpenedAt canOpenContacts notes { text officerName }
      } }`,
      { id },
    )
  ).introduction;

const CHANGE = `mutation ($id: Int!, $version: Int!, $input: IntroductionInput!) {
  changeIntroduction(id: $id, version: $version, input: $input)
}`;
const change = async (id: number, input: object, version?: number) =>
  inOffice(CHANGE, {
    id,
    version: version ?? (await find(id)).version,
    input: { step: 'INTEREST', nextOn: '', officerId: 0, ...input },
  });
const open = async (id: number, version?: number) =>
  inOffice('mutation ($id: Int!, $v: Int!) { openIntroductionContacts(id: $id, version: $v) }', {
    id,
    v: version ?? (await find(id)).version,
  });
const officeOpens = (yes: boolean) =>
  query('UPDATE matrimonial_setting SET office_opens_contacts = $1', [yes]);

it('[D115] the board changes step, next day and officer by the version that was seen; a step must be true', async () => {
  const { id } = await buildPair();
  const { version } = await find(id);
  expect(await change(id, { step: 'MET', nextOn: '2030-01-02', officerId })).toEqual({
    changeIntroduction: true,
  });
  expect(await find(id)).toMatchObject({ step: 'MET', nextOn: '2030-01-02', isDue: false });
  expect((await find(id)).officerName).not.toBeNull();
  expect(await change(id, { step: 'ENDED' }, version)).toBe(
    'Another person has changed this. Reload it and try again.',
  );
  const early = 'That step comes later: both must have said yes, and the contacts must be open.';
  expect(await change(id, { step: 'BOTH_YES' })).toBe(early);
  expect(await change(id, { step: 'CONTACTS_OPEN' })).toBe(early);
  expect(await change(id, { nextOn: '31 January' })).toBe('Enter a valid date.');
  const treasurer = await buildOfficer(app, ['TREASURER']);
  expect(await change(id, { officerId: treasurer.id })).toBe(
    'Choose an administrator whose role covers the matrimonial section.',
  );
});

it('[D115] contacts are opened by the office once, and only after both have said yes and while both are shown', async () => {
  const waiting = await buildPair();
  const agreed = await buildPair('ACCEPTED', { step: 'BOTH_YES' });
  await officeOpens(true);
  const needed = 'Both must have said yes, and both profiles must be shown, before contacts are opened.';
  expect(await open(waiting.id)).toBe(needed);
  await query(`UPDATE candidate SET absence = 'PAUSED' WHERE id = $1`, [agreed.one.candidate.id]);
  expect(await open(agreed.id)).toBe(needed);
  await query('UPDATE candidate SET absence = NULL WHERE id = $1', [agreed.one.candidate.id]);
  expect((await find(agreed.id)).canOpenContacts).toBe(true);
  await open(agreed.id);
  expect(await find(agreed.id)).toMatchObject({
    step: 'CONTACTS_OPEN',
    contactsOpenedAt: expect.any(String),
  });
  expect(await open(agreed.id)).toBe('The contacts of these two are open already.');
  await block(app, agreed.other, agreed.one);
  expect(await find(agreed.id)).toMatchObject({ step: 'ENDED', contactsOpenedAt: null });
  expect(await open(agreed.id)).toBe(needed);
});

it('[D115] contacts that waited for the office are still opened by it once the setting says that they open by themselves', async () => {
  const { id, one, other } = await buildPair();
  await officeOpens(true);
  const YES = 'mutation ($id: Int!) { answerInterest(candidateId: $id, isYes: true) }';
  await ask(app, other.token, YES, { id: one.candidate.id });
  await officeOpens(false);
  expect(await find(id)).toMatchObject({ contactsOpenedAt: null, canOpenContacts: true });
  expect(await open(id)).toEqual({ openIntroductionContacts: true });
  const SENT = '{ interestsSent { items { contact { name } } } }';
  expect((await ask(app, one.token, SENT)).interestsSent.items).toMatchObject([
    { contact: { name: 'Ramesh Vyas' } },
  ]);
});

it('[D115] an end that the officer writes down leaves the contacts to the families, and one of theirs closes them also then', async () => {
  const { id, one, other } = await buildPair('ACCEPTED', { step: 'BOTH_YES' });
  await open(id);
  await change(id, { step: 'ENDED' });
  const SENT = '{ interestsSent { items { contact { name } } } }';
  expect((await ask(app, one.token, SENT)).interestsSent.items).toMatchObject([
    { contact: { name: 'Ramesh Vyas' } },
  ]);
  expect((await find(id)).contactsOpenedAt).not.toBeNull();
  const END = 'mutation ($id: Int!) { withdrawInterest(candidateId: $id) }';
  await ask(app, one.token, END, { id: other.candidate.id });
  expect(await find(id)).toMatchObject({ step: 'ENDED', contactsOpenedAt: null });
});

it('[D115] contacts wait for a pause of one of the two that is being stored, and stay closed', async () => {
  const { id, one } = await buildPair('ACCEPTED', { step: 'BOTH_YES' });
  await officeOpens(true);
  const { version } = await find(id);
  const answer = await during(
    app,
    (manager) => manager.query(`UPDATE candidate SET absence = 'PAUSED' WHERE id = $1`, [one.candidate.id]),
    () => open(id, version),
  );
  expect(answer).toContain('both profiles must be shown');
});

it('[D115] nothing is forgotten: what has its day, or none beyond interest, is due, is first and is counted on the day’s page', async () => {
  await query('DELETE FROM introduction');
  const [quiet, later] = [
    await buildPair(),
    await buildPair('ACCEPTED', { step: 'MET', nextOn: '2999-01-01' }),
  ];
  const today = await buildPair('SENT', { nextOn: currentDay() });
  const dateless = await buildPair('ACCEPTED', { step: 'BOTH_YES' });
  await buildPair('ACCEPTED', { step: 'ENGAGED' });
  await buildPair('ACCEPTED', { step: 'ENDED', nextOn: '2020-01-01' });
  const list = async (filter = '') =>
    (await inOffice(`{ introductions(pageSize: 50${filter}) { items { id isDue } totalCount } }`))
      .introductions;
  const due = await list(', due: true');
  expect(due.items.map(({ id }: Pair) => id).toSorted()).toEqual([today.id, dateless.id].toSorted());
  const all = await list();
  expect(all.totalCount).toBe(6);
  expect(all.items.slice(0, 2).map(({ isDue }: { isDue: boolean }) => isDue)).toEqual([true, true]);
  expect((await list(', step: MET')).items.map(({ id }: Pair) => id)).toEqual([later.id]);
  expect((await list(', mine: true')).totalCount).toBe(0);
  await change(quiet.id, { officerId });
  expect((await list(', mine: true')).items.map(({ id }: Pair) => id)).toEqual([quiet.id]);
  await query(`UPDATE candidate SET last_name = 'Zaveri' WHERE id = $1`, [quiet.other.candidate.id]);
  expect((await list(', search: "zaveri"')).items.map(({ id }: Pair) => id)).toEqual([quiet.id]);
  const { waiting } = (await inOffice('{ today { waiting { kind count } } }')).today;
  expect(waiting).toContainEqual({ kind: 'INTRODUCTIONS', count: 2 });
});

it('[D115] notes are for officers alone, and in no member’s export; a read of a pair is recorded for both', async () => {
  const { id, one, other } = await buildPair();
  const NOTE = 'mutation ($id: Int!, $text: String!) { noteIntroduction(id: $id, text: $text) }';
  expect(await inOffice(NOTE, { id, text: ' ' })).toBe('Write the note.');
  await inOffice(NOTE, { id, text: 'The father wants to wait' });
  expect((await find(id)).notes).toMatchObject([{ text: 'The father wants to wait' }]);
  for (const person of [one, other]) {
    const headers = { authorization: `Bearer ${person.token}` };
    expect((await get(app, '/exports/my-matrimonial-data.json', headers)).body).not.toContain(
      'wants to wait',
    );
    const lines = await query(
      `SELECT FROM audit_entry WHERE action = 'READ_INTERESTS' AND subject = 'member' AND subject_id = $1
          AND actor_user_id = $2`,
      [person.memberId, officerId],
    );
    expect(lines.length).toBeGreaterThan(0);
  }
});

it('[D115] the office sees how each profile stands, and filters by it', async () => {
  const states: Record<string, string> = {
    WAITING: `confirmation = 'WAITING'`,
    WITHDRAWN: `confirmation = 'WITHDRAWN', absence = 'PAUSED'`,
    PAUSED: `absence = 'PAUSED'`,
    FOUND: `absence = 'FOUND'`,
    AWAY: `absence = 'AWAY', absent_until = '2030-01-01'`,
    HIDDEN: `hidden_at = now(), absence = 'PAUSED'`,
    GIVEN: 'hidden_at = NULL',
  };
  for (const [state, columns] of Object.entries(states)) {
    const { candidate, memberId } = await buildPerson(app);
    await query(`UPDATE candidate SET ${columns} WHERE id = $1`, [candidate.id]);
    const { members } = await inOffice(
      `query ($state: ProfileState!) {
        members(filter: { profileState: $state }, pageSize: 100) { items { id profileState } }
      }`,
      { state },
    );
    expect(members.items).toContainEqual({ id: memberId, profileState: state });
    expect(new Set(members.items.map((item: { profileState: string }) => item.profileState))).toEqual(
      new Set([state]),
    );
  }
});
