import { expect, it } from 'vitest';
import { OPERATOR } from '../../../identity/viewer.ts';
import { buildUser } from '../../../testing/factories.ts';
import { removeOld } from '../../../testing/remove-old.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { countDesk } from '../../counts/count-fixtures.ts';
import { BELONGS_TO_DONOR, deleteUnusedDonor, ownDonorOfAccount } from './find-donor.ts';

const app = sharedTestApp();

it('[gate] what belongs to a donor is each reference to one', async () => {
  const references: { column: string }[] = await app.database.dataSource.query(
    `SELECT conrelid::regclass || '.' || attname AS column
       FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE confrelid = 'donor'::regclass AND conrelid <> 'donor'::regclass`,
  );
  const known = Object.entries(BELONGS_TO_DONOR).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  );
  expect(known.sort()).toEqual(references.map(({ column }) => column).sort());
});

it('a donor who was written to about a year is not removed with their last donation, nor the letter', async () => {
  const { dataSource } = app.database;
  const [{ id }] = await dataSource.query(
    `INSERT INTO donor (name, letter_language) VALUES ('Asha', 'en') RETURNING id`,
  );
  await dataSource.query(
    `INSERT INTO donor_statement_letter (donor_id, from_day, to_day, sent_by_name)
     VALUES ($1, '2025-04-06', '2026-04-05', 'Office')`,
    [id],
  );
  const remove = () => dataSource.transaction((manager) => deleteUnusedDonor(manager, id));
  expect(await remove()).toBe(false);
  expect(await dataSource.query('SELECT FROM donor_statement_letter WHERE donor_id = $1', [id])).toHaveLength(
    1,
  );
  await dataSource.query('DELETE FROM donor_statement_letter WHERE donor_id = $1', [id]);
  expect(await remove()).toBe(true);
});

it('a donor whom the office has changed is not removed with their last donation', async () => {
  const desk = countDesk(app);
  const { id, version } = await desk.newDonor({ name: 'Asha' });
  await desk.done('saveDonor', { input: { id, version, name: 'Asha', note: 'Rings on Sundays' } });
  const remove = app.database.dataSource.transaction((manager) => deleteUnusedDonor(manager, id));
  expect(await remove).toBe(false);
});

it('the donor that an account itself is stays without a donation', async () => {
  const { id: userId } = await buildUser(app);
  const remove = app.database.dataSource.transaction(async (manager) =>
    deleteUnusedDonor(manager, await ownDonorOfAccount(manager, userId, 'en')),
  );
  expect(await remove).toBe(false);
});

it('a donor who is counted as one who has an account stays, however old both are', async () => {
  const { dataSource } = app.database;
  const { id: userId } = await buildUser(app);
  const ownId = await dataSource.transaction((manager) => ownDonorOfAccount(manager, userId, 'en'));
  const { id, version } = await countDesk(app).newDonor({ name: 'Asha' });
  await app.features.services.donorMerges.merge(OPERATOR, { id, version }, { id: ownId, version: 1 });
  await dataSource.query(`UPDATE donor SET created_at = now() - interval '8 years' WHERE id = ANY ($1)`, [
    [id, ownId],
  ]);
  await removeOld(app, 'donors');
  expect(await dataSource.query('SELECT FROM donor WHERE id = $1', [id])).toHaveLength(1);
});
