import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { createDataSource } from '../database/data-source.ts';
import { ENTITIES } from '../features.ts';
import { databaseUrl, TEST_DATABASE_PREFIX, templateName } from './database-names.ts';
import { noteDatabase } from './open-databases.ts';

/** @throws Error for a database that the tests did not create */
export function assertTestDatabase(url: string): void {
  const name = new URL(url).pathname.slice(1);
  if (!name.startsWith(TEST_DATABASE_PREFIX)) throw new Error(`${name} is not a test database.`);
}

export interface TestDatabase {
  url: string;
  dataSource: DataSource;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('serverUrl') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** @returns the copy's name; the run drops what is left of its copies when it ends */
async function copyTemplate(kind: 'filled' | 'empty'): Promise<string> {
  const prefix = inject('databasePrefix');
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${templateName(prefix, kind)}`);
  return name;
}

/** The database of the next file of this worker, made while the present one runs. */
let spare: Promise<string> | undefined;

async function takeSpare(): Promise<string> {
  const taken = spare ?? copyTemplate('filled');
  spare = undefined;
  const name = await taken;
  spare = copyTemplate('filled');
  // It is missed, and reported, when a test takes it.
  spare.catch(() => undefined);
  return name;
}

interface TestDatabaseOptions {
  statementTimeout?: number;
  /** As a new installation has it, without the demo's association. */
  empty?: boolean;
}

/** Creates a database for one test file, copied from a template. */
export async function createTestDatabase({
  empty = false,
  ...options
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = empty ? await copyTemplate('empty') : await takeSpare();
  const url = databaseUrl(inject('serverUrl'), name);
  assertTestDatabase(url);
  const dataSource = createDataSource({ url, entities: ENTITIES, poolSize: 10, ...options });
  await dataSource.initialize();
  noteDatabase(name, true);
  const drop = async () => {
    noteDatabase(name, false);
    if (dataSource.isInitialized) await dataSource.destroy();
    await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { url, dataSource, drop };
}

/** Reverts the migration of that name and all later ones. @throws Error for an unknown name */
export async function revertFrom(
  { dataSource }: Pick<TestDatabase, 'dataSource'>,
  name: string,
): Promise<void> {
  const first = dataSource.migrations.findIndex((migration) => migration.name === name);
  if (first < 0) throw new Error(`There is no migration ${name}.`);
  for (const _ of dataSource.migrations.slice(first))
    await dataSource.undoLastMigration({ transaction: 'each' });
}
