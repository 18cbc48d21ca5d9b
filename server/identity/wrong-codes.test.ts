import { describe, expect, it } from 'vitest';
import { freshAddress } from '../testing/sign-in.ts';
import { known, newAsker, newSubject, sendTo, waitSeconds, world, wrongFor } from './code-fixtures.ts';
import { askerByNetwork, type CodeAsker, type CodeSubject } from './one-time-codes.ts';

const REFUSED = { code: 'RATE_LIMITED', retryAfter: expect.any(Number) };

const guess = (subject: CodeSubject, asker: CodeAsker) => world.codes.check(subject, asker, '000000');

/** Tries at codes that strangers were sent, five at each. */
async function wrongTries(subject: CodeSubject, count: number): Promise<void> {
  for (let i = 0; i < count / 5; i += 1) {
    const stranger = newAsker();
    await world.codes.send(subject, stranger);
    for (let tries = 0; tries < 5; tries += 1) expect(await guess(subject, stranger)).toBe(false);
  }
}

describe('[D102] wrong codes are added up', () => {
  it('for a network and a day, whatever number and code they are tried at', async () => {
    const ip = freshAddress();
    for (let i = 0; i < 20; i += 1) expect(await guess(newSubject(), newAsker(ip))).toBe(false);
    await expect(guess(newSubject(), newAsker(ip))).rejects.toMatchObject(REFUSED);
    await waitSeconds(61);
    expect(await guess(newSubject(), newAsker(ip))).toBe(false);
    await waitSeconds(61);
    await expect(guess(newSubject(), newAsker(ip))).rejects.toMatchObject(REFUSED);
    expect(await guess(newSubject(), newAsker())).toBe(false);
  });

  it('for the networks of one home, and of one customer', async () => {
    const connection = (home: number, i: number) =>
      newAsker(`2001:db8:21:${home}${i.toString(16).padStart(2, '0')}::1`);
    for (let i = 0; i < 40; i += 1) expect(await guess(newSubject(), connection(1, i))).toBe(false);
    await expect(guess(newSubject(), connection(1, 40))).rejects.toMatchObject(REFUSED);
    for (const home of [2, 3])
      for (let i = 0; i < 40; i += 1) expect(await guess(newSubject(), connection(home, i))).toBe(false);
    await expect(guess(newSubject(), connection(4, 0))).rejects.toMatchObject(REFUSED);
  });

  it('and right ones are not: a hall full of people has one network', async () => {
    const ip = freshAddress();
    for (let i = 0; i < 25; i += 1) {
      const [subject, asker] = [newSubject(), newAsker(ip)];
      expect(await world.codes.check(subject, asker, await sendTo(subject, asker))).toBe(true);
    }
  });

  it('for a number and a day: then strangers get no new code, and a code that is out stays good', async () => {
    const subject = newSubject();
    const owner = newAsker();
    const code = await sendTo(subject, owner);
    const stranger = newAsker();
    await world.codes.send(subject, stranger);
    await wrongTries(subject, 60);
    await expect(guess(subject, stranger)).rejects.toMatchObject(REFUSED);
    await expect(world.codes.countRequest(subject, newAsker())).rejects.toMatchObject(REFUSED);
    await world.codes.countRequest(newSubject(), newAsker());
    expect(await world.codes.check(subject, owner, code)).toBe(true);
  });

  it('but one network’s do not shut the number off', async () => {
    const subject = newSubject();
    await wrongTries(subject, 15);
    await world.codes.countRequest(subject, newAsker());
  });

  it('nor those of who was sent no code', async () => {
    const subject = newSubject();
    for (let i = 0; i < 61; i += 1) expect(await guess(subject, newAsker())).toBe(false);
    await world.codes.countRequest(subject, newAsker());
  });

  it('but a stranger’s do not keep the owner out, who has signed in from there', async () => {
    const subject = newSubject();
    const home = newAsker();
    await known().rememberNumber(subject, home.ip);
    await wrongTries(subject, 60);
    await expect(world.codes.countRequest(subject, newAsker())).rejects.toMatchObject(REFUSED);
    await world.codes.countRequest(subject, home);
    const code = await sendTo(subject, home);
    expect(await world.codes.check(subject, home, wrongFor(code))).toBe(false);
    expect(await world.codes.check(subject, home, code)).toBe(true);
  });

  it('and who had the right one is known from then on', async () => {
    const [subject, asker] = [newSubject(), newAsker()];
    await world.codes.check(subject, asker, await sendTo(subject, asker));
    expect(await known().hasNumber(subject, asker.ip)).toBe(true);
    expect(await known().hasNumber(newSubject(), asker.ip)).toBe(false);
    expect(await known().hasNumber({ ...subject, realm: 'MATRIMONIAL' }, asker.ip)).toBe(false);
    expect(await known().hasNumber(subject, freshAddress())).toBe(false);
  });
});

describe('[D102] a client that keeps nothing', () => {
  it('is known by its network, and a code is worth nothing from another', async () => {
    const subject = newSubject();
    const code = await sendTo(subject, askerByNetwork('2001:db8:31:1::1'));
    expect(await world.codes.check(subject, askerByNetwork('2001:db8:31:2::1'), code)).toBe(false);
    expect(await world.codes.check(subject, askerByNetwork('2001:db8:31:1::2'), code)).toBe(true);
  });
});
