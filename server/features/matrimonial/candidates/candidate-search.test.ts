import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ageInYears } from '../../../../rules/birth-date.ts';
import { type CandidateFilterFields, candidateFilterRules } from '../../../../rules/candidate-filter.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import { validate } from '../../../../rules/validation.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { during } from '../../../testing/two-at-once.ts';
import { CandidateListService } from './candidate-list.service.ts';
import { countedPageStatement, newestFirstStatement } from './candidate-search.ts';

const EDUCATIONS = ['Doctorate', 'Other', 'Diploma / HND'];
const OCCUPATIONS = ['Teacher', 'Student', 'Pharmacist', 'Nurse / Midwife'];
const GENDERS = ['MALE', 'FEMALE'] as const;
const STATUSES = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'DEACTIVE', 'PENDING'];

interface Row {
  id: number;
  gender: string;
  educationType: string;
  occupation: string;
  birthDate: string;
  age: number;
  status: string;
}

/** A pseudo-random generator: the same numbers in every run. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('the search for candidates', () => {
  let database: TestDatabase;
  const below = generator(20_261_121);
  const one = <Value>(values: readonly Value[]) => values[below(values.length)]!;

  beforeAll(async () => {
    database = await createTestDatabase();
    await addMembers(300);
    await addProfiles();
  });
  afterAll(() => database.drop());

  const sql = <Result>(text: string, parameters: unknown[] = []) =>
    database.dataSource.query<Result>(text, parameters);

  async function addMembers(count: number): Promise<void> {
    await sql(
      `INSERT INTO member (name, mobile, password_hash, status)
       SELECT 'Somebody', gen_random_uuid()::text::varchar(16), 'x', status FROM unnest($1::text[]) AS status`,
      [Array.from({ length: count }, () => one(STATUSES))],
    );
  }

  /** A profile for each member without one, with few distinct values, so that every filter finds some. */
  async function addProfiles(manager = database.dataSource.manager): Promise<void> {
    const without = await manager.query<{ id: number }[]>(
      'SELECT id FROM member WHERE id NOT IN (SELECT member_id FROM candidate) ORDER BY id',
    );
    const rows = without.map(({ id }) => ({
      member_id: id,
      birth_date: new Date(Date.UTC(1994, 0, 1 + below(3000))).toISOString().slice(0, 10),
      gender: one(GENDERS),
      education_type: one(EDUCATIONS),
      occupation: one(OCCUPATIONS),
    }));
    await manager.query(
      `INSERT INTO candidate (member_id, profile_for_id, first_name, middle_name, last_name, father_name,
         birth_date, gender, email, height, marital_status, mother_tongue, religion, caste, education_type,
         education_description, occupation, occupation_description, currency, annual_income, country_code,
         mobile, city, address, pincode, contact_name, contact_country_code, contact_mobile, about_candidate,
         confirmation, confirmed_at)
       SELECT member_id, 1, 'A', '', '', '', birth_date, gender, '', '', '', '', '', '', education_type,
         '', occupation, '', '', '', '', '', '', '', '', '', '', '', repeat('as long as in life ', 30), 'GIVEN', now()
         FROM json_to_recordset($1) AS row (member_id integer, birth_date date, gender text,
           education_type text, occupation text)`,
      [JSON.stringify(rows)],
    );
  }

  /** All profiles, with the status from the member's row. */
  async function allRows(): Promise<Row[]> {
    const rows = await sql<Row[]>(
      `SELECT candidate.id, gender, education_type AS "educationType", occupation,
              birth_date::text AS "birthDate", status
         FROM candidate JOIN member ON member.id = member_id ORDER BY candidate.id DESC`,
    );
    return rows.map((row) => ({ ...row, age: ageInYears(row.birthDate) }));
  }

  function randomFilter(draw = below): CandidateFilterFields {
    const oneOf = <Value>(values: readonly Value[]) => values[draw(values.length)]!;
    const maybe = <Value>(value: Value) => (draw(2) === 0 ? value : null);
    const youngest = 18 + draw(20);
    return {
      genders: maybe([oneOf(GENDERS)]),
      ageFrom: maybe(youngest),
      ageTo: maybe(youngest + draw(8)),
      educationType: maybe(oneOf(EDUCATIONS)),
      occupation: maybe(oneOf(OCCUPATIONS)),
    };
  }

  function matchesFilter(
    row: Row,
    { genders, ageFrom, ageTo, educationType, occupation }: CandidateFilterFields,
  ) {
    return (
      row.status === 'ACTIVE' &&
      (!genders || genders.includes(row.gender as 'MALE')) &&
      (!educationType || row.educationType === educationType) &&
      (!occupation || row.occupation === occupation) &&
      row.age >= (ageFrom ?? 0) &&
      row.age <= (ageTo ?? 200)
    );
  }

  async function compare(): Promise<void> {
    const service = new CandidateListService(database.dataSource);
    const rows = await allRows();
    for (let count = 0; count < 40; count += 1) {
      const filter = randomFilter();
      const meant = rows.filter((row) => matchesFilter(row, filter)).map(({ id }) => id);
      const page = { limit: 1 + below(9), offset: below(3) * 4 };
      const { items, totalCount } = await service.find({ filter, memberId: 0 }, page);
      expect([totalCount, items.map(({ id }) => id)], JSON.stringify(filter)).toEqual([
        // 1,001 means "more than 1,000".
        Math.min(meant.length, 1001),
        meant.slice(page.offset, page.offset + page.limit),
      ]);
    }
  }

  it('[D56] [D57] [D60] finds and counts the same as filtering every row in the test, also after changes', async () => {
    await compare();
    const changes = [
      `UPDATE member SET status = CASE WHEN id % 3 = 0 THEN 'DEACTIVE' ELSE 'ACTIVE' END WHERE id % 4 < 2`,
      `UPDATE candidate SET birth_date = birth_date - 31, occupation = 'Teacher' WHERE id % 3 = 1`,
      `UPDATE candidate SET education_type = 'Other', gender = 'MALE' WHERE id % 5 = 2`,
      `DELETE FROM candidate WHERE id % 7 = 3`,
      `DELETE FROM member WHERE id % 11 = 4`,
      `UPDATE member SET status = 'PENDING' WHERE id % 13 = 5`,
    ];
    for (const change of changes) await sql(change);
    await addMembers(50);
    await addProfiles();
    await compare();
  });

  it('[D56] [D57] counts exactly to 1,000, answers 1,001 for more, and can be paged through to the end', async () => {
    const education = 'Counted to a thousand';
    await addMembers(2000);
    await addProfiles();
    await sql('UPDATE candidate SET education_type = $1', [education]);
    const listed = await sql<{ id: number }[]>('SELECT id FROM candidate WHERE listed ORDER BY id DESC');
    const ids = listed.map(({ id }) => id);
    const keep = (count: number) =>
      sql('UPDATE candidate SET education_type = $1 WHERE id = ANY ($2)', ['Other', ids.slice(count)]);
    const service = new CandidateListService(database.dataSource);
    const look = async (offset: number) => {
      const { items, totalCount } = await service.find(
        { filter: { educationType: education }, memberId: 0 },
        { limit: 4, offset },
      );
      return [totalCount, items.map(({ id }) => id)];
    };
    await keep(1006);
    expect(await look(0)).toEqual([1001, ids.slice(0, 4)]);
    expect(await look(996)).toEqual([1001, ids.slice(996, 1000)]);
    expect(await look(1000)).toEqual([1005, ids.slice(1000, 1004)]);
    expect(await look(1004)).toEqual([1006, ids.slice(1004, 1006)]);
    expect(await look(1008)).toEqual([1006, []]);
    // Whom a family has put aside is not in the long list either.
    const [family] = await sql<[{ id: number; memberId: number }]>(
      'SELECT id, member_id AS "memberId" FROM candidate WHERE listed ORDER BY id LIMIT 1',
    );
    await sql('INSERT INTO candidate_aside (candidate_id, other_id) VALUES ($1, $2)', [family.id, ids[0]]);
    const { items } = await service.find(
      { filter: { educationType: education }, memberId: family.memberId },
      { limit: 4, offset: 0 },
    );
    expect(items.map(({ id }) => id)).toEqual(ids.slice(1, 5));
    // Nor in that of whom it has not seen yet.
    await sql(`UPDATE candidate SET listed_at = now() - interval '8 days' WHERE id = ANY ($1)`, [
      [ids[2], ids[4]],
    ]);
    const fresh = await service.find(
      { filter: { educationType: education }, memberId: family.memberId, show: 'NEW' },
      { limit: 4, offset: 0 },
    );
    expect(fresh.items.map(({ id }) => id)).toEqual([ids[1], ids[3], ids[5], ids[6]]);
    await keep(1000);
    expect(await look(0)).toEqual([1000, ids.slice(0, 4)]);
    expect(await look(996)).toEqual([1000, ids.slice(996, 1000)]);
  });

  it('[D53] concurrent changes of profiles and statuses are serialized, and none is lost', async () => {
    await addProfiles();
    const members = await sql<{ id: number }[]>('SELECT id FROM member ORDER BY id LIMIT 40');
    expect(members).toHaveLength(40);
    const change = ({ id }: { id: number }, turn: number) => [
      sql(
        `UPDATE candidate SET gender = $2, birth_date = '1999-05-05', occupation = $3 WHERE member_id = $1`,
        [id, GENDERS[turn % 2], OCCUPATIONS[turn % 3]],
      ),
      sql('UPDATE member SET status = $2 WHERE id = $1', [id, STATUSES[turn % 5]]),
    ];
    await Promise.all(members.flatMap(change));
    await Promise.all([...members].reverse().flatMap((member, turn) => change(member, turn + 1)));
    await compare();
  });

  it('[D53] a profile made while its member is suspended is not listed', async () => {
    await addProfiles();
    await sql(`INSERT INTO member (name, mobile, password_hash) VALUES ('Late', '+44700', 'x')`);
    // Without the lock the suspension would not wait for the profile, and would overlook it.
    await during({ database }, addProfiles, () =>
      sql(`UPDATE member SET status = 'DEACTIVE' WHERE name = 'Late'`),
    );
    expect(
      await sql(
        `SELECT listed FROM candidate JOIN member ON member.id = member_id WHERE member.name = 'Late'`,
      ),
    ).toEqual([{ listed: false }]);
  });

  it('[speed] never scans the whole table, for few matches and for many', async () => {
    await addMembers(6000);
    await addProfiles();
    await sql('VACUUM ANALYZE candidate, member');
    // The same filters in whichever order the tests run.
    const draw = generator(20_261_122);
    const combinations = Array.from({ length: 40 }, () => randomFilter(draw));
    for (const fields of [{}, { genders: ['MALE' as const] }, ...combinations]) {
      const filter = validate(candidateFilterRules, fields);
      const page = { limit: 4, offset: 0 };
      const search = { filter, page, memberId: 1, show: 'ALL', order: 'NEWEST' } as const;
      const column = () => ['first_name'];
      const counted = countedPageStatement(column, search);
      const [{ found }] = await sql<[{ found: number }]>(counted.sql, counted.parameters);
      // Few matches are collected through an index; among many, a scan of the newest fills the page soon.
      const isMany = found > LIMITS.candidatesCounted;
      for (const statement of isMany ? [counted, newestFirstStatement(column, search)] : [counted]) {
        // Collecting stops at 1,001: of many matches Postgres may as well take the table's first rows.
        const mayScan = statement === counted && isMany;
        const usesIndex = async () => {
          const plan = await sql<{ 'QUERY PLAN': string }[]>(
            `EXPLAIN ${statement.sql}`,
            statement.parameters,
          );
          const text = plan.map((line) => line['QUERY PLAN']).join('\n');
          const isByIndex = /Index.* Scan (using|on) candidate_/.test(text);
          if (isByIndex && (mayScan || !text.includes('Seq Scan'))) return 'by index';
          // While an autovacuum analyses the table, its pages are not marked as visible to all, and a scan seems cheaper.
          await sql('VACUUM ANALYZE candidate, member');
          return text;
        };
        // An index that a migration has just made may wait for older transactions, also of other tests' databases.
        await expect.poll(usesIndex, { message: JSON.stringify(fields) }).toBe('by index');
      }
    }
  });
});
