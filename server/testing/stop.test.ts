import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ServerSecret } from '../server-secret.ts';
import { launch } from './launch.ts';
import { createTestDatabase } from './test-database.ts';

const SECRET = 'f3a9c1d27b6e48059f1c2d3e4b5a6978';

it('[OPS-1] a server that is told to stop takes no more requests, though a mail server keeps it waiting', async () => {
  const connections: Socket[] = [];
  // Greets, and then says nothing more.
  const mailServer = createServer((socket) => {
    connections.push(socket.on('error', () => undefined));
    socket.write('220 hello\r\n');
  });
  await once(mailServer.listen(0, '127.0.0.1'), 'listening');
  const { port } = mailServer.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'samaj-stop-'));
  const database = await createTestDatabase();
  const child = launch(folder, {
    DATABASE_URL: database.url,
    SAMAJ_SECRET: SECRET,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'office@example.org',
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close');
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/running at http:\S+/);
  // The first connection is the check of the settings at the start.
  await expect.poll(() => connections.length).toBe(1);
  const letter = { to: 'asha@example.org', subject: 'Hello', text: 'Hello' };
  await database.dataSource.query(
    `INSERT INTO outbox_message (channel, content, expires_at) VALUES ('MAIL', $1, now() + interval '1 day')`,
    [new ServerSecret(SECRET).seal('outbox', JSON.stringify(letter))],
  );
  await expect.poll(() => connections.length, { timeout: 20_000 }).toBe(2);

  child.kill('SIGTERM');
  const [, url = ''] = /running at (http:\S+)/.exec(output) ?? [];
  const answer = () =>
    fetch(`${url}/health/ready`).then(
      ({ status }) => status,
      ({ cause }) => cause.code,
    );
  await expect.poll(answer, { timeout: 10_000 }).toBe('ECONNREFUSED');
  expect(child.exitCode).toBeNull();
  for (const connection of connections) connection.destroy();
  expect((await ended)[0]).toBe(0);
  mailServer.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
}, 120_000);
