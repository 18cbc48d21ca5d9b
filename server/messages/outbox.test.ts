import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ServerSecret } from '../server-secret.ts';
import { FakeMessages } from '../testing/fake-messages.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { endExpired } from './failed-messages.ts';
import { Outbox } from './outbox.ts';
import { OutboxSender } from './outbox-sender.ts';
import { MessageRefused } from './outgoing.ts';
import type { Senders } from './senders.ts';

const LETTER = { to: 'asha@example.org', subject: 'Your hire request', text: 'નમસ્તે, the hall is yours.' };
const TEXT = { to: '+447700900123', text: '48213 is your code.' };
const TEN_MINUTES = 600;

const secret = new ServerSecret('a secret of at least thirty-two characters');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.dataSource.query('DELETE FROM outbox_message'));

const query = (sql: string) => database.dataSource.query(sql);
const makeAllDue = () => query('UPDATE outbox_message SET next_attempt_at = now()');
/** As if so much time had gone by. */
const later = (time: string) =>
  query(`UPDATE outbox_message SET created_at = created_at - interval '${time}',
                                   next_attempt_at = next_attempt_at - interval '${time}',
                                   expires_at = expires_at - interval '${time}'`);
const waiting = async () =>
  (await query('SELECT count(*)::int AS n FROM outbox_message WHERE failed_at IS NULL'))[0].n;

function senderTo(senders: Senders, { of = secret } = {}) {
  const { log, lines } = recordedLog();
  return { sender: new OutboxSender(database.dataSource, of, senders, log), lines };
}

async function post({ letters = 0, texts = 0, sealedWith = secret }): Promise<void> {
  const outbox = new Outbox(sealedWith, new FakeMessages());
  await database.dataSource.transaction(async (manager) => {
    for (let i = 0; i < letters; i += 1) await outbox.mail(manager, LETTER);
    for (let i = 0; i < texts; i += 1) await outbox.sms(manager, TEXT, TEN_MINUTES);
  });
}

describe('a message in the outbox', () => {
  it('is sent after the commit, and not before', async () => {
    const messages = new FakeMessages();
    const { sender } = senderTo(messages);
    const outbox = new Outbox(secret, messages);
    await database.dataSource.transaction(async (manager) => {
      await outbox.mail(manager, LETTER);
      await outbox.sms(manager, TEXT, TEN_MINUTES);
      await sender.sendDue();
      expect([messages.mails, messages.texts]).toEqual([[], []]);
    });
    await sender.sendDue();
    expect([messages.mails, messages.texts]).toEqual([[LETTER], [TEXT]]);
    expect(await waiting()).toBe(0);
  });

  it('is not sent when the write is rolled back', async () => {
    const messages = new FakeMessages();
    const rolledBack = database.dataSource.transaction(async (manager) => {
      await new Outbox(secret, messages).mail(manager, LETTER);
      throw new Error('the write failed');
    });
    await expect(rolledBack).rejects.toThrow('the write failed');
    await senderTo(messages).sender.sendDue();
    expect(messages.mails).toEqual([]);
  });

  it('is encrypted in the table', async () => {
    await post({ texts: 1, letters: 1 });
    const rows = await query('SELECT content FROM outbox_message');
    expect(rows).toHaveLength(2);
    for (const { content } of rows)
      expect(content.toString('latin1')).not.toMatch(/48213|7700900123|asha|hire|"to"/);
  });

  it('without a sender is not stored: mail is skipped silently, text messages are refused', async () => {
    const outbox = new Outbox(secret, {});
    const { manager } = database.dataSource;
    await outbox.mail(manager, LETTER);
    await expect(outbox.sms(manager, TEXT, TEN_MINUTES)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await waiting()).toBe(0);
  });
});

