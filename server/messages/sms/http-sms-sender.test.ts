import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ServerSecret } from '../../server-secret.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { Outbox } from '../outbox.ts';
import { OutboxSender } from '../outbox-sender.ts';
import { MessageRefused } from '../outgoing.ts';
import { HttpSmsSender } from './http-sms-sender.ts';

const SMS = { to: '+447700900123', text: '48213 is your code: keep it & tell nobody, નમસ્તે +1' };

/** The gateway's next responses; the last one repeats. */
let behaviours: (number | 'hangs' | 'breaks')[] = [];
let requests: { method?: string; url?: string; headers: IncomingMessage['headers']; form: object }[] = [];
let gateway: Server;
let url: string;

beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await readText(request)));
    const { method, headers } = request;
    requests.push({ method, url: request.url, headers, form });
    const behaviour = behaviours.length > 1 ? behaviours.shift()! : (behaviours[0] ?? 201);
    if (behaviour === 'breaks') return void request.socket.destroy();
    if (behaviour === 'hangs') return;
    const isKnown = headers.authorization === `Basic ${Buffer.from('AC1:p:ss').toString('base64')}`;
    // Gateways often echo the request.
    response.writeHead(isKnown ? behaviour : 401, { location: '/elsewhere' }).end(JSON.stringify(form));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/Messages.json`;
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});
beforeEach(() => {
  behaviours = [];
  requests = [];
});

function sender({ password = 'p:ss', timeout = 5000, at = url } = {}) {
  return new HttpSmsSender({ url: at, user: 'AC1', password, from: '+447700900999' }, timeout);
}

describe('the SMS gateway', () => {
  it('gets a form post with To, From and Body and the credentials', async () => {
    await sender().send(SMS);
    expect(requests).toMatchObject([
      {
        method: 'POST',
        url: '/Messages.json',
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
        form: { To: SMS.to, From: '+447700900999', Body: SMS.text },
      },
    ]);
  });

  it.each([
    ['refuses', 400, 'Refused with 400'],
    ['has enough of us', 429, 'answered 429'],
    ['fails', 500, 'answered 500'],
    ['redirects', 302, 'could not be reached'],
    ['breaks the connection', 'breaks', 'could not be reached'],
    ['hangs', 'hangs', 'could not be reached (TimeoutError)'],
  ] as const)(
    'when it %s, sending fails, and the error does not contain the message',
    async (_what, behaviour, words) => {
      behaviours = [behaviour];
      const error = await sender({ timeout: behaviour === 'hangs' ? 200 : 5000 })
        .send(SMS)
        .catch((reason) => reason);
      expect(error.message).toContain(words);
      expect(`${error.message} ${error.stack}`).not.toMatch(/48213|7700900123|p:ss/);
      expect(requests).toHaveLength(1);
    },
  );

  it('refuses wrong credentials', async () => {
    await expect(sender({ password: 'wrong' }).send(SMS)).rejects.toEqual(new MessageRefused(401, true));
  });

  it('says why it cannot be reached', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const nobody = sender({ at: `http://127.0.0.1:${port}/Messages.json` });
    await expect(nobody.send(SMS)).rejects.toThrow('could not be reached (ECONNREFUSED)');
  });
});

describe('an unreliable gateway behind the outbox', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('one that it refuses is asked for once, and marked without its content', async () => {
    const { log, lines } = recordedLog();
    const sms = sender();
    const secret = new ServerSecret('a secret of at least thirty-two characters');
    const outbox = new OutboxSender(database.dataSource, secret, { sms }, log);
    await database.dataSource.transaction((manager) => new Outbox(secret, { sms }).sms(manager, SMS, 600));
    behaviours = [400, 201];
    for (let round = 0; round < 2; round += 1) {
      await outbox.sendDue();
      await database.dataSource.query('UPDATE outbox_message SET next_attempt_at = now()');
    }
    expect(requests).toHaveLength(1);
    const marked = await database.dataSource.query('SELECT refused_code, content FROM outbox_message');
    expect(marked).toEqual([{ refused_code: 400, content: Buffer.alloc(0) }]);
    expect(await new Outbox(secret, { sms }).hasRefusedTexts(database.dataSource)).toBe(true);
    await database.dataSource.query('UPDATE outbox_message SET expires_at = now()');
    await outbox.sendDue();
    expect(await database.dataSource.query('SELECT FROM outbox_message')).toEqual([]);
    expect(lines).toHaveLength(1);
  });

  it('no message is lost, and the log contains neither the text nor the number', async () => {
    const { log, lines } = recordedLog();
    const sms = sender({ timeout: 1500 });
    const secret = new ServerSecret('a secret of at least thirty-two characters');
    const outbox = new OutboxSender(database.dataSource, secret, { sms }, log);
    await database.dataSource.transaction((manager) => new Outbox(secret, { sms }).sms(manager, SMS, 600));
    behaviours = [500, 'hangs', 'breaks', 429, 201];
    for (let round = 0; round < 6; round += 1) {
      await outbox.sendDue();
      await database.dataSource.query('UPDATE outbox_message SET next_attempt_at = now()');
    }
    expect(requests).toHaveLength(5);
    expect(requests.at(-1)?.form).toMatchObject({ To: SMS.to, Body: SMS.text });
    expect(await database.dataSource.query('SELECT 1 FROM outbox_message')).toEqual([]);
    expect(lines).toHaveLength(4);
    expect(lines.join()).not.toMatch(/48213|7700900123|p:ss/);
  });
});
