import type { EntityManager } from 'typeorm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ServerSecret } from '../server-secret.ts';
import { FakeMessages } from '../testing/fake-messages.ts';
import { Outbox } from './outbox.ts';
import { LETTER, outboxFixtures, StuckSender, secret, TEN_MINUTES, TEXT } from './outbox-fixtures.ts';
import { MessageRefused } from './outgoing.ts';
import { fateOf } from './tracked-messages.ts';

const { dataSource, query, makeAllDue, later, waiting, senderTo, post } = outboxFixtures();

describe('a message in the outbox', () => {
  it('is sent after the commit, and not before', async () => {
    const messages = new FakeMessages();
    const { sender } = senderTo(messages);
    const outbox = new Outbox(secret, messages);
    await dataSource().transaction(async (manager) => {
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
    const rolledBack = dataSource().transaction(async (manager) => {
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
    const { manager } = dataSource();
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
    const slow = new StuckSender();
    const killed = senderTo({ mail: slow }).sender.sendDue();
    await slow.taken;
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
    slow.release();
    await killed;
  });

  it('a message that a server is still sending is not claimed by another, however long it takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await post({ letters: 1 });
    const slow = new StuckSender();
    const sending = senderTo({ mail: slow }).sender.sendDue();
    await slow.taken;
    const messages = new FakeMessages();
    const expiry = async () => (await query('SELECT next_attempt_at FROM outbox_message'))[0].next_attempt_at;
    for (let minutes = 0; minutes < 5; minutes += 1) {
      await later('60 seconds');
      const before = await expiry();
      vi.advanceTimersByTime(60_000);
      await expect.poll(expiry).not.toEqual(before);
      await senderTo(messages).sender.sendDue();
    }
    slow.release();
    await sending;
    expect([messages.mails, await waiting()]).toEqual([[], 0]);
  });

  it('a letter that is sent again has the same id, and another letter has another', async () => {
    await post({ letters: 2 });
    const ids: (string | undefined)[] = [];
    const mail = {
      async send(_mail: unknown, id?: string) {
        ids.push(id);
        throw new Error('no answer');
      },
    };
    for (let round = 0; round < 2; round += 1) {
      await senderTo({ mail }).sender.sendDue();
      await makeAllDue();
    }
    expect(ids.slice(2).sort()).toEqual(ids.slice(0, 2).sort());
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('stopping gives up on a mail server that does not answer', async () => {
    await post({ letters: 1 });
    const slow = new StuckSender();
    const { sender } = senderTo({ mail: slow });
    sender.start();
    await slow.taken;
    await sender.stop(10);
    expect(await waiting()).toBe(1);
    slow.release();
    await sender.stop();
  });

  it('one-time codes are sent while the mail server hangs', async () => {
    await post({ letters: 1, texts: 1 });
    const slow = new StuckSender();
    let isSent = () => {};
    const sent = new Promise<void>((resolve) => (isSent = resolve));
    const round = senderTo({ mail: slow, sms: { send: async () => isSent() } }).sender.sendDue();
    await sent;
    slow.release();
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

  it('a letter that names the end of a time does not leave after it, nor is it kept', async () => {
    const outbox = new Outbox(secret, new FakeMessages());
    const until = new Date(Date.now() + 3_600_000);
    const letter = (manager: EntityManager) => outbox.mail(manager, LETTER, { until, about: 'test 1' });
    await dataSource().transaction(letter);
    const fate = (now: Date) => fateOf(dataSource().manager, 'test 1', now);
    expect([await fate(new Date()), await fate(until)]).toEqual([null, 'LOST']);
    await later('61 minutes');
    const messages = new FakeMessages();
    await senderTo(messages).sender.sendDue();
    expect([messages.mails, await query('SELECT FROM outbox_message')]).toEqual([[], []]);
    expect(await fate(new Date())).toBe('LOST');
    await dataSource().transaction(letter);
    await senderTo(messages).sender.sendDue();
    expect(messages.mails).toHaveLength(1);
    expect(await fate(new Date())).toEqual(expect.any(Date));
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
