import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ServerSecret } from '../server-secret.ts';
import { FakeMessages } from '../testing/fake-messages.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { Outbox } from './outbox.ts';
import { OutboxSender } from './outbox-sender.ts';
import type { Senders } from './senders.ts';

export const LETTER = {
  to: 'asha@example.org',
  subject: 'Your hire request',
  text: 'નમસ્તે, the hall is yours.',
};
export const TEXT = { to: '+447700900123', text: '48213 is your code.' };
export const TEN_MINUTES = 600;

export const secret = new ServerSecret('a secret of at least thirty-two characters');

/** Takes a message, and has not sent it before it is told to. */
export class StuckSender {
  release = () => {};
  #isTaken = () => {};
  readonly taken = new Promise<void>((resolve) => (this.#isTaken = resolve));
  readonly #released = new Promise<void>((resolve) => (this.release = resolve));

  send(): Promise<void> {
    this.#isTaken();
    return this.#released;
  }
}

/** A database whose outbox is empty before each test. */
export function outboxFixtures() {
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

  return { dataSource: () => database.dataSource, query, makeAllDue, later, waiting, senderTo, post };
}
