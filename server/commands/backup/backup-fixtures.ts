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
import { createBackup } from './backup.ts';
import { listTables } from './database-tables.ts';
import { restoreBackup } from './restore.ts';
import { settleRestoredFiles } from './restored-files.ts';

/** A database and its folder, without a server. */
export interface Place {
  url: string;
  dataDirectory: string;
}

/** Its files, on the disk. */
export function localStore(place: Place): LocalFileStore {
  return new LocalFileStore(join(place.dataDirectory, 'files'), incomingDirectoryOf(place));
}

/** A site of this test alone, and an administrator's token. */
export async function openSite(): Promise<TestApp & { token: string; place: Place }> {
  const app = await openTestApp();
  onTestFinished(() => app.close());
  const { dataDirectory, database } = app;
  return { ...app, token: await adminToken(app), place: { url: database.url, dataDirectory } };
}

/** A connection that was closed is there for a moment longer. */
async function everybodyHasLeft(url: string): Promise<void> {
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

/** Where a restore may go: migrated, and empty but for what every site begins with. */
export async function emptyPlace(): Promise<Place> {
  const database = await createTestDatabase();
  await database.dataSource.destroy();
  onTestFinished(() => database.drop());
  await everybodyHasLeft(database.url);
  return { url: database.url, dataDirectory: await temporaryDirectory() };
}

export async function archivePath(): Promise<string> {
  return join(await temporaryDirectory(), 'samaj.tar.gz');
}

/** Somebody wants to set a new password and has not yet typed the code. */
export async function askForCode(app: TestApp): Promise<void> {
  const { mobile } = await buildUser(app);
  const query = `mutation { requestPasswordCode(input: { mobile: "${mobile.slice(3)}" }) }`;
  expect((await graphql(app, { query })).errors).toBeUndefined();
}

/** Publishes a document whose file nobody else has. @returns its id */
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
  { url }: Place,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = createDataSource({ url, entities: [MediaFile], poolSize: 2, statementTimeout: 0 });
  await dataSource.initialize();
  return work(dataSource).finally(() => dataSource.destroy());
}

export function backUp(place: Place, path: string, store: FileStore = localStore(place)) {
  return withDatabase(place, (dataSource) =>
    createBackup({ dataSource, store, dataDirectory: place.dataDirectory, secret: undefined }, path),
  );
}

interface RestoreSettings {
  replace?: boolean;
  secret?: string;
  store?: FileStore;
  tell?: (text: string) => void;
}

export function restore(place: Place, path: string, settings: RestoreSettings = {}) {
  const { replace = false, secret, store = localStore(place), tell = () => undefined } = settings;
  return withDatabase(place, (dataSource) =>
    restoreBackup(
      { dataSource, store, dataDirectory: place.dataDirectory, secret, seededTables: SEEDED_TABLES },
      path,
      { replace, tell },
    ),
  );
}

/** What a server does first after a killed restore. */
export function settle(place: Place): Promise<void> {
  return withDatabase(place, (dataSource) =>
    settleRestoredFiles(dataSource, localStore(place), place.dataDirectory),
  );
}

/** Every row of every table, and every file with the hash of its content. */
export function contentsOf(place: Place) {
  return withDatabase(place, async (dataSource) => {
    const tables: Record<string, string[]> = {};
    for (const { name } of await listTables(dataSource)) {
      const rows = await dataSource.query(`SELECT to_jsonb(t)::text AS row FROM "${name}" t ORDER BY 1`);
      tables[name] = rows.map(({ row }: { row: string }) => row);
    }
    const files: Record<string, string> = {};
    for await (const key of localStore(place).list('')) {
      const content = await readFile(join(place.dataDirectory, 'files', key));
      files[key] = createHash('sha256').update(content).digest('hex');
    }
    return { tables, files };
  });
}

/** What a restore promises: the same, but nobody is signed in and no code waits. */
export function signedOut<T extends { tables: Record<string, string[]> }>(contents: T): T {
  return { ...contents, tables: { ...contents.tables, session: [], one_time_code: [] } };
}

/** Takes away all that the place has. */
export async function wipe(place: Place): Promise<void> {
  await withDatabase(place, async (dataSource) => {
    await dataSource.query('DROP SCHEMA public CASCADE');
    await dataSource.query('CREATE SCHEMA public');
  });
  await rm(place.dataDirectory, { recursive: true, force: true });
}

/** Runs SQL there. */
export function query(place: Place, statement: string, parameters: unknown[] = []) {
  return withDatabase(place, (dataSource) => dataSource.query(statement, parameters));
}
