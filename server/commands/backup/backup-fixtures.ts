import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { expect, onTestFinished } from 'vitest';
import { createDataSource } from '../../database/data-source.ts';
import { SEEDED_TABLES } from '../../features.ts';
import type { FileStore } from '../../files/file-store.ts';
import { LocalFileStore } from '../../files/local-file-store.ts';
import { MediaFile } from '../../files/media-file.entity.ts';
import { PDF, temporaryDirectory } from '../../files/media-fixtures.ts';
import { incomingDirectoryOf } from '../../files/open-file-store.ts';
import { adminToken, buildUser } from '../../testing/factories.ts';
import { graphql, graphqlUpload } from '../../testing/requests.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { startUpkeep } from '../../upkeep.ts';
import { createBackup } from './backup.ts';
import { listTables } from './database-tables.ts';
import { restoreBackup } from './restore.ts';
import { cleanUpRestoredFiles } from './restored-files.ts';

/** A database and its data folder, without a server. */
export interface Installation {
  url: string;
  dataDirectory: string;
}

/** Its file store, on disk. */
export function localStore(installation: Installation): LocalFileStore {
  return new LocalFileStore(join(installation.dataDirectory, 'files'), incomingDirectoryOf(installation));
}

export type Site = TestApp & { token: string; installation: Installation };

/**
 * A site, and an administrator's token.
 * @param whenFinished what closes it; by default the end of this test
 */
export async function openSite(
  whenFinished: (close: () => Promise<void>) => void = onTestFinished,
): Promise<Site> {
  const app = await openTestApp();
  whenFinished(() => app.close());
  const { dataDirectory, database } = app;
  return { ...app, token: await adminToken(app), installation: { url: database.url, dataDirectory } };
}

