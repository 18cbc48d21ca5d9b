import type { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { FakeMessages } from '../testing/fake-messages.ts';
import { endExpired } from './failed-messages.ts';
import { Outbox } from './outbox.ts';
import { LETTER, outboxFixtures, secret, TEXT } from './outbox-fixtures.ts';
import { MessageRefused } from './outgoing.ts';

const { dataSource, query, later, waiting, senderTo, post } = outboxFixtures();

describe('messages that could not be sent', () => {
  it('a letter that expires while others are ended is kept, too', async () => {
    await post({ letters: 1 });
    const { manager } = dataSource();
    const expireFirst = async (...[statement, parameters]: Parameters<typeof manager.query>) => {
      const answer = await manager.query(statement, parameters);
      await query('UPDATE outbox_message SET expires_at = now() WHERE failed_at IS NULL');
      return answer;
    };
    await endExpired({ manager: { query: expireFirst } } as DataSource);
    expect(await waiting()).toBe(1);
    await endExpired(dataSource());
    expect(await query('SELECT FROM outbox_message WHERE failed_at IS NOT NULL')).toHaveLength(1);
  });

  it('says how many messages it has deleted; what waits for the office is none of them', async () => {
    await post({ letters: 2, texts: 1 });
    await query('UPDATE outbox_message SET expires_at = now()');
    expect(await endExpired(dataSource())).toMatchObject({ ended: [{}, {}, {}], removed: 1 });
    // When nobody has decided about it in time it is not kept for longer.
    await query('UPDATE outbox_message SET expires_at = now()');
    expect(await endExpired(dataSource())).toEqual({ ended: [], removed: 0 });
  });

  it('a letter with a link that dies is tried as long as others and not kept when it fails', async () => {
    const outbox = new Outbox(secret, new FakeMessages());
    const letter = async () => outbox.mail(dataSource().manager, LETTER, { isKept: false });
    await letter();
    await later('71 hours');
    expect(await endExpired(dataSource())).toMatchObject({ ended: [] });
    await later('1 hour');
    expect(await endExpired(dataSource())).toMatchObject({ ended: [{ channel: 'MAIL' }], removed: 1 });
    await letter();
    const refuse = async () => Promise.reject(new MessageRefused(550, true));
    await senderTo({ mail: { send: refuse } }).sender.sendDue();
    expect(await query('SELECT length(content) AS length, refused_code FROM outbox_message')).toEqual([
      { length: 0, refused_code: 550 },
    ]);
    // It says nothing of the gateway for texts.
    expect(await outbox.hasRefusedTexts(dataSource())).toBe(false);
  });

  it('says for a day that the gateway has refused texts, also those that are kept longer', async () => {
    const outbox = new Outbox(secret, new FakeMessages());
    await outbox.sms(dataSource().manager, TEXT, 3 * 24 * 3600);
    const refuse = async () => Promise.reject(new MessageRefused(400, true));
    await senderTo({ sms: { send: refuse } }).sender.sendDue();
    const ago = (time: string) => query(`UPDATE outbox_message SET failed_at = now() - interval '${time}'`);
    await ago('23 hours');
    expect(await outbox.hasRefusedTexts(dataSource())).toBe(true);
    await ago('25 hours');
    expect(await outbox.hasRefusedTexts(dataSource())).toBe(false);
  });
});
