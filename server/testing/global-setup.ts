import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { TEST_DATABASE_PREFIX } from './database-names.ts';
import { copyForRun, keptFolder } from './kept-folder.ts';
import { query } from './query.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a Postgres where tests may create databases. */
    serverUrl: string;
    /** What the names of this run's databases begin with. */
    databasePrefix: string;
  }
}

interface TestPostgres {
  serverUrl: string;
  databasePrefix: string;
  /** Leaves nothing of this run. */
  remove(): Promise<void>;
}

/** Loads what migrates only where something must be migrated: a single test file waits for this. */
async function makeTemplates(serverUrl: string, databasePrefix: string): Promise<void> {
  const templates = await import('./templates.ts');
  await templates.makeTemplates(serverUrl, databasePrefix);
}

/** The templates in a Postgres that others use too. */
async function inGivenPostgres(serverUrl: string): Promise<TestPostgres> {
  const databasePrefix = `${TEST_DATABASE_PREFIX}${randomBytes(4).toString('hex')}_`;
  await makeTemplates(serverUrl, databasePrefix);
  const remove = async () => {
    const ours = `starts_with(datname, '${databasePrefix}')`;
    const left = await query(serverUrl, `SELECT datname AS name FROM pg_database WHERE ${ours}`);
    for (const { name } of left) await query(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { serverUrl, databasePrefix, remove };
}

const startPostgres = (dataDirectory: string) =>
  startEmbeddedPostgres({ dataDirectory, log: () => undefined, fast: true });

/** An embedded Postgres for this run alone: a copy of one whose templates were made when their sources changed. */
async function inOwnPostgres(): Promise<TestPostgres> {
  const kept = await keptFolder({
    name: 'test-postgres',
    sources: [
      'migrations',
      'demo/association-texts.ts',
      'demo/donation-types.ts',
      'server/database',
      'server/features/ledger/donation-types/donation-sub-type.entity.ts',
      'server/features/site-settings/site-settings.entity.ts',
      'server/files/media-file.entity.ts',
      'server/testing/templates.ts',
      'package-lock.json',
    ],
    make: async (folder) => {
      const postgres = await startPostgres(folder);
      await makeTemplates(postgres.url, TEST_DATABASE_PREFIX);
      await postgres.stop();
    },
  });
  if (!existsSync(join(kept, 'postgres')))
    throw new Error(`As root, Postgres is another user, for whom ${tmpdir()} must be open.`);
  const { folder, dataDirectory } = copyForRun(kept, 'test-postgres');
  const postgres = await startPostgres(dataDirectory);
  const remove = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { serverUrl: postgres.url, databasePrefix: TEST_DATABASE_PREFIX, remove };
}

function openPostgres(): Promise<TestPostgres> {
  const { TEST_DATABASE_URL } = process.env;
  return TEST_DATABASE_URL ? inGivenPostgres(TEST_DATABASE_URL) : inOwnPostgres();
}

/** One Postgres and its templates for all projects of this run. Each project loads this file, hence the global. */
const run = globalThis as { testPostgres?: Promise<TestPostgres>; projectsOnPostgres?: number };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.testPostgres ??= openPostgres();
  run.projectsOnPostgres = (run.projectsOnPostgres ?? 0) + 1;
  const { serverUrl, databasePrefix, remove } = await run.testPostgres;
  project.provide('serverUrl', serverUrl);
  project.provide('databasePrefix', databasePrefix);
  return async () => {
    run.projectsOnPostgres! -= 1;
    if (run.projectsOnPostgres === 0) await remove();
  };
}
