import { describe, expect, it } from 'vitest';
import { freshAddress } from '../testing/sign-in.ts';
import {
  known,
  newRequester,
  newSubject,
  sendTo,
  setUpCodes,
  waitSeconds,
  world,
  wrongFor,
} from './code-fixtures.ts';
import { type CodeRequester, type CodeSubject, requesterByNetwork } from './one-time-codes.ts';

setUpCodes();

const REFUSED = { code: 'RATE_LIMITED', retryAfter: expect.any(Number) };

const guess = (subject: CodeSubject, requester: CodeRequester) =>
  world.codes.check(subject, requester, '000000');

/** Wrong attempts at codes sent to strangers, five each. */
async function wrongTries(subject: CodeSubject, count: number): Promise<void> {
  for (let i = 0; i < count / 5; i += 1) {
    const stranger = newRequester();
    await world.codes.send(subject, stranger, 'Samaj');
    for (let tries = 0; tries < 5; tries += 1) expect(await guess(subject, stranger)).toBe(false);
  }
}

describe('[D102] wrong codes are counted', () => {
  it('for a network and day, across numbers', async () => {
    const ip = freshAddress();
    for (let i = 0; i < 20; i += 1) expect(await guess(newSubject(), newRequester(ip))).toBe(false);
    await expect(guess(newSubject(), newRequester(ip))).rejects.toMatchObject(REFUSED);
    await waitSeconds(61);
    expect(await guess(newSubject(), newRequester(ip))).toBe(false);
    await waitSeconds(61);
    await expect(guess(newSubject(), newRequester(ip))).rejects.toMatchObject(REFUSED);
    expect(await guess(newSubject(), newRequester())).toBe(false);
  });

  it('for the networks of one household, and of one customer', async () => {
    const connection = (home: number, i: number) =>
      newRequester(`2001:db8:21:${home}${i.toString(16).padStart(2, '0')}::1`);
    for (let i = 0; i < 40; i += 1) expect(await guess(newSubject(), connection(1, i))).toBe(false);
    await expect(guess(newSubject(), connection(1, 40))).rejects.toMatchObject(REFUSED);
    for (const home of [2, 3])
      for (let i = 0; i < 40; i += 1) expect(await guess(newSubject(), connection(home, i))).toBe(false);
    await expect(guess(newSubject(), connection(4, 0))).rejects.toMatchObject(REFUSED);
  });

  it('but not right ones: a hall full of people may share one network', async () => {
    const ip = freshAddress();
    for (let i = 0; i < 25; i += 1) {
      const [subject, requester] = [newSubject(), newRequester(ip)];
      expect(await world.codes.check(subject, requester, await sendTo(subject, requester))).toBe(true);
    }
  });

  it('for a number and day: then strangers get no new code, and a code already sent stays valid', async () => {
    const subject = newSubject();
    const owner = newRequester();
    const code = await sendTo(subject, owner);
    const stranger = newRequester();
    await world.codes.send(subject, stranger, 'Samaj');
    await wrongTries(subject, 60);
    await expect(guess(subject, stranger)).rejects.toMatchObject(REFUSED);
    await expect(world.codes.countRequest(subject, newRequester())).rejects.toMatchObject(REFUSED);
    await world.codes.countRequest(newSubject(), newRequester());
    expect(await world.codes.check(subject, owner, code)).toBe(true);
  });

  it('but those of a single network do not block the number', async () => {
    const subject = newSubject();
    await wrongTries(subject, 15);
    await world.codes.countRequest(subject, newRequester());
  });

  it('but not for the number when no code had been sent', async () => {
    const subject = newSubject();
    for (let i = 0; i < 61; i += 1) expect(await guess(subject, newRequester())).toBe(false);
    await world.codes.countRequest(subject, newRequester());
  });

  it('but those of strangers do not block the owner’s known network', async () => {
    const subject = newSubject();
    const home = newRequester();
    await known().rememberNumber(subject, home.ip);
    await wrongTries(subject, 60);
    await expect(world.codes.countRequest(subject, newRequester())).rejects.toMatchObject(REFUSED);
    await world.codes.countRequest(subject, home);
    const code = await sendTo(subject, home);
    expect(await world.codes.check(subject, home, wrongFor(code))).toBe(false);
    expect(await world.codes.check(subject, home, code)).toBe(true);
  });

  it('and a right one makes the network known', async () => {
    const [subject, requester] = [newSubject(), newRequester()];
    await world.codes.check(subject, requester, await sendTo(subject, requester));
    expect(await known().hasNumber(subject, requester.ip)).toBe(true);
    expect(await known().hasNumber(newSubject(), requester.ip)).toBe(false);
    expect(await known().hasNumber({ ...subject, realm: 'MATRIMONIAL' }, requester.ip)).toBe(false);
    expect(await known().hasNumber(subject, freshAddress())).toBe(false);
  });
});

describe('[D102] a client without state', () => {
  it('is identified by its network, and a code is invalid from another', async () => {
    const subject = newSubject();
    const code = await sendTo(subject, requesterByNetwork('2001:db8:31:1::1'));
    expect(await world.codes.check(subject, requesterByNetwork('2001:db8:31:2::1'), code)).toBe(false);
    expect(await world.codes.check(subject, requesterByNetwork('2001:db8:31:1::2'), code)).toBe(true);
  });
});
