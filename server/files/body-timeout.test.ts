import { once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { answerClientErrors } from '../ways-in/pages/client-error.ts';
import { enforceBodyTimeout } from './body-timeout.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Sends a request that announces a body of that length, and sends `body` of it. @returns the response */
async function send(length: number, body: string): Promise<string> {
  app = fastify({ clientErrorHandler: answerClientErrors({}), forceCloseConnections: true });
  app.addContentTypeParser('*', (request, payload, done) => {
    enforceBodyTimeout(request, new Promise(() => {}), { minimum: 100, bytesPerSecond: 1_000_000 });
    payload.on('data', () => undefined).on('end', () => done(null));
  });
  app.post('/', async () => 'whole');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: a/b\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}

test('[UP-11] a body that takes too long is answered with 408, and its connection is closed', async () => {
  const answer = await send(1000, 'begun');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('connection: close');
});

test('[UP-11] a body that arrives in time is accepted', async () => {
  expect(await send(5, 'whole')).toMatch(/^HTTP\/1\.1 200 /);
});
