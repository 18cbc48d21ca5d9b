import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminToken, buildOwner, eventFields, openSession, picture } from '../../testing/factories.ts';
import { graphqlUpload } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during } from '../../testing/two-at-once.ts';
import { answerOf, BODIES, beginUpload, traces, WAYS } from './upload-fixtures.ts';

const app = sharedTestApp();

const SAVE =
  'mutation ($input: EventInput!, $file: Upload) { saveEvent(input: $input, file: $file) { id version } }';
const BROKEN = { content: Buffer.from('no picture'), fileName: 'a.png', contentType: 'image/png' };

async function newAdmin(): Promise<string> {
  const { id } = await buildOwner(app);
  return openSession(app, { userId: id });
}

describe('[UP-11] the upload limits of an account', () => {
  const open: Socket[] = [];
  let port: number;

  beforeAll(async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.server.address() as { port: number }).port;
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
  });
  afterAll(() => app.server.server.closeAllConnections());

  async function begin(upload: Parameters<typeof beginUpload>[1]): Promise<Socket> {
    const socket = await beginUpload(port, upload);
    open.push(socket);
    return socket;
  }

  it.each(Object.keys(BODIES))(
    "[UP-11] %s: one account's stalled uploads do not fill the disk or block others",
    async (path) => {
      const before = await traces(app);
      const token = await newAdmin();
      for (let count = 0; count < 8; count++) await begin({ path, token, fraction: 0.5 });
      await expect.poll(() => traces(app), { timeout: 5000 }).toEqual({ ...before, incoming: 2 });
      expect(await answerOf(await begin({ path, token: await newAdmin(), fraction: 1 }))).toMatch(
        /^HTTP\/1\.1 200 /,
      );
      expect(await traces(app)).toMatchObject({ incoming: 2 });
      for (const socket of open) socket.destroy();
      await expect.poll(() => traces(app), { timeout: 5000 }).toMatchObject({ incoming: 0 });
    },
  );

  it("[UP-11] one account's many pictures do not delay another account's single one", async () => {
    const content = await picture({ width: 2400, height: 1800, format: 'jpeg' });
    const file = { content, fileName: 'a.jpg', contentType: 'image/jpeg' };
    const done: string[] = [];
    const save = async (name: string, token: string) => {
      const { errors } = await graphqlUpload(app, {
        query: SAVE,
        variables: { input: eventFields() },
        token,
        file,
      });
      expect(errors).toBeUndefined();
      done.push(name);
    };
    const [many, one] = [await newAdmin(), await newAdmin()];
    const all = Array.from({ length: 12 }, () => save('many', many));
    await Promise.race(all);
    await save('one', one);
    expect(done.length).toBeLessThan(8);
    await Promise.all(all);
  });

  it.each(Object.keys(BODIES))(
    '[UP-7] %s: an upload whose client has disconnected is not processed',
    async (path) => {
      const token = await adminToken(app);
      const { data } = await graphqlUpload(app, {
        query: SAVE,
        variables: { input: eventFields() },
        token,
        file: { content: await picture(), fileName: 'a.png', contentType: 'image/png' },
      });
      const { id } = data.saveEvent;
      const version = () =>
        app.database.dataSource.query('SELECT version, file_id FROM event WHERE id = $1', [id]);
      const [before, rows] = [await version(), (await traces(app)).rows];
      let socket: Socket;
      const connections = () =>
        new Promise((resolve) => app.server.server.getConnections((_error, count) => resolve(count)));
      // The save blocks at its first read; meanwhile the client disconnects.
      await during(
        app,
        (manager) => manager.query('LOCK TABLE event IN ACCESS EXCLUSIVE MODE'),
        async () => {
          socket = await begin({ path, token, fraction: 1, change: { id } });
          await once(socket, 'close');
        },
        {
          async meanwhile() {
            socket.destroy();
            await expect.poll(connections, { timeout: 5000 }).toBe(0);
          },
        },
      );
      await expect.poll(() => traces(app), { timeout: 5000 }).toMatchObject({ incoming: 0, rows });
      expect(await version()).toEqual(before);
    },
  );
});

describe('[UP-11] a save is refused before its picture is processed', () => {
  it.each(Object.entries(WAYS))('[D36] %s: an unknown id', async (_way, save) => {
    const { text } = await save(app, { ...BROKEN, content: await brokenPicture() }, { id: 999_999 });
    expect(text).toBe('Something went wrong internal server error.');
  });

  it('[DATA-5] an outdated version', async () => {
    const token = await adminToken(app);
    const file = { ...BROKEN, content: await brokenPicture() };
    const save = (input: Record<string, unknown>) =>
      graphqlUpload(app, { query: SAVE, variables: { input }, token, file });
    const whole = { ...BROKEN, content: await picture() };
    const made = await graphqlUpload(app, {
      query: SAVE,
      variables: { input: eventFields() },
      token,
      file: whole,
    });
    const { id, version } = made.data.saveEvent;
    const late = await save(eventFields({ id, version: version + 1 }));
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await save(eventFields({ id, version }))).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

/** Its beginning is valid, so only processing finds that it is truncated. */
async function brokenPicture(): Promise<Buffer> {
  const whole = await picture({ width: 300, height: 200 });
  return whole.subarray(0, whole.length - 40);
}
