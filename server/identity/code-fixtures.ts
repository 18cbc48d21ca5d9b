import { afterAll, beforeAll, beforeEach } from 'vitest';
import { Outbox } from '../messages/outbox.ts';
import { OutboxSender } from '../messages/outbox-sender.ts';
import { ServerSecret } from '../server-secret.ts';
import { FakeMessages } from '../testing/fake-messages.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { freshAddress } from '../testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { KnownNetworks } from './known-networks.ts';
import { type CodeRequester, type CodeSubject, OneTimeCodes, requesterBySecret } from './one-time-codes.ts';
import { RateLimiter } from './rate-limiter.ts';

const secret = new ServerSecret('a secret of at least thirty-two characters');
const { log } = recordedLog();
let serial = 0;

/** Of the file that called {@link setUpCodes}. */
export const world = {} as { database: TestDatabase; messages: FakeMessages; codes: OneTimeCodes };

/** Gives a test file a database of its own, and each of its tests no messages and no counted attempts. */
export function setUpCodes(): void {
  beforeAll(async () => {
    world.database = await createTestDatabase();
  });
  afterAll(() => world.database.drop());
  beforeEach(async () => {
    world.messages = new FakeMessages();
    world.codes = codesWith(10_000);
    await world.database.dataSource.query('DELETE FROM attempt_counter');
  });
}

/** With a number that no other test uses. */
export function newSubject(overrides: Partial<CodeSubject> = {}): CodeSubject {
  serial += 1;
  const mobile = `+44${7_700_300_000 + serial}`;
  return { realm: 'MAIN', purpose: 'PASSWORD_RESET', mobile, ...overrides };
}

/** A new browser, from a new address by default. */
export function newRequester(ip = freshAddress()): CodeRequester {
  serial += 1;
  return requesterBySecret(`secret ${serial}`, ip);
}

function limiter(): RateLimiter {
  return new RateLimiter(world.database.dataSource, secret);
}

export const known = () => new KnownNetworks(limiter());

export function codesWith(dailyBudget: number, by = secret): OneTimeCodes {
  const outbox = new Outbox(secret, world.messages);
  return new OneTimeCodes(world.database.dataSource, outbox, limiter(), known(), by, dailyBudget);
}

export async function sendTo(subject: CodeSubject, requester: CodeRequester): Promise<string> {
  await world.codes.send(subject, requester, 'Samaj');
  await new OutboxSender(world.database.dataSource, secret, world.messages, log).sendDue();
  return world.messages.codeFor(subject.mobile)!;
}

/** Moves all counters back, as if that many seconds had passed. */
export async function waitSeconds(seconds: number): Promise<void> {
  await world.database.dataSource.query(
    `UPDATE attempt_counter SET blocked_until = blocked_until - make_interval(secs => $1),
                                forget_after = forget_after - make_interval(secs => $1)`,
    [seconds],
  );
}

export const wrongFor = (code: string) => (code === '100000' ? '100001' : '100000');
