import { expect, it } from 'vitest';
import { get } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during } from '../../../testing/two-at-once.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import { ask, block, buildPerson, type Person, report, seen, withPhoto } from './safety-fixtures.ts';

const app = sharedTestApp();

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const INTEREST = 'mutation ($id: Int!) { expressInterest(candidateId: $id) }';
const express = ({ token }: Person, { candidate }: Person) => ask(app, token, INTEREST, { id: candidate.id });
const UNBLOCK = 'mutation ($id: Int!) { unblockMember(id: $id) }';
const BLOCKED = '{ blockedMembers { id name } }';

it('[D115] a block is at once and symmetric in every read: lists, counts, filters, REST, export, photo, interest', async () => {
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  const photos = { one: await withPhoto(app, one), other: await withPhoto(app, other) };
  const photo = async ({ token }: Person, url: string) =>
    (await get(app, url, { authorization: `Bearer ${token}` })).statusCode;
  await express(one, other);
  const before = [await seen(app, one, other), await seen(app, other, one)];
  expect(before.map(({ list, legacy }) => [list, legacy])).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(before[0]!.exported).toBe(true);
  expect(await photo(one, photos.other)).toBe(200);

  expect(await block(app, other, one)).toEqual({
    blockMember: { id: one.memberId, name: one.candidate.firstName },
  });
  const after = [await seen(app, one, other), await seen(app, other, one)];
  after.forEach((reads, index) => {
    expect(reads).toMatchObject({ list: false, legacy: false });
    expect(reads.count).toBe(before[index]!.count - 1);
    expect(reads.filtered).toBe(before[index]!.filtered - 1);
  });
  // Their own list alone names whom they have blocked.
  expect(after.map(({ exported }) => exported)).toEqual([false, true]);
  expect([await photo(one, photos.other), await photo(other, photos.one)]).toEqual([404, 404]);
  for (const [who, whom] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(await express(who, whom)).toBe('Something went wrong.');
    const legacy = await get(app, `/api/matrimonial/saveintrested/${who.memberId}/${whom.candidate.id}`, {
      authorization: `Bearer ${who.token}`,
    });
    expect(legacy.json()).not.toBe('success');
  }
});

it('[D115] who is blocked is not told: nothing of theirs names it, and a block of theirs is answered as for an unknown id', async () => {
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  await app.outboxSender.sendDue();
  app.messages.mails.length = 0;
  await block(app, one, other);
  expect(await ask(app, other.token, BLOCKED)).toEqual({ blockedMembers: [] });
  expect(await block(app, other, one)).toBe('Something went wrong.');
  const headers = { authorization: `Bearer ${other.token}` };
  const exported = (await get(app, '/exports/my-matrimonial-data.json', headers)).json();
  expect(exported.blockedMembers).toEqual([]);
  await app.outboxSender.sendDue();
  expect(app.messages.mails).toEqual([]);
});

it('[D115] a block ends what is between the two: untold interest is gone, told is taken back, contacts are closed', async () => {
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  const ids = [one.candidate.id, other.candidate.id];
  await query(
    `INSERT INTO interest (from_candidate_id, to_candidate_id, state, told_at, answered_at)
       VALUES ($1, $2, 'ACCEPTED', now(), now()), ($2, $1, 'SENT', NULL, NULL)`,
    ids,
  );
  await query(
    `INSERT INTO introduction (first_candidate_id, second_candidate_id, step, contacts_opened_at, next_on)
       VALUES ($1, $2, 'CONTACTS_OPEN', now(), '2030-01-01')`,
    ids,
  );
  const blocked = await block(app, other, one);
  const [introduction] = await query('SELECT * FROM introduction WHERE first_candidate_id = $1', [ids[0]]);
  expect(introduction).toMatchObject({ step: 'ENDED', contacts_opened_at: null, next_on: null });
  const interests = 'SELECT state FROM interest WHERE from_candidate_id = ANY ($1)';
  expect(await query(interests, [ids])).toEqual([{ state: 'WITHDRAWN' }]);
  // A repeat is the same block; taken back, they see each other again, and what was ended stays so.
  expect(await block(app, other, one)).toEqual(blocked);
  expect(await ask(app, other.token, UNBLOCK, { id: one.memberId })).toEqual({ unblockMember: true });
  expect(await ask(app, other.token, BLOCKED)).toEqual({ blockedMembers: [] });
  expect((await seen(app, one, other)).list).toBe(true);
  expect(await query(interests, [ids])).toEqual([{ state: 'WITHDRAWN' }]);
});

it('[D115] who takes a block back takes back their own alone, not what others have blocked', async () => {
  const [one, other, third] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  for (const who of [one, other]) await block(app, who, third);
  await ask(app, one.token, UNBLOCK, { id: third.memberId });
  expect(await ask(app, one.token, BLOCKED)).toEqual({ blockedMembers: [] });
  expect(await ask(app, other.token, BLOCKED)).toMatchObject({ blockedMembers: [{ id: third.memberId }] });
});

