import { describe, expect, it } from 'vitest';
import { freshAddress } from '../testing/sign-in.ts';
import {
  codesWith,
  known,
  newRequester,
  newSubject,
  setUpCodes,
  waitSeconds,
  world,
} from './code-fixtures.ts';
import type { CodeSubject } from './one-time-codes.ts';

setUpCodes();

const HOUR = 3600;
const REFUSED = { code: 'RATE_LIMITED' };

const request = (subject: CodeSubject, ip = freshAddress()) =>
  world.codes.countRequest(subject, newRequester(ip));

describe('requests for codes', () => {
  it('[OTP-5] one a minute for a number, from one network', async () => {
    const subject = newSubject();
    const ip = freshAddress();
    await request(subject, ip);
    await expect(request(subject, ip)).rejects.toMatchObject({
      ...REFUSED,
      retryAfter: expect.closeTo(60, -1),
    });
    await request(newSubject(), ip);
  });

  it('[OTP-5] three for a number from one network, then growing waits', async () => {
    const subject = newSubject();
    const ip = freshAddress();
    for (let i = 0; i < 3; i += 1) {
      await request(subject, ip);
      await waitSeconds(61);
    }
    const waits: unknown[] = [];
    for (const hours of [1, 2, 4]) {
      const refused = await request(subject, ip).catch((error) => error);
      waits.push(Math.round(refused.retryAfter / HOUR));
      await waitSeconds(hours * HOUR);
      await request(subject, ip);
      await waitSeconds(61);
    }
    expect(waits).toEqual([1, 2, 4]);
  });

  it('[D102] a stranger cannot use up the limit of a number, even from many connections', async () => {
    const subject = newSubject();
    for (let i = 0; i < 20; i += 1) {
      await request(subject, `2001:db8:44:${i}::1`).catch(() => {});
      await waitSeconds(61);
    }
    await request(subject);
  });

  it('[D102] strangers together cannot use up the limit of the owner’s known network', async () => {
    const subject = newSubject();
    for (let i = 0; i < 12; i += 1) await request(subject);
    await expect(request(subject)).rejects.toMatchObject(REFUSED);
    const home = freshAddress();
    await known().rememberNumber(subject, home);
    await request(subject, home);
  });

  it('[OTP-5] ten an hour for a network, across numbers', async () => {
    const from = (i: number) => `2001:db8:1:2::${i}`;
    for (let i = 1; i <= 10; i += 1) await request(newSubject(), from(i));
    await expect(request(newSubject(), from(11))).rejects.toMatchObject(REFUSED);
    await request(newSubject(), '2001:db8:9:9::1');
  });

  it('[D102] twenty an hour for the networks of one household', async () => {
    const from = (i: number) => `2001:db8:3:7${i.toString(16).padStart(2, '0')}::1`;
    for (let i = 1; i <= 20; i += 1) await request(newSubject(), from(i));
    await expect(request(newSubject(), from(21))).rejects.toMatchObject(REFUSED);
    await request(newSubject(), '2001:db8:3:801::1');
  });

  it('[OTP-5] thirty a day for a customer with many networks', async () => {
    const from = (i: number) => `2001:db8:7:${i}00::1`;
    for (let i = 1; i <= 30; i += 1) await request(newSubject(), from(i));
    await expect(request(newSubject(), from(31))).rejects.toMatchObject(REFUSED);
    await request(newSubject(), '2001:db8:8:1::1');
  });

  it('[OTP-5] many customers behind one IPv4 address wait an hour at most', async () => {
    const ip = freshAddress();
    for (let hour = 0; hour < 4; hour += 1) {
      for (let i = 0; i < 10; i += 1) await request(newSubject(), ip);
      await waitSeconds(HOUR + 1);
    }
  });

  it('[OTP-5] a request refused by one limit starts no wait of another', async () => {
    const from = (i: number) => `2001:db8:6:${i}00::1`;
    const subject = newSubject();
    for (let i = 0; i < 12; i += 1) await request(subject);
    for (let i = 1; i <= 30; i += 1) await request(newSubject(), from(i));
    await waitSeconds(HOUR + 1);
    await expect(request(subject, from(31))).rejects.toMatchObject(REFUSED);
    await request(newSubject(), from(31));
  });

  it('[OTP-5] deleting an account does not reset the limits of its number', async () => {
    const subject = newSubject();
    const ip = freshAddress();
    await request(subject, ip);
    await world.database.dataSource.transaction((manager) =>
      world.codes.forget(manager, 'MATRIMONIAL', subject.mobile),
    );
    await expect(request(subject, ip)).rejects.toMatchObject(REFUSED);
  });

  it('[OTP-5] a request refused by one limit does not count towards the others', async () => {
    const subject = newSubject();
    const ip = freshAddress();
    await request(subject, ip);
    for (let i = 0; i < 12; i += 1) await expect(request(subject, ip)).rejects.toMatchObject(REFUSED);
    await request(newSubject(), ip);
  });
});

