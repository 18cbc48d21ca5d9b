import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from './config.ts';
import { ADVISORY_LOCKS } from './database/advisory-locks.ts';
import { postgresUrl } from './database/data-source.ts';
import { fillWithDemoContent } from './demo.ts';
import { countStatements } from './testing/count-statements.ts';
import { adminToken, buildUser, eventFields, PASSWORD, picture } from './testing/factories.ts';
import { get, graphql, graphqlUpload } from './testing/requests.ts';
import { startS3Emulator } from './testing/s3-emulator.ts';
import { openTestApp, sharedTestApp, type TestApp } from './testing/test-app.ts';

const EVENTS = '{ events { items { name } } }';
const SAVE =
  'mutation Save($input: EventInput!, $file: Upload) { saveEvent(input: $input, file: $file) { id file { url } } }';
const TOKEN = 'mutation In($input: SignInInput!) { createAccessToken(input: $input) { token } }';
const ROLE = '{ viewer { role } }';

/** What is promised of what another server keeps. */
const WITHIN_A_SECOND = { timeout: 1_000 };
/** Long enough for a slow machine. */
const SOON = { timeout: 5_000 };

const WAITING =
  "SELECT FROM pg_stat_activity WHERE application_name = 'samaj demo' AND wait_event = 'advisory'";

/** As a server does that is filling the database. */
async function lockDemo(dataSource: DataSource): Promise<Client> {
  const client = new Client({ connectionString: postgresUrl(dataSource) });
  await client.connect();
  await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.demoContent]);
  return client;
}

