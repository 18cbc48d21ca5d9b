import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Outbox } from '../messaging/outbox.ts';
import { OutboxSender } from '../messaging/outbox-sender.ts';
import { FakeMessages } from '../testing/fake-messages.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { freshAddress } from '../testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type CodeSubject, OneTimeCodes } from './one-time-codes.ts';
import { RateLimiter } from './rate-limiter.ts';
import { ServerSecret } from './server-secret.ts';

const secret = new ServerSecret('a secret of at least thirty-two characters');
const { log } = recordedLog();
let database: TestDatabase;
let codes: OneTimeCodes;
let messages: FakeMessages;

let lastNumber = 0;

/** A number that no other test has. */
function newSubject(overrides: Partial<CodeSubject> = {}): CodeSubject {
  lastNumber += 1;
  const mobile = `+44${7_700_300_000 + lastNumber}`;
  return { realm: 'MAIN', purpose: 'PASSWORD_RESET', mobile, ...overrides };
}

function codesWith(dailyBudget: number): OneTimeCodes {
  const { dataSource } = database;
  return new OneTimeCodes(
    dataSource,
    new Outbox(secret, messages),
    new RateLimiter(dataSource, secret),
    secret,
    dailyBudget,
  );
}

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  messages = new FakeMessages();
  codes = codesWith(10_000);
  await database.dataSource.query('DELETE FROM attempt_counter');
});

async function sendTo(subject: CodeSubject): Promise<string> {
  await codes.send(subject);
  await new OutboxSender(database.dataSource, secret, messages, log).sendDue();
  return messages.codeFor(subject.mobile)!;
}

const consume = (subject: CodeSubject, code: string) =>
  database.dataSource.transaction((manager) => codes.consume(manager, subject, code));
const later = (column: string, table: string, seconds: number) =>
  database.dataSource.query(`UPDATE ${table} SET ${column} = ${column} - make_interval(secs => ${seconds})`);
const wrongFor = (code: string) => (code === '10000' ? '10001' : '10000');

