import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchInTime, LONGEST_SILENCE } from './in-time.ts';

let server: Server;
let address: string;

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/silent') return;
    response.writeHead(request.url === '/refused' ? 403 : 200, { 'x-said': 'yes' });
    if (request.url === '/half') response.write('ha');
    else response.end('said');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

it('an answer comes as it is', async () => {
  const answer = await fetchInTime(`${address}/refused`);
  expect([answer.status, answer.headers.get('x-said'), await answer.text()]).toEqual([403, 'yes', 'said']);
});

it.each(['silent', 'half'])('a line that goes %s counts as lost after a minute', async (path) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = fetchInTime(`${address}/${path}`).catch((error: unknown) => error);
  await new Promise((resolve) => server.once('request', resolve));
  vi.advanceTimersByTime(LONGEST_SILENCE);
  // By which a lost connection is known.
  expect(await asked).toBeInstanceOf(TypeError);
});

it('what is not wanted any more is not waited for', async () => {
  const stopping = new AbortController();
  const asked = fetchInTime(`${address}/silent`, { signal: stopping.signal });
  stopping.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});
