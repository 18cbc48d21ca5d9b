import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, revertFrom, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const WISHES = 'CandidateWishes1764800000000';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const query = (sql: string, parameters: unknown[] = []) => database.dataSource.query(sql, parameters);

async function addProfile(name: string, confirmation: string): Promise<void> {
  await query(
    `WITH owner AS (INSERT INTO member (name, mobile, password_hash) VALUES ($1, $2, 'x') RETURNING id)
     INSERT INTO candidate (member_id, profile_for_id, first_name, middle_name, last_name, father_name, birth_date, gender,
       email, height, marital_status, mother_tongue, religion, caste, education_type, education_description, occupation,
       occupation_description, currency, annual_income, country_code, mobile, city, address, pincode, contact_name,
       contact_country_code, contact_mobile, about_candidate, confirmation, confirmed_at, created_at)
     SELECT id, 1, $1, '', 'Shah', '', '1990-01-01', 'MALE', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '',
       '', '', '', '', '', $3::text, CASE WHEN $3::text = 'GIVEN' THEN now() END, '2026-01-01' FROM owner`,
    [name, `+44${name}`, confirmation],
  );
}

const since = async () =>
  (
    await query(
      `SELECT first_name, listed, listed_at IS NOT NULL AS since, listed_at < '2026-01-02' AS old FROM candidate ORDER BY 1`,
    )
  ).map((row: object) => Object.values(row));

it('[D119] profiles that were shown are not new, also after going back and forth, and a later yes is', async () => {
  await revertFrom(database, WISHES);
  await addProfile('Anil', 'GIVEN');
  await addProfile('Bina', 'WAITING');
  await migrate(database.dataSource);
  expect(await since()).toEqual([
    ['Anil', true, true, true],
    ['Bina', false, false, null],
  ]);
  await query(`UPDATE candidate SET confirmation = 'GIVEN', confirmed_at = now() WHERE first_name = 'Bina'`);
  expect((await since())[1]).toEqual(['Bina', true, true, false]);
  await query('INSERT INTO candidate_wishes (candidate_id, castes) SELECT id, $1 FROM candidate', [
    ['Lohana'],
  ]);
  await revertFrom(database, WISHES);
  await query(`UPDATE candidate SET absence = 'PAUSED' WHERE first_name = 'Anil'`);
  expect(await query('SELECT listed FROM candidate ORDER BY first_name')).toEqual([
    { listed: false },
    { listed: true },
  ]);
  await migrate(database.dataSource);
  expect((await since())[0]).toEqual(['Anil', false, true, true]);
});