interface SharedFiles {
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** Nothing is on either server's disk. */
async function shareBucket(folder: string): Promise<SharedFiles> {
  const { settings, close } = await startS3Emulator(folder);
  const environment = {
    S3_BUCKET: settings.bucket,
    S3_ENDPOINT: settings.endpoint ?? '',
    S3_ACCESS_KEY_ID: settings.credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: settings.credentials?.secretAccessKey ?? '',
  };
  return { environment, close };
}

/** Two processes on one computer, or a folder that the network brings to both. */
async function shareFolder(folder: string): Promise<SharedFiles> {
  return { environment: { SAMAJ_DATA: folder }, close: async () => undefined };
}

describe.each([
  ['in one bucket', shareBucket],
  ['in one folder', shareFolder],
])('two servers on one Postgres, with files %s,', (_where, share) => {
  let first: Awaited<ReturnType<typeof openTestApp>>;
  let second: Awaited<ReturnType<typeof openTestApp>>;
  let files: SharedFiles;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'samaj-shared-'));
    files = await share(folder);
    const environment = {
      ...files.environment,
      RESPONSE_CACHE_MEGABYTES: '8',
      SAMAJ_SECRET: 'aV7kq2Zr9-Lx4mT8wYc1-Hn5sDf3-Gb6',
    };
    first = await openTestApp({ environment });
    second = await openTestApp({ environment, database: first.database });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
    await files.close();
    await rm(folder, { recursive: true, force: true });
  });

  const signIn = (on: TestApp, login: string, password: string, from?: string) =>
    graphql(on, { query: TOKEN, variables: { input: { login, password } }, from });
  const roleOn = async (on: TestApp, token: string) =>
    (await graphql(on, { query: ROLE, token })).data.viewer.role;
  const namesOn = async (on: TestApp): Promise<string[]> =>
    (await graphql(on, { query: EVENTS })).data.events.items.map((event: { name: string }) => event.name);
  const saveOn = (on: TestApp, token: string, name: string) =>
    graphql(on, { query: SAVE, token, variables: { input: eventFields({ name }) } });

  it('share sessions, and their end', async () => {
    const { email } = await buildUser(first, { password: PASSWORD });
    const { token } = (await signIn(first, email, PASSWORD)).data.createAccessToken;
    expect(await roleOn(second, token)).toBe('MAIN_USER');
    await graphql(first, { query: 'mutation { signOut }', token });
    expect(await roleOn(second, token)).toBe('ANONYMOUS');
  });

  it('share limits: a name that waits on one waits on the other', async () => {
    const { email } = await buildUser(first, { password: PASSWORD });
    const from = '198.51.100.77';
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(first, email, 'not the password', from);
    expect((await signIn(second, email, PASSWORD, from)).status).toBe(429);
  });

  const savePicture = async () => {
    const token = await adminToken(first);
    const file = { content: await picture(), fileName: 'diwali.png', contentType: 'image/png' };
    const variables = { input: eventFields() };
    return (await graphqlUpload(first, { query: SAVE, token, variables, file })).data.saveEvent;
  };

  it('share files, and their end', async () => {
    const { id, file: stored } = await savePicture();
    const token = await adminToken(second);
    const whole = await get(second, stored.url);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/jpeg']);
    for (const { dataDirectory } of [first, second])
      expect(await readdir(join(dataDirectory, 'files')).catch(() => [])).toEqual([]);
    await graphql(second, {
      query: 'mutation Remove($id: Int!) { deleteEvent(id: $id) }',
      token,
      variables: { id },
    });
    expect((await get(first, stored.url)).statusCode).toBe(404);
  });

  it('may clear up at the same time', async () => {
    const urls: string[] = [];
    for (let count = 0; count < 5; count += 1) urls.push((await savePicture()).file.url);
    const { dataSource } = first.database;
    await dataSource.query('DELETE FROM event');
    await dataSource.query("UPDATE media_file SET state = 'REMOVED'");
    await dataSource.query("UPDATE session SET expires_at = now() - interval '1 day'");
    await Promise.all(
      [first, second].flatMap(({ media, sessions, rateLimiter, codes, features }) => [
        media.sweep({ pendingOlderThanSeconds: 3600 }),
        sessions.removeExpired(),
        rateLimiter.removeForgotten(),
        codes.removeExpired(),
        features.services.audit.removeOld(),
      ]),
    );
    for (const table of ['media_file', 'session'])
      expect(await dataSource.query(`SELECT FROM ${table}`)).toEqual([]);
    for (const url of urls) expect((await get(second, url)).statusCode).toBe(404);
  });

  it('drop the answers they keep when the other has written', async () => {
    expect(await namesOn(second)).not.toContain('Maha Shivratri');
    await saveOn(first, await adminToken(first), 'Maha Shivratri');
    await vi.waitFor(async () => expect(await namesOn(second)).toContain('Maha Shivratri'), WITHIN_A_SECOND);
  });

  it('keep nothing while they do not hear of changes, and listen again', async () => {
    await namesOn(second);
    await first.database.dataSource.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'samaj changes' AND datname = current_database()",
    );
    await saveOn(first, await adminToken(first), 'Ram Navami');
    await vi.waitFor(async () => expect(await namesOn(second)).toContain('Ram Navami'), SOON);
    await vi.waitFor(async () => {
      await namesOn(second);
      expect(await countStatements(() => namesOn(second))).toBe(0);
    }, SOON);
  });
});

describe('two servers that start on an empty database with DEMO=1', () => {
  const app = sharedTestApp();

  it('fill it once: the second waits, and finds people in it', async () => {
    const { dataSource } = app.database;
    const filling = await lockDemo(dataSource);
    const config = loadConfig({ SAMAJ_DATA: app.dataDirectory, DEMO_PASSWORD: PASSWORD }, '/nowhere');
    const { services } = app.features;
    const second = fillWithDemoContent(config, dataSource, services, new AbortController().signal);
    await expect.poll(() => dataSource.query(WAITING), { timeout: 5_000 }).toHaveLength(1);
    await buildUser(app);
    await filling.end();
    await second;
    expect(await dataSource.query('SELECT FROM event')).toEqual([]);
  });
});
