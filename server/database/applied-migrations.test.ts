import { afterAll, beforeEach, expect, it } from 'vitest';
import { BASELINE, MIGRATIONS } from '../../migrations/list.ts';
import { command as admin } from '../commands/admin.ts';
import { runCommand } from '../testing/run-command.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { appliedMigrations, recordMigration } from './applied-migrations.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
const announced: string[] = [];

beforeEach(async () => {
  await database?.drop();
  database = await createTestDatabase();
  announced.length = 0;
});
afterAll(() => database.drop());

const start = () => migrate(database.dataSource, (text) => announced.push(text));

async function setApplied(...names: string[]): Promise<void> {
  await database.dataSource.query('DELETE FROM schema_migration');
  for (const name of names) await recordMigration(database.dataSource, name);
}

it('[OPS-4] a database of the last version before 1.0.0 is adopted with its rows, once, and the log says so', async () => {
  const { dataSource } = database;
  const current = await appliedMigrations(dataSource);
  await dataSource.query(
    `INSERT INTO user_account (name, email, mobile, password_hash) VALUES ('Asha', 'a@example.org', '+447', 'x')`,
  );
  const later = MIGRATIONS.slice(BASELINE.length).map((Migration) => new Migration());
  const runner = dataSource.createQueryRunner();
  for (const migration of later.toReversed()) await migration.down(runner);
  await runner.release();
  await setApplied('Foundation1763690400000', 'Content1763776800000', 'Payments1764200000000');
  const ran = await Promise.all([start(), start()]);
  expect(ran.flat()).toEqual(later.map(({ name }) => name));
  expect(await appliedMigrations(dataSource)).toEqual(current);
  expect(announced).toEqual([expect.stringContaining('before 1.0.0 adopted')]);
  expect(await dataSource.query('SELECT name FROM user_account')).toEqual([{ name: 'Asha' }]);
});

it('[OPS-4] one of a newer version is refused with what to do, also when nothing else is to be done', async () => {
  await recordMigration(database.dataSource, 'Later1999999999999');
  const refusal =
    'Tables: Later1999999999999 is from a newer version. Run the newer version, or restore a backup of this one.';
  await expect(start()).rejects.toThrow(refusal);
  const listing = await runCommand(admin, ['list'], { DATABASE_URL: database.url });
  expect([listing.code, listing.errors]).toEqual([1, `${refusal}\n`]);
});

it('[OPS-4] an older one is refused with what to do, and stays as it is', async () => {
  const old = ['Foundation1763690400000', 'Content1763776800000'];
  await setApplied(...old);
  await expect(start()).rejects.toThrow(
    'The database is from an early version. Use the last version before 1.0.0 with it once',
  );
  expect(await appliedMigrations(database.dataSource)).toEqual(old);
});
