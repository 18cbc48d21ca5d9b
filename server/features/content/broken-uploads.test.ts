import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminToken, picture } from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { answerOf, BODIES, beginUpload, traces } from './upload-fixtures.ts';

const app = sharedTestApp();

const PATHS = Object.keys(BODIES);

describe('multipart that is truncated inside the file', () => {
  it.each(PATHS)('[UP-8] answers 400 at %s and nothing is stored', async (url) => {
    const file = { content: await picture(), fileName: 'a.png', contentType: 'image/png' };
    const { payload, contentType } = BODIES[url]!(file);
    const headers = {
      'content-type': contentType,
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${await adminToken(app)}`,
    };
    const send = (body: Buffer) => app.server.inject({ method: 'POST', url, headers, payload: body });
    expect((await send(payload)).statusCode).toBe(200);
    const before = await traces(app);
    expect((await send(payload.subarray(0, payload.length - 400))).statusCode).toBe(400);
    expect(await traces(app)).toEqual(before);
  });
});

describe('an upload over a socket', () => {
  let port: number;

  beforeAll(async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.server.address() as { port: number }).port;
  });

  const begin = (path: string, token: string | undefined, fraction: number) =>
    beginUpload(port, { path, token, fraction });

  it.each(PATHS)('that is complete is stored by %s', async (path) => {
    const { events } = await traces(app);
    expect(await answerOf(await begin(path, await adminToken(app), 1))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await traces(app)).toMatchObject({ events: events + 1, incoming: 0 });
  });

  describe.each(PATHS)('to %s', (path) => {
    it.each([0.01, 0.5, 0.99])(
      '[UP-7] aborted after a fraction of %d leaves nothing behind',
      async (fraction) => {
        const before = await traces(app);
        const socket = await begin(path, await adminToken(app), fraction);
        // Aborts only once the server has begun to receive it.
        await expect.poll(() => traces(app)).toEqual({ ...before, incoming: 1 });
        socket.destroy();
        await expect.poll(() => traces(app)).toEqual(before);
      },
    );

    it('[UP-9] without a session is refused before the body has arrived', async () => {
      expect(await answerOf(await begin(path, undefined, 0))).toMatch(/^HTTP\/1\.1 401 /);
    });
  });

  afterAll(() => app.server.server.closeAllConnections());
});
