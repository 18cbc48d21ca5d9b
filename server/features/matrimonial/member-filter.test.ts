import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { MemberFilterFields } from '../../../rules/member-filter.ts';
import { place, setPlace } from '../../../rules/place.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { Candidate } from './candidates/candidate.entity.ts';
import { filterMembers } from './member-filter.ts';
import { Member } from './members/member.entity.ts';

describe("an admin's search among many members", () => {
  const app = sharedTestApp();

  beforeAll(async () => {
    const { dataSource } = app.database;
    await dataSource.query(
      `INSERT INTO member (name, mobile, password_hash)
       SELECT 'Member ' || n, '+44' || 7000000000 + n, 'none' FROM generate_series(1, 20000) AS n`,
    );
    const others = ['middle_name', 'last_name', 'father_name', 'height', 'marital_status', 'mother_tongue'];
    others.push('religion', 'caste', 'education_description', 'occupation_description', 'currency');
    others.push('annual_income', 'city', 'address', 'pincode', 'contact_name', 'about_candidate', 'email');
    await dataSource.query(
      `INSERT INTO candidate (member_id, profile_for_id, first_name, gender, birth_date, education_type, occupation,
                              country_code, mobile, contact_country_code, contact_mobile, ${others})
       SELECT id, 1, 'Name' || id, 'MALE', '1990-01-01', 'x', 'y', '44', 7100000000 + id, '44', 7200000000 + id,
              ${others.map(() => `'n' || id`)}
         FROM member`,
    );
    await dataSource.query('ANALYZE member, candidate');
  });

  /** The query plan with which Postgres counts the matches of a filter. */
  async function plan(filter: MemberFilterFields): Promise<string> {
    const query = app.database.dataSource.manager
      .createQueryBuilder(Member, 'member')
      .leftJoin(Candidate, 'candidate', 'candidate.memberId = member.id')
      .select('count(*)')
      .where('true');
    filterMembers(query, filter);
    const [sql, parameters] = query.getQueryAndParameters();
    const rows = await app.database.dataSource.query(`EXPLAIN ${sql}`, parameters);
    return rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
  }

  it.each([
    [{ contactNumber: '71000012' }, ['candidate_mobile', 'candidate_contact_mobile', 'member_mobile_digits']],
    [{ status: 'PENDING' }, ['member_status_newest']],
  ] as const)('%j is found by indexes, and neither table is read whole', async (filter, indexes) => {
    const found = await plan(filter);
    for (const index of indexes) expect(found).toContain(index);
    expect(found).not.toContain('Seq Scan');
  });

  it.each(['501 23', '+48 501 234 567'])(
    '[D59] %s finds a number at home that has nine digits',
    async (contactNumber) => {
      const { dataSource } = app.database;
      await dataSource.query(
        `INSERT INTO member (name, mobile, password_hash) VALUES ('Anna', '+48501234567', 'none')
       ON CONFLICT DO NOTHING`,
      );
      const home = { ...place };
      setPlace({ ...home, callingCode: '48' });
      onTestFinished(() => setPlace(home));
      const query = dataSource.manager
        .createQueryBuilder(Member, 'member')
        .leftJoin(Candidate, 'candidate', 'candidate.memberId = member.id')
        .where('true');
      filterMembers(query, { contactNumber });
      expect((await query.getMany()).map(({ name }) => name)).toEqual(['Anna']);
    },
  );

  it.each(['0', '+44', '-'])('%s is not a number and does not restrict the search', async (contactNumber) => {
    expect(await plan({ contactNumber })).toBe(await plan({}));
  });
});