/** Postgres lists a closed connection for a moment longer. */
async function waitForDisconnects(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const others = async () =>
    (
      await client.query(
        'SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      )
    ).rowCount;
  await expect.poll(others, { timeout: 20_000 }).toBe(0);
  await client.end();
}

/** A target for a restore: migrated, and empty except for seeded rows. */
export async function emptyInstallation(): Promise<Installation> {
  const database = await createTestDatabase({ empty: true });
  await database.dataSource.destroy();
  onTestFinished(() => database.drop());
  await waitForDisconnects(database.url);
  return { url: database.url, dataDirectory: await temporaryDirectory() };
}

/** A target for a restore: of a site that was started, looked at and stopped. */
export async function startedInstallation(): Promise<Installation> {
  const database = await createTestDatabase({ empty: true });
  const { dataSource, url } = database;
  onTestFinished(() => database.drop());
  const app = await openTestApp({ database });
  const upkeep = startUpkeep(app, dataSource);
  expect((await app.server.inject('/api/admin/eventlist/0')).statusCode).toBe(200);
  await expect.poll(() => dataSource.query('SELECT FROM retention_run'), { timeout: 20_000 }).not.toEqual([]);
  await upkeep.stop();
  await app.close();
  await dataSource.destroy();
  await waitForDisconnects(url);
  return { url, dataDirectory: await temporaryDirectory() };
}

export async function archivePath(): Promise<string> {
  return join(await temporaryDirectory(), 'samaj.tar.gz');
}

/** Leaves a pending one-time code. */
export async function requestPasswordCode(app: TestApp): Promise<void> {
  const { mobile } = await buildUser(app);
  const query = `mutation { requestPasswordCode(input: { mobile: "${mobile.slice(3)}" }) }`;
  expect((await graphql(app, { query })).errors).toBeUndefined();
}

/** Publishes a document with a unique file. @returns its id */
export async function publish(app: TestApp & { token: string }, name: string): Promise<number> {
  const { data } = await graphqlUpload(app, {
    query: `mutation ($input: PdfDocumentInput!, $file: Upload) { savePdfDocument(input: $input, file: $file) { id } }`,
    variables: {
      input: { name, description: 'The programme of the autumn in detail. '.repeat(3), fileType: 'PDF' },
    },
    token: app.token,
    file: {
      content: Buffer.concat([PDF, Buffer.from(`% ${name}\n%%EOF\n`)]),
      fileName: 'programme.pdf',
      contentType: 'application/pdf',
    },
  });
  return data.savePdfDocument.id;
}

export async function unpublish(app: TestApp & { token: string }, id: number): Promise<void> {
  await graphql(app, {
    query: 'mutation ($id: Int!) { deletePdfDocument(id: $id) }',
    variables: { id },
    token: app.token,
  });
}

export async function withDatabase<T>(
  { url }: Installation,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = createDataSource({ url, entities: [MediaFile], poolSize: 2, statementTimeout: 0 });
  await dataSource.initialize();
  return work(dataSource).finally(() => dataSource.destroy());
}

export function backUp(
  installation: Installation,
  path: string,
  store: FileStore = localStore(installation),
) {
  return withDatabase(installation, (dataSource) =>
    createBackup(
      { dataSource, store, dataDirectory: installation.dataDirectory, secret: undefined, mayLack: 0 },
      path,
    ),
  );
}

interface RestoreSettings {
  replace?: boolean;
  skipNumbers?: number;
  secret?: string;
  store?: FileStore;
  report?: (text: string) => void;
}

export function restore(installation: Installation, path: string, settings: RestoreSettings = {}) {
  const { replace = false, skipNumbers = 0, secret } = settings;
  const { store = localStore(installation), report = () => undefined } = settings;
  return withDatabase(installation, (dataSource) =>
    restoreBackup(
      { dataSource, store, dataDirectory: installation.dataDirectory, secret, seededTables: SEEDED_TABLES },
      path,
      { replace, skipNumbers, report },
    ),
  );
}

/** What a server does at start after a killed restore. */
export function cleanUp(installation: Installation): Promise<void> {
  return withDatabase(installation, (dataSource) =>
    cleanUpRestoredFiles(dataSource, localStore(installation), installation.dataDirectory),
  );
}

/** Every row of every table, and every file with the hash of its content. */
export function contentsOf(installation: Installation) {
  return withDatabase(installation, async (dataSource) => {
    const tables: Record<string, string[]> = {};
    for (const { name } of await listTables(dataSource)) {
      const rows = await dataSource.query(`SELECT to_jsonb(t)::text AS row FROM "${name}" t ORDER BY 1`);
      tables[name] = rows.map(({ row }: { row: string }) => row);
    }
    const files: Record<string, string> = {};
    for await (const key of localStore(installation).list('')) {
      const content = await readFile(join(installation.dataDirectory, 'files', key));
      files[key] = createHash('sha256').update(content).digest('hex');
    }
    return { tables, files };
  });
}

/** The expected contents after a restore: without sessions and one-time codes. */
export function withoutSessions<T extends { tables: Record<string, string[]> }>(contents: T): T {
  return { ...contents, tables: { ...contents.tables, session: [], one_time_code: [] } };
}

/** Deletes everything of an installation. */
export async function wipe(installation: Installation): Promise<void> {
  await withDatabase(installation, async (dataSource) => {
    await dataSource.query('DROP SCHEMA public CASCADE');
    await dataSource.query('CREATE SCHEMA public');
  });
  await rm(installation.dataDirectory, { recursive: true, force: true });
}

/** Runs SQL in its database. */
export function query(installation: Installation, statement: string, parameters: unknown[] = []) {
  return withDatabase(installation, (dataSource) => dataSource.query(statement, parameters));
}

/** Contents without the columns, and the entries of a list, that came after 1.0.0, which an earlier backup cannot have. */
export function withoutLaterColumns({ tables, ...rest }: Awaited<ReturnType<typeof contentsOf>>) {
  const later: Record<string, string[]> = {
    donation_sub_type: ['purpose', 'effects', 'file_id'],
    site_settings: ['use_of_donations', 'drawings'],
  };
  const earlier = Object.entries(tables).map(([table, rows]) => [
    table,
    rows.flatMap((row) => {
      const fields = JSON.parse(row);
      if (fields.list === 'DIET') return [];
      const entries = Object.entries(fields).filter(([column]) => !later[table]?.includes(column));
      return [Object.fromEntries(entries)];
    }),
  ]);
  return { ...rest, tables: Object.fromEntries(earlier) };
}
