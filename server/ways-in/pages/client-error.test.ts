import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import fastify from 'fastify';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sharedTestApp } from '../../testing/test-app.ts';
import { answerClientErrors } from './client-error.ts';

/** Sends the bytes; returns all that the server answers until it closes the connection. */
async function say(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

describe('[HDR-1] malformed requests are answered with the security headers', () => {
  const app = sharedTestApp();
  let port: number;
  beforeAll(async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.server.address() as AddressInfo).port;
  });

  it.each([
    ['not HTTP', 'HELLO\r\n\r\n', '400 Bad Request'],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n', '400 Bad Request'],
    [
      'a broken body',
      'POST /graphql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      '400 Bad Request',
    ],
    [
      'oversized headers',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
    ['no Host header', 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n', '400 Bad Request'],
  ])('[HDR-1] %s', async (_name, bytes, status) => {
    const answer = await say(port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
    expect(answer.match(/^HTTP\//gm)).toHaveLength(1);
    const [head, body] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^content-security-policy: .*script-src 'self'/im);
    expect(head).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(head).toMatch(/^referrer-policy: /im);
    expect(head).toMatch(/^cache-control: no-store\r$/im);
    expect(head).toMatch(/^connection: close\r?$/im);
    expect(head).toMatch(new RegExp(`^content-length: ${body.length}\r?$`, 'im'));
  });

  it('HTTP/1.0 needs no Host header', async () => {
    expect(await say(port, 'GET /health/live HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('closes the connection even if the client keeps its side open, and the server keeps running', async () => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume();
    onTestFinished(() => void socket.destroy());
    socket.write('HELLO\r\n\r\n');
    await once(socket, 'end');
    await expect.poll(() => promisify(app.server.server.getConnections.bind(app.server.server))()).toBe(0);
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
  });
});

it('[HDR-1] an incomplete request times out with 408', async () => {
  const server = fastify({
    clientErrorHandler: answerClientErrors({ 'x-content-type-options': 'nosniff' }),
    requestTimeout: 50,
    http: { connectionsCheckingInterval: 20, headersTimeout: 50 },
  });
  onTestFinished(() => server.close());
  await server.listen({ port: 0, host: '127.0.0.1' });
  const answer = await say((server.server.address() as AddressInfo).port, 'GET / HTTP/1.1\r\nHost: a\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
});
