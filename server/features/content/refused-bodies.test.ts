import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { BODIES, MEGABYTE } from './upload-fixtures.ts';

const app = sharedTestApp();
let base: string;

beforeAll(async () => {
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});

/** A caller who waits for ever would also wait at the end of the file. */
afterAll(() => app.server.server.closeAllConnections());

const TOO_LARGE = { content: Buffer.alloc(26 * MEGABYTE), fileName: 'a.png', contentType: 'image/png' };

it.each(Object.keys(BODIES))(
  'what is left of a body that %s has refused is drained: the next call by the connection is answered',
  async (path) => {
    const { payload, contentType } = BODIES[path]!(TOO_LARGE);
    const headers = {
      'content-type': contentType,
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${await adminToken(app)}`,
    };
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const body = new Uint8Array(payload);
      statuses.push((await fetch(base + path, { method: 'POST', body, headers })).status);
    }
    expect(statuses).toEqual([413, 413, 413]);
  },
  120_000,
);
