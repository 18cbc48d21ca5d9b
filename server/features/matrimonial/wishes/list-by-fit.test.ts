import { beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../rules/limits.ts';
import { buildMember, openSession } from '../../../testing/factories.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import type { Candidate } from '../candidates/candidate.entity.ts';
import { block, buildPerson, type Person } from '../safety/safety-fixtures.ts';
import { wishesOf } from './wishes-fixtures.ts';

const app = sharedTestApp();
const { wish, list } = wishesOf(app);
const query = (sql: string, values: unknown[] = []) => app.database.dataSource.query(sql, values);

beforeEach(() => query('DELETE FROM member'));

const order = async (family: Person, how?: string) =>
  (await list(family, 'ALL', { order: how })).items.map(({ id }) => id);
const people = async (...all: Partial<Candidate>[]) => {
  const made: number[] = [];
  for (const fields of all) made.push((await buildPerson(app, fields)).candidate.id);
  return made;
};

describe('the list in the order of the best fit', () => {
  it('[D116] [D119] has the other sex first, the best fit before the others, the newest of them, one’s own card last', async () => {
    const [man, one, best, other, worst] = await people(
      { gender: 'MALE', city: 'Leicester', diet: 'Jain' },
      { city: 'Leicester', diet: 'Vegan' },
      { city: 'Leicester', diet: 'Jain' },
      { city: 'London', diet: 'Jain' },
      { city: 'London', diet: 'Vegan' },
    );
    const family = await buildPerson(app, { gender: 'MALE', city: 'Leicester', diet: 'Jain' });
    await wish(family, { cities: ['Leicester'], diets: ['Jain'] });
    expect(await order(family)).toEqual([best, other, one, worst, man, family.candidate.id]);
    const newestFirst = [man, one, best, other, worst, family.candidate.id].toReversed();
    expect(await order(family, 'NEWEST')).toEqual(newestFirst);
  });

  it('[D119] of two who meet as many wishes has the one first of whom nothing differs', async () => {
    const [whole, differing] = await people(
      { city: 'Leicester', diet: '' },
      { city: 'Leicester', diet: 'Vegan' },
    );
    const family = await buildPerson(app, { gender: 'MALE' });
    await wish(family, { cities: ['Leicester'], diets: ['Jain'] });
    expect(await order(family)).toEqual([whole, differing, family.candidate.id]);
  });

  it('[D119] the family is not interested in whom its interest was taken back from, nor in whom others have said yes to', async () => {
    const family = await buildPerson(app, { gender: 'MALE' });
    const [one, other] = await people({}, {});
    await query(
      `INSERT INTO interest (from_candidate_id, to_candidate_id, state, told_at, answered_at)
         VALUES ($1, $2, 'WITHDRAWN', now(), NULL), ($2, $3, 'ACCEPTED', now(), now())`,
      [family.candidate.id, one, other],
    );
    expect(await list(family, 'INTERESTED')).toMatchObject({ items: [], totalCount: 0, interestedCount: 0 });
  });

  it('[D119] is newest first without wishes, and for a member without a profile', async () => {
    const ids = await people({}, { gender: 'MALE' }, {});
    const { id: memberId } = await buildMember(app);
    const visitor = { memberId, token: await openSession(app, { memberId }) } as Person;
    expect(await order(visitor)).toEqual(ids.toReversed());
  });

  it('[D119] a caste that is not shown changes neither order, fit nor numbers', async () => {
    const [{ id: self }] = await query(`SELECT id FROM profile_for WHERE name = 'Self'`);
    const family = await buildPerson(app, { gender: 'MALE', profileForId: self });
    await wish(family, { castes: ['Lohana'], cities: ['Leicester'] });
    const hidden = { showsCaste: false, caste: 'Lohana' };
    const [one, two, open] = await people(hidden, { ...hidden, caste: 'Brahmin' }, { caste: 'Lohana' });
    const look = async () => {
      const { items, ...counts } = await list(family);
      return JSON.stringify([items.filter(({ id }) => id !== family.candidate.id), counts]);
    };
    const before = await look();
    expect(JSON.parse(before)[0].map(({ id }: { id: number }) => id)).toEqual([open, two, one]);
    await query(
      `UPDATE candidate SET caste = CASE caste WHEN 'Lohana' THEN 'Brahmin' ELSE 'Lohana' END WHERE id = ANY ($1)`,
      [[one, two]],
    );
    expect(await look()).toBe(before);
  });

  it('[D119] whoever has blocked the member, or is not listed, is in no part of it and in no number', async () => {
    const family = await buildPerson(app, { gender: 'MALE' });
    const [blocker, paused] = [await buildPerson(app), await buildPerson(app)];
    await wishesOf(app).setAside(family, blocker);
    await query('INSERT INTO interest (from_candidate_id, to_candidate_id) VALUES ($1, $2), ($1, $3)', [
      ...[family, blocker, paused].map(({ candidate }) => candidate.id),
    ]);
    await block(app, blocker, family);
    await query(`UPDATE candidate SET absence = 'PAUSED' WHERE id = $1`, [paused.candidate.id]);
    for (const show of ['NEW', 'INTERESTED', 'ASIDE'] as const)
      expect(await list(family, show)).toEqual({
        ...{ items: [], totalCount: 0, newCount: 0, interestedCount: 0, asideCount: 0 },
      });
    expect(await order(family)).toEqual([family.candidate.id]);
  });

  it('[D119] with more matches than are counted it is newest first', async () => {
    const family = await buildPerson(app, { gender: 'MALE' });
    await wish(family, { cities: ['Leicester'] });
    const [first] = await people({ city: 'Leicester' });
    await query(
      `INSERT INTO member (name, mobile, password_hash)
         SELECT 'One of many', 'm' || number, 'x' FROM generate_series(1, $1) AS number`,
      [LIMITS.candidatesCounted],
    );
    await query(
      `INSERT INTO candidate SELECT (jsonb_populate_record(candidate, jsonb_build_object(
           'id', 1000000 + member.id, 'member_id', member.id, 'city', 'London'))).*
         FROM candidate, member WHERE candidate.id = $1 AND member.name = 'One of many'`,
      [first],
    );
    const { items, totalCount } = await list(family);
    expect(totalCount).toBe(LIMITS.candidatesCounted + 1);
    const ids = items.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(ids).not.toContain(first);
    expect((await list(family, 'ALL', { filter: { ageFrom: 100 } })).totalCount).toBe(0);
  });
});

describe('who is new in the list', () => {
  const isNew = async (family: Person) =>
    Object.fromEntries((await list(family)).items.map((card) => [card.id, card.isNew]));
  /** As if all that has happened so far had happened so long ago. */
  const pass = (hours: number) =>
    query(
      `WITH candidates AS (UPDATE candidate SET listed_at = listed_at - make_interval(hours => $1))
       UPDATE member SET list_visited_at = list_visited_at - make_interval(hours => $1),
              list_visited_before = list_visited_before - make_interval(hours => $1)`,
      [hours],
    );

  it('[D119] is whoever came after the last visit, however often the page is loaded in one', async () => {
    const family = await buildPerson(app);
    const [old] = await people({});
    await pass(24 * 8);
    const [first] = await people({});
    expect(await isNew(family)).toEqual({ [old!]: false, [first!]: true, [family.candidate.id]: false });
    await pass(1);
    const [second] = await people({});
    // The same visit.
    expect(await isNew(family)).toMatchObject({ [old!]: false, [first!]: true, [second!]: true });
    await pass(24);
    // What came during the last visit may not have been seen.
    expect(await isNew(family)).toMatchObject({ [first!]: false, [second!]: true });
    expect((await list(family, 'NEW')).items.map(({ id }) => id)).toEqual([second]);
    await pass(24);
    expect(await list(family)).toMatchObject({ newCount: 0 });
  });

  it('[D119] is not changed by the visit of another family', async () => {
    const [family, other] = [await buildPerson(app), await buildPerson(app)];
    await list(family);
    await pass(24);
    const [id] = await people({});
    await pass(24);
    await list(other);
    await pass(24);
    expect(await isNew(family)).toMatchObject({ [id!]: true });
  });

  it('[D119] is not whoever is back after a pause', async () => {
    const family = await buildPerson(app);
    const [id] = await people({});
    await pass(24 * 8);
    await query(`UPDATE candidate SET absence = 'PAUSED' WHERE id = $1`, [id]);
    await query('UPDATE candidate SET absence = NULL WHERE id = $1', [id]);
    expect(await isNew(family)).toMatchObject({ [id!]: false });
  });

  it('[D119] old clients make no visit of the list', async () => {
    const family = await buildPerson(app);
    await order(family, 'NEWEST');
    expect(await query('SELECT list_visited_at FROM member WHERE id = $1', [family.memberId])).toEqual([
      { list_visited_at: null },
    ]);
  });
});