describe('sending', () => {
  /** Fails until `isUp`. */
  class FlakySender {
    isUp = false;
    taken = 0;
    async send(): Promise<void> {
      if (!this.isUp) throw new Error('The SMS gateway answered 500');
      this.taken += 1;
    }
  }

  it('is retried with exponential backoff of at most an hour, until it succeeds', async () => {
    await post({ letters: 1 });
    const mail = new FlakySender();
    const { sender, lines } = senderTo({ mail });
    const waits: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await makeAllDue();
      await sender.sendDue();
      const [{ wait }] = await query(
        'SELECT round(extract(epoch FROM next_attempt_at - now()))::int AS wait FROM outbox_message',
      );
      waits.push(wait);
    }
    const expected = [20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600];
    for (const [i, wait] of waits.entries()) expect(Math.abs(wait - expected[i]!)).toBeLessThanOrEqual(2);
    expect(lines.join()).toContain('it will be retried');
    await sender.sendDue();
    expect(mail.taken).toBe(0);
    mail.isUp = true;
    await makeAllDue();
    await sender.sendDue();
    expect([mail.taken, await waiting()]).toEqual([1, 0]);
  });

  it('by several servers at once: each message is sent once', async () => {
    await post({ letters: 15, texts: 15 });
    const messages = new FakeMessages();
    const servers = [senderTo(messages), senderTo(messages), senderTo(messages)];
    await Promise.all(servers.map(({ sender }) => sender.sendDue()));
    expect([messages.mails.length, messages.texts.length, await waiting()]).toEqual([15, 15, 0]);
  });

  it('a message claimed by a killed server is sent when the lease expires', async () => {
    await post({ letters: 1 });
    let release = () => {};
    const stuck = new Promise<void>((resolve) => (release = resolve));
    let isTaken = () => {};
    const taken = new Promise<void>((resolve) => (isTaken = resolve));
    const killed = senderTo({
      mail: {
        send: () => {
          isTaken();
          return stuck;
        },
      },
    }).sender.sendDue();
    await taken;
    const messages = new FakeMessages();
    const { sender } = senderTo(messages);
    await sender.sendDue();
    // A minute and a half later it may still be on its way; after two minutes it is not.
    await later('90 seconds');
    await sender.sendDue();
    expect(messages.mails).toEqual([]);
    await later('30 seconds');
    await sender.sendDue();
    expect(messages.mails).toEqual([LETTER]);
    release();
    await killed;
  });

  it('one-time codes are sent while the mail server hangs', async () => {
    await post({ letters: 1, texts: 1 });
    let release = () => {};
    const stuck = new Promise<void>((resolve) => (release = resolve));
    let isSent = () => {};
    const sent = new Promise<void>((resolve) => (isSent = resolve));
    const round = senderTo({
      mail: { send: () => stuck },
      sms: { send: async () => isSent() },
    }).sender.sendDue();
    await sent;
    release();
    await round;
    expect(await waiting()).toBe(0);
  });

  it('[D89] a letter is tried for three days, and no longer', async () => {
    const sentAfter = async (time: string) => {
      await post({ letters: 1 });
      await later(time);
      const messages = new FakeMessages();
      await senderTo(messages).sender.sendDue();
      return [messages.mails.length, await waiting()];
    };
    expect(await sentAfter('71 hours')).toEqual([1, 0]);
    expect(await sentAfter('72 hours')).toEqual([0, 0]);
  });

  it('an expired message is not tried again, and logged without its content', async () => {
    await post({ letters: 1, texts: 1 });
    await query('UPDATE outbox_message SET expires_at = now()');
    const messages = new FakeMessages();
    const { sender, lines } = senderTo(messages);
    await sender.sendDue();
    expect([messages.mails, messages.texts, await waiting()]).toEqual([[], [], 0]);
    const logged = lines.map((line) => JSON.parse(line));
    // The two channels do not wait for each other.
    expect(logged.map(({ channel }) => channel).toSorted()).toEqual(['MAIL', 'SMS']);
    expect(logged[0].msg).toBe('A message expired before it could be sent');
    expect(lines.join()).not.toMatch(/48213|7700900123|asha@/);
  });

  it('a letter that expires while others are ended is kept, too', async () => {
    await post({ letters: 1 });
    const { manager } = database.dataSource;
    const expireFirst = async (...[statement, parameters]: Parameters<typeof manager.query>) => {
      const answer = await manager.query(statement, parameters);
      await query('UPDATE outbox_message SET expires_at = now() WHERE failed_at IS NULL');
      return answer;
    };
    await endExpired({ manager: { query: expireFirst } } as DataSource);
    expect(await waiting()).toBe(1);
    await endExpired(database.dataSource);
    expect(await query('SELECT FROM outbox_message WHERE failed_at IS NOT NULL')).toHaveLength(1);
  });

  it('says how many messages it has deleted; what waits for the office is none of them', async () => {
    await post({ letters: 2, texts: 1 });
    await query('UPDATE outbox_message SET expires_at = now()');
    expect(await endExpired(database.dataSource)).toMatchObject({ ended: [{}, {}, {}], removed: 1 });
  });

  it('a letter with a link that dies is tried as long as others and not kept when it fails', async () => {
    const outbox = new Outbox(secret, new FakeMessages());
    const letter = async () => outbox.mail(database.dataSource.manager, LETTER, { isKept: false });
    await letter();
    await later('71 hours');
    expect(await endExpired(database.dataSource)).toMatchObject({ ended: [] });
    await later('1 hour');
    expect(await endExpired(database.dataSource)).toMatchObject({ ended: [{ channel: 'MAIL' }], removed: 1 });
    await letter();
    const refuse = async () => Promise.reject(new MessageRefused(550, true));
    await senderTo({ mail: { send: refuse } }).sender.sendDue();
    expect(await query('SELECT length(content) AS length, refused_code FROM outbox_message')).toEqual([
      { length: 0, refused_code: 550 },
    ]);
  });

  it('says for a day that the gateway has refused texts, also those that are kept longer', async () => {
    const { dataSource } = database;
    const outbox = new Outbox(secret, new FakeMessages());
    await outbox.sms(dataSource.manager, TEXT, 3 * 24 * 3600);
    const refuse = async () => Promise.reject(new MessageRefused(400, true));
    await senderTo({ sms: { send: refuse } }).sender.sendDue();
    const ago = (time: string) => query(`UPDATE outbox_message SET failed_at = now() - interval '${time}'`);
    await ago('23 hours');
    expect(await outbox.hasRefusedTexts(dataSource)).toBe(true);
    await ago('25 hours');
    expect(await outbox.hasRefusedTexts(dataSource)).toBe(false);
  });

  it('[PRIV-1] a permanently rejected message is not tried again, and only its code is logged', async () => {
    await post({ letters: 1 });
    const refuse = async () => Promise.reject(new MessageRefused(550, true));
    const { sender, lines } = senderTo({ mail: { send: refuse } });
    await sender.sendDue();
    expect(await waiting()).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { channel: 'MAIL', code: 550, msg: 'A message was permanently rejected' },
    ]);
    expect(lines.join()).not.toContain('asha@');
  });

  it('a temporarily rejected message is retried', async () => {
    await post({ letters: 1 });
    const refuse = async () => Promise.reject(new MessageRefused(450, false));
    const { sender, lines } = senderTo({ mail: { send: refuse } });
    await sender.sendDue();
    expect([await waiting(), lines.join()]).toEqual([1, expect.stringContaining('it will be retried')]);
  });

  it('a message waits when its sender is no longer configured, and is not logged', async () => {
    await post({ texts: 1 });
    const { sender, lines } = senderTo({});
    await sender.sendDue();
    expect([await waiting(), lines]).toEqual([1, []]);
  });

  it('a message sealed with another secret does not block the others', async () => {
    await post({ letters: 1, sealedWith: new ServerSecret('the secret of another installation') });
    await post({ letters: 2 });
    const messages = new FakeMessages();
    const { sender, lines } = senderTo(messages);
    await sender.sendDue();
    expect([messages.mails.length, await waiting()]).toEqual([2, 1]);
    expect(lines.join()).toContain('SAMAJ_SECRET');
  });

  it('stopping waits for the message being sent and leaves the others', async () => {
    await post({ letters: 3 });
    const messages = new FakeMessages();
    let stopped: Promise<void> | undefined;
    const { sender } = senderTo({
      mail: {
        async send(mail) {
          stopped ??= sender.stop();
          await messages.mail.send(mail);
        },
      },
    });
    await sender.sendDue();
    await stopped;
    expect([messages.mails.length, await waiting()]).toEqual([1, 2]);
  });

  it('polls after start', async () => {
    await post({ texts: 1 });
    const messages = new FakeMessages();
    const { sender } = senderTo(messages);
    sender.start();
    await expect.poll(() => messages.texts).toEqual([TEXT]);
    await sender.stop();
    expect(await waiting()).toBe(0);
  });
});
