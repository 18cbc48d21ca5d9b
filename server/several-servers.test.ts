import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countStatements } from './testing/count-statements.ts';
import { adminToken, buildUser, eventFields, PASSWORD, picture } from './testing/factories.ts';
import { get, graphql, graphqlUpload } from './testing/requests.ts';
import { startS3Emulator } from './testing/s3-emulator.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

const EVENTS = '{ events { items { name } } }';
const SAVE =
  'mutation Save($input: EventInput!, $file: Upload) { saveEvent(input: $input, file: $file) { id file { url } } }';
const TOKEN = 'mutation In($input: SignInInput!) { createAccessToken(input: $input) { token } }';
const ROLE = '{ viewer { role } }';

/** Long enough for a slow machine; what is promised is a second (docs/scaling.md). */
const SOON = { timeout: 5_000 };

/** Two servers on one Postgres, with files in one bucket and nothing on either's disk. */
describe('two servers', () => {
  let first: Awaited<ReturnType<typeof openTestApp>>;
  let second: Awaited<ReturnType<typeof openTestApp>>;
  let closeS3: () => Promise<void>;
  let bucket: string;

  beforeAll(async () => {
    bucket = await mkdtemp(join(tmpdir(), 'samaj-s3-'));
    const { settings, close } = await startS3Emulator(bucket);
    closeS3 = close;
    const environment = {
      RESPONSE_CACHE_MEGABYTES: '8',
      SAMAJ_SECRET: 'the-same-on-each-server-0123456789',
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.endpoint ?? '',
      S3_ACCESS_KEY_ID: settings.credentials?.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: settings.credentials?.secretAccessKey ?? '',
    };
    first = await openTestApp({ environment });
    second = await openTestApp({ environment, database: first.database });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
    await closeS3();
    await rm(bucket, { recursive: true, force: true });
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

  it('share files, and their end', async () => {
    const token = await adminToken(first);
    const file = { content: await picture(), fileName: 'diwali.png', contentType: 'image/png' };
    const saved = await graphqlUpload(first, {
      query: SAVE,
      token,
      variables: { input: eventFields() },
      file,
    });
    const { id, file: stored } = saved.data.saveEvent;
    const whole = await get(second, stored.url);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/jpeg']);
    for (const { dataDirectory } of [first, second])
      expect(await readdir(join(dataDirectory, 'files')).catch(() => [])).toEqual([]);
    await graphql(first, {
      query: 'mutation Remove($id: Int!) { deleteEvent(id: $id) }',
      token,
      variables: { id },
    });
    expect((await get(second, stored.url)).statusCode).toBe(404);
  });

  it('drop the answers they keep when the other has written', async () => {
    expect(await namesOn(second)).not.toContain('Maha Shivratri');
    await saveOn(first, await adminToken(first), 'Maha Shivratri');
    await vi.waitFor(async () => expect(await namesOn(second)).toContain('Maha Shivratri'), SOON);
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