describe('one-time codes', () => {
  it('[D3] have five digits, from 10000 to 99999', async () => {
    for (let i = 0; i < 30; i += 1) expect(await sendTo(newSubject())).toMatch(/^[1-9]\d{4}$/);
    const different = new Set(messages.texts.map(({ text }) => text));
    expect(different.size).toBeGreaterThan(20);
    expect(messages.texts[0]?.text).toMatch(/^\d{5} is your code for Samaj\./);
  });

  it('[D3] stand in no table, neither plain nor in the waiting message', async () => {
    const subject = newSubject();
    await codes.send(subject);
    const waiting = await database.dataSource.query('SELECT content FROM outbox_message');
    const kept = await database.dataSource.query('SELECT code_hash FROM one_time_code');
    const code = await sendTo(subject);
    expect(waiting.length).toBeGreaterThan(0);
    for (const { content } of waiting) expect(content.toString('latin1')).not.toMatch(/\d{5} is your code/);
    const [row] = await database.dataSource.query('SELECT * FROM one_time_code WHERE mobile = $1', [
      subject.mobile,
    ]);
    expect(kept.length).toBeGreaterThan(0);
    const { mobile: _mobile, expires_at: _expires, ...rest } = row;
    expect(JSON.stringify(rest)).not.toContain(code);
    expect(row.code_hash.toString('latin1')).not.toContain(code);
    expect(row.code_hash).toHaveLength(32);
  });

  it('[OTP-1] are good once', async () => {
    const subject = newSubject();
    const code = await sendTo(subject);
    expect([await codes.check(subject, code), await consume(subject, code)]).toEqual([true, true]);
    expect([await codes.check(subject, code), await consume(subject, code)]).toEqual([false, false]);
  });

  it('[OTP-1] are good for one of two uses at the same time', async () => {
    const subject = newSubject();
    const code = await sendTo(subject);
    const uses = await Promise.all(Array.from({ length: 5 }, () => consume(subject, code)));
    expect(uses.filter(Boolean)).toHaveLength(1);
  });

  it('[OTP-1] stay good when the write they permit is rolled back', async () => {
    const subject = newSubject();
    const code = await sendTo(subject);
    const write = database.dataSource.transaction(async (manager) => {
      await codes.consume(manager, subject, code);
      throw new Error('the write failed');
    });
    await expect(write).rejects.toThrow();
    expect(await codes.check(subject, code)).toBe(true);
  });

  it('[OTP-1] are good for ten minutes', async () => {
    const subject = newSubject();
    const code = await sendTo(subject);
    await later('expires_at', 'one_time_code', 590);
    expect(await codes.check(subject, code)).toBe(true);
    await later('expires_at', 'one_time_code', 10);
    expect(await codes.check(subject, code)).toBe(false);
    await codes.removeExpired();
    const rows = await database.dataSource.query('SELECT 1 FROM one_time_code WHERE mobile = $1', [
      subject.mobile,
    ]);
    expect(rows).toEqual([]);
  });

  it('[OTP-1] are void when a newer one is sent', async () => {
    const subject = newSubject();
    const first = await sendTo(subject);
    let second = await sendTo(subject);
    // One time in ninety thousand they are the same.
    while (second === first) second = await sendTo(subject);
    expect(await codes.check(subject, first)).toBe(false);
    expect(await consume(subject, first)).toBe(false);
    expect(await codes.check(subject, second)).toBe(true);
  });

  it('[OTP-2] are void after five wrong ones, also when they come at once', async () => {
    const subject = newSubject();
    const code = await sendTo(subject);
    for (let i = 0; i < 4; i += 1) expect(await codes.check(subject, wrongFor(code))).toBe(false);
    expect(await codes.check(subject, code)).toBe(true);
    expect(await codes.check(subject, code)).toBe(false);

    const other = newSubject();
    const right = await sendTo(other);
    await Promise.all(Array.from({ length: 5 }, () => codes.check(other, wrongFor(right))));
    expect(await codes.check(other, right)).toBe(false);
  });

  it.each([
    ['number', (): Partial<CodeSubject> => ({ mobile: newSubject().mobile })],
    ['purpose', (): Partial<CodeSubject> => ({ purpose: 'REGISTRATION' })],
    ['realm', (): Partial<CodeSubject> => ({ realm: 'MATRIMONIAL' })],
  ])('[OTP-3] are worth nothing for another %s', async (_what, change) => {
    const subject = newSubject();
    const other = { ...subject, ...change() };
    let [code, itsOwn] = [await sendTo(subject), await sendTo(other)];
    while (code === itsOwn) [code, itsOwn] = [await sendTo(subject), await sendTo(other)];
    expect([await codes.check(other, code), await consume(other, code)]).toEqual([false, false]);
    expect([await codes.check(subject, code), await codes.check(other, itsOwn)]).toEqual([true, true]);
  });

  it('are worth nothing for an installation with another secret', async () => {
    const subject = newSubject();
    const code = await sendTo(subject);
    const { dataSource } = database;
    const outbox = new Outbox(secret, messages);
    const stranger = new ServerSecret('the secret of another installation');
    const elsewhere = new OneTimeCodes(dataSource, outbox, new RateLimiter(dataSource, secret), stranger, 10);
    expect(await elsewhere.check(subject, code)).toBe(false);
  });
});

