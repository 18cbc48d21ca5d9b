import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillWithDemoContent } from '../../demo/fill.ts';
import { loadConfig } from '../config.ts';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import { postgresUrl } from '../database/data-source.ts';
import { startUpkeep } from '../upkeep.ts';
import { adminToken, buildUser, eventFields, PASSWORD, picture } from './factories.ts';
import { get, graphql, graphqlUpload } from './requests.ts';
import { startS3Emulator } from './s3-emulator.ts';
import { openTestApp, sharedTestApp, type TestApp } from './test-app.ts';

const SAVE =
  'mutation Save($input: EventInput!, $file: Upload) { saveEvent(input: $input, file: $file) { id file { url } } }';
const TOKEN = 'mutation In($input: SignInInput!) { createAccessToken(input: $input) { token } }';
const ROLE = '{ viewer { role } }';

const WAITING =
  "SELECT FROM pg_stat_activity WHERE application_name = 'samaj demo' AND wait_event = 'advisory' AND datname = current_database()";

/** Takes the lock of a server that is filling the database. @returns the connection that holds it */
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

/** Neither server stores files on its own disk. */
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

/** As for two processes on one computer, or with a network folder. */
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

  it('share sessions and sign-outs', async () => {
    const { email } = await buildUser(first, { password: PASSWORD });
    const { token } = (await signIn(first, email, PASSWORD)).data.createAccessToken;
    expect(await roleOn(second, token)).toBe('MAIN_USER');
    await graphql(first, { query: 'mutation { signOut }', token });
    expect(await roleOn(second, token)).toBe('ANONYMOUS');
  });

  it('share rate limits: a login blocked on one is blocked on the other', async () => {
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

  it('share files and their deletion', async () => {
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

  it('may run upkeep at the same time', async () => {
    const urls: string[] = [];
    for (let count = 0; count < 5; count += 1) urls.push((await savePicture()).file.url);
    const { dataSource } = first.database;
    await dataSource.query('DELETE FROM event');
    await dataSource.query("UPDATE media_file SET state = 'REMOVED'");
    await dataSource.query("UPDATE session SET expires_at = now() - interval '1 day'");
    const rounds = [first, second].map((app) => startUpkeep(app, dataSource));
    // A round that is stopped leaves to the next one what it has not come to.
    const left = () => dataSource.query('SELECT FROM media_file UNION ALL SELECT FROM session');
    await expect.poll(left).toEqual([]);
    await Promise.all(rounds.map((round) => round.stop()));
    for (const url of urls) expect((await get(second, url)).statusCode).toBe(404);
  });
});

describe('two servers that start on an empty database with DEMO=1', () => {
  const app = sharedTestApp();

  it('fill it once: the second waits, and adds nothing once there are accounts', async () => {
    const { dataSource } = app.database;
    const filling = await lockDemo(dataSource);
    const config = loadConfig({ SAMAJ_DATA: app.dataDirectory, DEMO_PASSWORD: PASSWORD }, '/nowhere');
    const second = fillWithDemoContent(config, dataSource, app.features, new AbortController().signal);
    await expect.poll(() => dataSource.query(WAITING)).toHaveLength(1);
    await buildUser(app);
    await filling.end();
    await second;
    expect(await dataSource.query('SELECT FROM event')).toEqual([]);
  });

  it('pages say that the site is being filled until that has ended, even in failure', async () => {
    const { services } = app.features;
    const isBeingFilled = async () => (await services.siteSettings.find()).isBeingFilled;
    await app.database.dataSource.query('DELETE FROM user_account');
    const during: boolean[] = [];
    vi.spyOn(services.donationTypes, 'list').mockImplementation(async () => {
      during.push(await isBeingFilled());
      throw new Error('for once');
    });
    const config = loadConfig({ SAMAJ_DATA: app.dataDirectory, DEMO_PASSWORD: PASSWORD }, '/nowhere');
    const { dataSource } = app.database;
    const filling = fillWithDemoContent(config, dataSource, app.features, new AbortController().signal);
    await expect(filling).rejects.toThrow('for once');
    expect([during, await isBeingFilled()]).toEqual([[true], false]);
  });
});
