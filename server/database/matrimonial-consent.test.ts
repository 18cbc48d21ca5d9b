import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, revertFrom, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const CONSENT = 'MatrimonialConsent1764700000000';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const query = (sql: string, parameters: unknown[] = []) => database.dataSource.query(sql, parameters);

async function addProfile(name: string): Promise<number> {
  const [{ id }] = await query(
    `INSERT INTO member (name, mobile, password_hash, status) VALUES ($1, $2, 'x', 'ACTIVE') RETURNING id`,
    [name, `+44${name}`],
  );
  await query(
    `INSERT INTO candidate (member_id, profile_for_id, first_name, middle_name, last_name, father_name, birth_date, gender,
       email, height, marital_status, mother_tongue, religion, caste, education_type, education_description, occupation,
       occupation_description, currency, annual_income, country_code, mobile, city, address, pincode, contact_name,
       contact_country_code, contact_mobile, about_candidate)
     VALUES ($1, 1, $2, '', 'Shah', '', '1990-01-01', 'MALE', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '',
       '', '', '', '')`,
    [id, name],
  );
  return id;
}

const states = () =>
  query(
    `SELECT first_name AS name, last_name AS surname, listed, status
       FROM candidate JOIN member ON member.id = member_id ORDER BY first_name`,
  );
const interests = async () =>
  (
    await query(`SELECT one.first_name || '-' || other.first_name AS pair FROM interest
      JOIN candidate AS one ON one.id = from_candidate_id JOIN candidate AS other ON other.id = to_candidate_id
     ORDER BY 1`)
  ).map(({ pair }: { pair: string }) => pair);

const shown = (name: string) => ({ name, surname: 'Shah', listed: true, status: 'ACTIVE' });
const unlisted = (name: string) => ({ name, surname: 'Shah', listed: false, status: 'DEACTIVE' });

it('[D115] profiles from before stay as they were; going back loses none and shows nobody who was not shown', async () => {
  await revertFrom(database, CONSENT);
  for (const name of ['Anil', 'Bina', 'Chetan', 'Devi', 'Esha']) await addProfile(name);
  await query(
    `INSERT INTO interest (from_candidate_id, to_candidate_id)
     SELECT one.id, other.id FROM candidate AS one, candidate AS other
      WHERE one.first_name = 'Anil' AND other.first_name IN ('Bina', 'Chetan')`,
  );

  await migrate(database.dataSource);
  expect(await states()).toEqual(['Anil', 'Bina', 'Chetan', 'Devi', 'Esha'].map(shown));
  const kept = await query(`SELECT DISTINCT confirmation, is_from_before, surname_for FROM candidate`);
  expect(kept).toEqual([{ confirmation: 'WAITING', is_from_before: true, surname_for: 'MEMBERS' }]);
  // Interest from before counts as told, and each pair has its line on the board.
  expect(await query('SELECT state, told_at IS NOT NULL AS told FROM interest')).toEqual([
    { state: 'SENT', told: true },
    { state: 'SENT', told: true },
  ]);
  expect(await query('SELECT count(*)::integer AS pairs FROM introduction')).toEqual([{ pairs: 2 }]);

  await query(
    `UPDATE candidate SET confirmation = 'GIVEN', confirmed_at = now(), is_from_before = false WHERE first_name = 'Anil'`,
  );
  await query(
    `UPDATE candidate SET confirmation = 'WITHDRAWN', is_from_before = false WHERE first_name = 'Bina'`,
  );
  await query(`UPDATE candidate SET absence = 'PAUSED' WHERE first_name = 'Chetan'`);
  await query(`UPDATE candidate SET hidden_at = now() WHERE first_name = 'Devi'`);
  await query(
    `UPDATE interest SET state = 'DECLINED', answered_at = now()
      WHERE to_candidate_id = (SELECT id FROM candidate WHERE first_name = 'Chetan')`,
  );

  await revertFrom(database, CONSENT);
  const after = [shown('Anil'), unlisted('Bina'), unlisted('Chetan'), unlisted('Devi'), shown('Esha')];
  expect((await states()).map(({ listed: _, ...row }: { listed: boolean }) => row)).toEqual(
    after.map(({ listed: _, ...row }) => row),
  );
  expect(await interests()).toEqual(['Anil-Bina']);

  await migrate(database.dataSource);
  expect(await states()).toEqual(after);
  expect(await interests()).toEqual(['Anil-Bina']);
});