describe("the day's text messages", () => {
  const register = () => world.codes.send(newSubject({ purpose: 'REGISTRATION' }), newRequester(), 'Samaj');
  const reset = () => world.codes.send(newSubject(), newRequester(), 'Samaj');
  async function owner() {
    const [subject, requester] = [newSubject(), newRequester()];
    await known().rememberNumber(subject, requester.ip);
    return world.codes.send(subject, requester, 'Samaj');
  }

  it('[D102] are partly reserved for accounts, and the last fifth for known networks', async () => {
    world.codes = codesWith(5);
    for (let i = 0; i < 3; i += 1) await register();
    for (let i = 0; i < 3; i += 1) await expect(register()).rejects.toMatchObject(REFUSED);
    await reset();
    for (let i = 0; i < 3; i += 1) await expect(reset()).rejects.toMatchObject(REFUSED);
    await owner();
    await expect(owner()).rejects.toMatchObject(REFUSED);
  });

  it.each(['REGISTRATION', 'PASSWORD_RESET'] as const)(
    '[D8] reserved for accounts are not spent on the matrimonial realm, not even for a %s',
    async (purpose) => {
      world.codes = codesWith(5);
      for (let i = 0; i < 3; i += 1) await reset();
      const refused = world.codes.send(
        newSubject({ realm: 'MATRIMONIAL', purpose }),
        newRequester(),
        'Samaj',
      );
      await expect(refused).rejects.toMatchObject({ ...REFUSED, retryAfter: HOUR });
      await reset();
    },
  );

  it('[OTP-5] that are used up late are available again when their day ends', async () => {
    world.codes = codesWith(2);
    await owner();
    await world.database.dataSource.query(
      `UPDATE attempt_counter SET forget_after = forget_after - interval '23 hours' WHERE key LIKE 'sms-day%'`,
    );
    await owner();
    await expect(owner()).rejects.toMatchObject({ ...REFUSED, retryAfter: expect.closeTo(HOUR, -2) });
    await waitSeconds(HOUR + 1);
    for (let i = 0; i < 2; i += 1) await owner();
    await expect(owner()).rejects.toMatchObject(REFUSED);
  });

  it('[OTP-5] are limited by the budget; beyond it no code is created', async () => {
    world.codes = codesWith(3);
    for (let i = 0; i < 3; i += 1) await owner();
    const subject = newSubject();
    await expect(world.codes.send(subject, newRequester(), 'Samaj')).rejects.toMatchObject(REFUSED);
    const rows = await world.database.dataSource.query('SELECT 1 FROM one_time_code WHERE mobile = $1', [
      subject.mobile,
    ]);
    expect(rows).toEqual([]);
    await waitSeconds(24 * HOUR);
    await world.codes.send(subject, newRequester(), 'Samaj');
  });
});