describe('requests for codes', () => {
  const REFUSED = { code: 'RATE_LIMITED' };

  it('[OTP-5] one a minute for a number', async () => {
    const { mobile } = newSubject();
    await codes.countRequest(mobile, freshAddress());
    const second = codes.countRequest(mobile, freshAddress());
    await expect(second).rejects.toMatchObject({ ...REFUSED, retryAfter: expect.closeTo(60, -1) });
    await codes.countRequest(newSubject().mobile, freshAddress());
  });

  it('[OTP-5] three an hour for a number', async () => {
    const { mobile } = newSubject();
    const aMinuteLater = async () => {
      await later('blocked_until', 'attempt_counter', 61);
      await later('forget_after', 'attempt_counter', 61);
    };
    for (let i = 0; i < 3; i += 1) {
      await codes.countRequest(mobile, freshAddress());
      await aMinuteLater();
    }
    await expect(codes.countRequest(mobile, freshAddress())).rejects.toMatchObject(REFUSED);
    await later('blocked_until', 'attempt_counter', 3600);
    await later('forget_after', 'attempt_counter', 3600);
    await codes.countRequest(mobile, freshAddress());
  });

  it('[OTP-5] ten an hour for a network, across numbers', async () => {
    const from = (i: number) => `2001:db8:1:2::${i}`;
    for (let i = 1; i <= 10; i += 1) await codes.countRequest(newSubject().mobile, from(i));
    await expect(codes.countRequest(newSubject().mobile, from(11))).rejects.toMatchObject(REFUSED);
    await codes.countRequest(newSubject().mobile, '2001:db8:9:9::1');
  });

  it('[OTP-5] thirty a day for a customer with many networks', async () => {
    const from = (i: number) => `2001:db8:7:${i}::1`;
    for (let i = 1; i <= 30; i += 1) await codes.countRequest(newSubject().mobile, from(i));
    await expect(codes.countRequest(newSubject().mobile, from(31))).rejects.toMatchObject(REFUSED);
    await codes.countRequest(newSubject().mobile, '2001:db8:8:1::1');
  });

  it('[OTP-5] many customers behind one IPv4 address wait an hour at most', async () => {
    const ip = freshAddress();
    for (let hour = 0; hour < 4; hour += 1) {
      for (let i = 0; i < 10; i += 1) await codes.countRequest(newSubject().mobile, ip);
      await later('blocked_until', 'attempt_counter', 3601);
      await later('forget_after', 'attempt_counter', 3601);
    }
  });

  it('[OTP-5] a request that another limit refuses begins no wait', async () => {
    const from = (i: number) => `2001:db8:6:${i}::1`;
    const { mobile } = newSubject();
    for (let i = 1; i <= 30; i += 1) await codes.countRequest(newSubject().mobile, from(i));
    await later('blocked_until', 'attempt_counter', 3601);
    await codes.countRequest(mobile, '2001:db8:5:5::1');
    await expect(codes.countRequest(mobile, from(31))).rejects.toMatchObject(REFUSED);
    await codes.countRequest(newSubject().mobile, from(31));
  });

  it('[OTP-5] a number that leaves is not sent more for it', async () => {
    const { mobile } = newSubject();
    await codes.countRequest(mobile, freshAddress());
    await database.dataSource.transaction((manager) => codes.forget(manager, 'MATRIMONIAL', mobile));
    await expect(codes.countRequest(mobile, freshAddress())).rejects.toMatchObject(REFUSED);
  });

  it('[OTP-5] what one limit refuses does not count with the others', async () => {
    const { mobile } = newSubject();
    const ip = freshAddress();
    await codes.countRequest(mobile, ip);
    for (let i = 0; i < 12; i += 1)
      await expect(codes.countRequest(mobile, ip)).rejects.toMatchObject(REFUSED);
    await codes.countRequest(newSubject().mobile, ip);
  });

  it("[OTP-5] the day's last fifth is for new passwords", async () => {
    codes = codesWith(5);
    const register = () => codes.send(newSubject({ purpose: 'REGISTRATION' }));
    for (let i = 0; i < 4; i += 1) await register();
    for (let i = 0; i < 3; i += 1) await expect(register()).rejects.toMatchObject(REFUSED);
    await codes.send(newSubject());
    await expect(codes.send(newSubject())).rejects.toMatchObject(REFUSED);
  });

  it.each(['REGISTRATION', 'PASSWORD_RESET'] as const)(
    "[D8] the day's last fifth is closed to whoever asks of the matrimonial section, for a %s too",
    async (purpose) => {
      codes = codesWith(5);
      for (let i = 0; i < 4; i += 1) await codes.send(newSubject());
      const refused = codes.send(newSubject({ realm: 'MATRIMONIAL', purpose }));
      await expect(refused).rejects.toMatchObject({ ...REFUSED, retryAfter: 3600 });
    },
  );

  it("[OTP-5] a day's budget that is used up late is there again when its day is over", async () => {
    codes = codesWith(2);
    await codes.send(newSubject());
    await later('forget_after', 'attempt_counter', 23 * 3600);
    await codes.send(newSubject());
    const refused = codes.send(newSubject());
    await expect(refused).rejects.toMatchObject({ ...REFUSED, retryAfter: expect.closeTo(3600, -2) });
    await later('blocked_until', 'attempt_counter', 3601);
    await later('forget_after', 'attempt_counter', 3601);
    for (let i = 0; i < 2; i += 1) await codes.send(newSubject());
    await expect(codes.send(newSubject())).rejects.toMatchObject(REFUSED);
  });

  it('[OTP-5] as many a day as the budget allows, and then no code is made', async () => {
    codes = codesWith(3);
    for (let i = 0; i < 3; i += 1) await codes.send(newSubject());
    const subject = newSubject();
    await expect(codes.send(subject)).rejects.toMatchObject(REFUSED);
    const rows = await database.dataSource.query('SELECT 1 FROM one_time_code WHERE mobile = $1', [
      subject.mobile,
    ]);
    expect(rows).toEqual([]);
    await later('blocked_until', 'attempt_counter', 24 * 3600);
    await later('forget_after', 'attempt_counter', 24 * 3600);
    await codes.send(subject);
  });
});
