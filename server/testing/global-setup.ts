import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDataSource } from '../database/data-source.ts';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';
import { query } from './query.ts';
import { databaseUrl, TEST_DATABASE_PREFIX } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a Postgres where tests may create databases. */
    serverUrl: string;
    /** The migrated template database that each test file copies. */
    templateName: string;
  }
}

interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

/** The Postgres at TEST_DATABASE_URL, or an embedded one for this run only. */
async function openPostgres(): Promise<TestPostgres> {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => undefined };
  const dataDirectory = await mkdtemp(join(tmpdir(), 'samaj-test-postgres-'));
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: () => undefined, fast: true });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { url: postgres.url, stop };
}

/** Builds the template database with the real migrations, once for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await openPostgres();
  const templateName = `${TEST_DATABASE_PREFIX}${randomBytes(6).toString('hex')}`;
  await query(postgres.url, `CREATE DATABASE ${templateName}`);
  const dataSource = createDataSource({
    url: databaseUrl(postgres.url, templateName),
    entities: [],
    poolSize: 2,
  });
  await dataSource.initialize();
  await migrate(dataSource);
  await dataSource.destroy();
  project.provide('serverUrl', postgres.url);
  project.provide('templateName', templateName);
  return async () => {
    await query(postgres.url, `DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`);
    await postgres.stop();
  };
}
