import { afterAll, beforeAll, beforeEach } from 'vitest';
import { Outbox } from '../messages/outbox.ts';
import { OutboxSender } from '../messages/outbox-sender.ts';
import { ServerSecret } from '../server-secret.ts';
import { FakeMessages } from '../testing/fake-messages.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { freshAddress } from '../testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { KnownNetworks } from './known-networks.ts';
import { askerBySecret, type CodeAsker, type CodeSubject, OneTimeCodes } from './one-time-codes.ts';
import { RateLimiter } from './rate-limiter.ts';

const secret = new ServerSecret('a secret of at least thirty-two characters');
const { log } = recordedLog();
let serial = 0;

/** One for each test file that imports this. */
export const world = {} as { database: TestDatabase; messages: FakeMessages; codes: OneTimeCodes };

beforeAll(async () => {
  world.database = await createTestDatabase();
});
afterAll(() => world.database.drop());
beforeEach(async () => {
  world.messages = new FakeMessages();
  world.codes = codesWith(10_000);
  await world.database.dataSource.query('DELETE FROM attempt_counter');
});

/** A number that no other test has. */
export function newSubject(overrides: Partial<CodeSubject> = {}): CodeSubject {
  serial += 1;
  const mobile = `+44${7_700_300_000 + serial}`;
  return { realm: 'MAIN', purpose: 'PASSWORD_RESET', mobile, ...overrides };
}

/** Another browser, from another place unless that is given. */
export function newAsker(ip = freshAddress()): CodeAsker {
  serial += 1;
  return askerBySecret(`secret ${serial}`, ip);
}

function limiter(): RateLimiter {
  return new RateLimiter(world.database.dataSource, secret);
}

export const known = () => new KnownNetworks(limiter());

export function codesWith(dailyBudget: number, by = secret): OneTimeCodes {
  const outbox = new Outbox(secret, world.messages);
  return new OneTimeCodes(world.database.dataSource, outbox, limiter(), known(), by, dailyBudget);
}

export async function sendTo(subject: CodeSubject, asker: CodeAsker): Promise<string> {
  await world.codes.send(subject, asker);
  await new OutboxSender(world.database.dataSource, secret, world.messages, log).sendDue();
  return world.messages.codeFor(subject.mobile)!;
}

/** As if that many seconds had passed for what is counted. */
export async function waitSeconds(seconds: number): Promise<void> {
  await world.database.dataSource.query(
    `UPDATE attempt_counter SET blocked_until = blocked_until - make_interval(secs => $1),
                                forget_after = forget_after - make_interval(secs => $1)`,
    [seconds],
  );
}

export const wrongFor = (code: string) => (code === '100000' ? '100001' : '100000');