it('[D115] interest that was told before a block is taken back by it, and kept as such', async () => {
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  await express(one, other);
  await query('UPDATE interest SET told_at = now() WHERE from_candidate_id = $1', [one.candidate.id]);
  await block(app, other, one);
  const states = 'SELECT state FROM interest WHERE from_candidate_id = $1';
  expect(await query(states, [one.candidate.id])).toEqual([{ state: 'WITHDRAWN' }]);
});

it('[D115] who was told "not this time" does not begin anew by blocking the other and taking that back', async () => {
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  await express(one, other);
  await query('UPDATE interest SET told_at = now() WHERE from_candidate_id = $1', [one.candidate.id]);
  const NO = 'mutation ($id: Int!) { answerInterest(candidateId: $id, isYes: false) }';
  await ask(app, other.token, NO, { id: one.candidate.id });
  await block(app, one, other);
  await ask(app, one.token, UNBLOCK, { id: other.memberId });
  await express(one, other);
  const rows = 'SELECT state FROM interest WHERE from_candidate_id = $1';
  expect(await query(rows, [one.candidate.id])).toEqual([{ state: 'DECLINED' }]);
});

it('[D115] interest that was not told yet lets nobody block or report its sender, who is not in the list', async () => {
  const [one, other, third] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  await express(one, other);
  // Nor does what is between them and somebody else.
  await express(other, third);
  await query(`UPDATE candidate SET absence = 'PAUSED' WHERE id = $1`, [one.candidate.id]);
  expect([await block(app, other, one), await report(app, other, one, 'RUDE')]).toEqual(
    Array(2).fill('Something went wrong.'),
  );
  await query('UPDATE interest SET told_at = now() WHERE from_candidate_id = $1', [one.candidate.id]);
  expect(await block(app, other, one)).toMatchObject({ blockMember: { id: one.memberId } });
});

it('[D115] interest that is sent while a block is being made waits for it, and is refused', async () => {
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  const answer = await during(
    app,
    async (manager) => {
      const ids = [one.candidate.id, other.candidate.id];
      await manager.findBy(
        Candidate,
        ids.map((id) => ({ id })),
      );
      await manager.query('SELECT FROM candidate WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [ids]);
      await manager.query('INSERT INTO member_block (member_id, blocked_id) VALUES ($1, $2)', [
        other.memberId,
        one.memberId,
      ]);
    },
    () => express(one, other),
  );
  expect(answer).toBe('Something went wrong.');
});

it('[D115] a block that is made while interest is being sent waits for it, and ends it', async () => {
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  const ids = [one.candidate.id, other.candidate.id];
  const answer = await during(
    app,
    async (manager) => {
      await manager.query('SELECT FROM candidate WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [ids]);
      await manager.query(`INSERT INTO interest (from_candidate_id, to_candidate_id) VALUES ($1, $2)`, ids);
    },
    () => block(app, other, one),
  );
  expect(answer).toMatchObject({ blockMember: { id: one.memberId } });
  expect(await query('SELECT FROM interest WHERE from_candidate_id = $1', [one.candidate.id])).toEqual([]);
});

it('[D115] a random history of blocks never shows either to the other, whichever of the two has blocked', async () => {
  const people = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  const blocks = new Set<string>();
  let seed = 7;
  const random = (below: number) => {
    // The lowest digits hardly change: who blocks whom, and who takes it back, is drawn from the highest.
    seed = (seed * 48271) % 2147483647;
    return Math.floor((seed / 2147483647) * below);
  };
  for (let step = 0; step < 60; step++) {
    const one = random(3);
    const other = (one + 1 + random(2)) % 3;
    const isApart = blocks.has(`${other} ${one}`);
    if (random(2) === 0) {
      const answer = await block(app, people[one]!, people[other]!);
      const isNew = !isApart || blocks.has(`${one} ${other}`);
      expect(typeof answer).toBe(isNew ? 'object' : 'string');
      if (isNew) blocks.add(`${one} ${other}`);
    } else {
      await ask(app, people[one]!.token, UNBLOCK, { id: people[other]!.memberId });
      blocks.delete(`${one} ${other}`);
    }
    const isHidden = blocks.has(`${one} ${other}`) || blocks.has(`${other} ${one}`);
    for (const [who, whom] of [
      [one, other],
      [other, one],
    ] as const) {
      const { candidates } = await ask(
        app,
        people[who]!.token,
        '{ candidates(pageSize: 100) { items { id } } }',
      );
      const ids = candidates.items.map(({ id }: { id: number }) => id);
      expect(ids.includes(people[whom]!.candidate.id)).toBe(!isHidden);
    }
  }
});

it('[D115] who has no profile of their own blocks, too', async () => {
  const [one, other] = [await buildPerson(app), await buildPerson(app)];
  await query('DELETE FROM candidate WHERE id = $1', [one.candidate.id]);
  expect(await block(app, one, other)).toEqual({
    blockMember: { id: other.memberId, name: other.candidate.firstName },
  });
  expect(await block(app, one, other)).toMatchObject({ blockMember: { id: other.memberId } });
  expect((await ask(app, one.token, BLOCKED)).blockedMembers).toHaveLength(1);
});
