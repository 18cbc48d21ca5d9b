import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, revertFrom, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const OWN_SIGN_IN = 'OwnSignIn1764800000100';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const query = (sql: string, parameters: unknown[] = []) => database.dataSource.query(sql, parameters);

async function addMember(name: string, candidateId: number | null = null): Promise<number> {
  const [{ id }] = await query(
    `INSERT INTO member (name, mobile, password_hash, candidate_id) VALUES ($1, $1, 'x', $2) RETURNING id`,
    [name, candidateId],
  );
  return id;
}

async function addProfile(memberId: number): Promise<number> {
  const [{ id }] = await query(
    `INSERT INTO candidate (member_id, profile_for_id, first_name, middle_name, last_name, father_name, birth_date, gender,
       email, height, marital_status, mother_tongue, religion, caste, education_type, education_description, occupation,
       occupation_description, currency, annual_income, country_code, mobile, city, address, pincode, contact_name,
       contact_country_code, contact_mobile, about_candidate)
     VALUES ($1, 1, 'A', '', 'Shah', '', '1990-01-01', 'MALE', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '',
       '', '', '', '') RETURNING id`,
    [memberId],
  );
  return id;
}

const names = async () =>
  (await query('SELECT name FROM member ORDER BY name')).map(({ name }: { name: string }) => name);

it('going back leaves every account with its profile, and none without; an account of the candidate alone stays theirs', async () => {
  const [family, alone] = [await addMember('family'), await addMember('alone')];
  const [hers, his] = [await addProfile(family), await addProfile(alone)];
  await addMember('beside', hers);
  await query('UPDATE member SET candidate_id = $2 WHERE id = $1', [alone, his]);
  await query(
    `INSERT INTO confirmation_record (candidate_id, act, text_version, way) VALUES ($1, 'GIVEN', 1, 'SIGN_IN')`,
    [his],
  );
  await revertFrom(database, OWN_SIGN_IN);
  expect(await names()).toEqual(['alone', 'family']);
  await migrate(database.dataSource);
  expect(await names()).toEqual(['alone', 'family']);
  expect(await query('SELECT count(*)::integer AS profiles FROM candidate')).toEqual([{ profiles: 2 }]);
});
