import { describe, expect, it } from 'vitest';
import { ServerSecret } from '../server-secret.ts';
import { codesWith, newAsker, newSubject, sendTo, world, wrongFor } from './code-fixtures.ts';
import type { CodeAsker, CodeSubject } from './one-time-codes.ts';

const consume = (subject: CodeSubject, asker: CodeAsker, code: string) =>
  world.database.dataSource.transaction((manager) => world.codes.consume(manager, subject, asker, code));
const age = (seconds: number) =>
  world.database.dataSource.query(
    'UPDATE one_time_code SET expires_at = expires_at - make_interval(secs => $1)',
    [seconds],
  );

describe('one-time codes', () => {
  it('[D102] have six digits, the first of which is no 0', async () => {
    for (let i = 0; i < 30; i += 1) expect(await sendTo(newSubject(), newAsker())).toMatch(/^[1-9]\d{5}$/);
    const different = new Set(world.messages.texts.map(({ text }) => text));
    expect(different.size).toBeGreaterThan(20);
    expect(world.messages.texts[0]?.text).toMatch(/^\d{6} is your code for Samaj\./);
  });

  it('[D3] stand in no table, neither plain nor in the waiting message', async () => {
    const subject = newSubject();
    const asker = newAsker();
    await world.codes.send(subject, asker);
    const waiting = await world.database.dataSource.query('SELECT content FROM outbox_message');
    const kept = await world.database.dataSource.query('SELECT code_hash FROM one_time_code');
    const code = await sendTo(subject, asker);
    expect(waiting.length).toBeGreaterThan(0);
    for (const { content } of waiting) expect(content.toString('latin1')).not.toMatch(/\d{6} is your code/);
    const [row] = await world.database.dataSource.query('SELECT * FROM one_time_code WHERE mobile = $1', [
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
    const asker = newAsker();
    const code = await sendTo(subject, asker);
    expect([await world.codes.check(subject, asker, code), await consume(subject, asker, code)]).toEqual([
      true,
      true,
    ]);
    expect([await world.codes.check(subject, asker, code), await consume(subject, asker, code)]).toEqual([
      false,
      false,
    ]);
  });

  it('[OTP-1] are good for one of two uses at the same time', async () => {
    const subject = newSubject();
    const asker = newAsker();
    const code = await sendTo(subject, asker);
    const uses = await Promise.all(Array.from({ length: 5 }, () => consume(subject, asker, code)));
    expect(uses.filter(Boolean)).toHaveLength(1);
  });

  it('[OTP-1] stay good when the write they permit is rolled back', async () => {
    const subject = newSubject();
    const asker = newAsker();
    const code = await sendTo(subject, asker);
    const write = world.database.dataSource.transaction(async (manager) => {
      await world.codes.consume(manager, subject, asker, code);
      throw new Error('the write failed');
    });
    await expect(write).rejects.toThrow();
    expect(await world.codes.check(subject, asker, code)).toBe(true);
  });

  it('[OTP-1] are good for ten minutes', async () => {
    const subject = newSubject();
    const asker = newAsker();
    const code = await sendTo(subject, asker);
    await age(590);
    expect(await world.codes.check(subject, asker, code)).toBe(true);
    await age(10);
    expect(await world.codes.check(subject, asker, code)).toBe(false);
    await world.codes.removeExpired();
    const rows = await world.database.dataSource.query('SELECT 1 FROM one_time_code WHERE mobile = $1', [
      subject.mobile,
    ]);
    expect(rows).toEqual([]);
  });

  it('[OTP-1] are void when a newer one is sent', async () => {
    const subject = newSubject();
    const asker = newAsker();
    const first = await sendTo(subject, asker);
    let second = await sendTo(subject, asker);
    // One time in nine hundred thousand they are the same.
    while (second === first) second = await sendTo(subject, asker);
    expect(await world.codes.check(subject, asker, first)).toBe(false);
    expect(await consume(subject, asker, first)).toBe(false);
    expect(await world.codes.check(subject, asker, second)).toBe(true);
  });

  it('[OTP-2] are void after five wrong ones, also when they come at once', async () => {
    const subject = newSubject();
    const asker = newAsker();
    const code = await sendTo(subject, asker);
    for (let i = 0; i < 4; i += 1)
      expect(await world.codes.check(subject, asker, wrongFor(code))).toBe(false);
    expect(await world.codes.check(subject, asker, code)).toBe(true);
    expect(await world.codes.check(subject, asker, code)).toBe(false);

    const other = newSubject();
    const right = await sendTo(other, asker);
    await Promise.all(Array.from({ length: 5 }, () => world.codes.check(other, asker, wrongFor(right))));
    expect(await world.codes.check(other, asker, right)).toBe(false);
  });

  it('[OTP-2] the tries of a new code begin at nought', async () => {
    const subject = newSubject();
    const asker = newAsker();
    const first = await sendTo(subject, asker);
    for (let i = 0; i < 5; i += 1) await world.codes.check(subject, asker, wrongFor(first));
    const second = await sendTo(subject, asker);
    for (let i = 0; i < 4; i += 1)
      expect(await world.codes.check(subject, asker, wrongFor(second))).toBe(false);
    expect(await world.codes.check(subject, asker, second)).toBe(true);
  });

  it('[D102] are good for who asked alone: a stranger neither uses, voids nor tries out the owner’s', async () => {
    const subject = newSubject();
    const [owner, stranger] = [newAsker(), newAsker()];
    const code = await sendTo(subject, owner);
    expect([
      await world.codes.check(subject, stranger, code),
      await consume(subject, stranger, code),
    ]).toEqual([false, false]);
    let theirs = await sendTo(subject, stranger);
    while (theirs === code) theirs = await sendTo(subject, stranger);
    for (let i = 0; i < 6; i += 1) await world.codes.check(subject, stranger, wrongFor(code));
    expect(await world.codes.check(subject, owner, theirs)).toBe(false);
    expect(await world.codes.check(subject, owner, code)).toBe(true);
    expect(await consume(subject, owner, code)).toBe(true);
  });

  it.each([
    ['number', (): Partial<CodeSubject> => ({ mobile: newSubject().mobile })],
    ['purpose', (): Partial<CodeSubject> => ({ purpose: 'REGISTRATION' })],
    ['realm', (): Partial<CodeSubject> => ({ realm: 'MATRIMONIAL' })],
  ])('[OTP-3] are worth nothing for another %s', async (_what, change) => {
    const subject = newSubject();
    const asker = newAsker();
    const other = { ...subject, ...change() };
    let [code, itsOwn] = [await sendTo(subject, asker), await sendTo(other, asker)];
    while (code === itsOwn) [code, itsOwn] = [await sendTo(subject, asker), await sendTo(other, asker)];
    expect([await world.codes.check(other, asker, code), await consume(other, asker, code)]).toEqual([
      false,
      false,
    ]);
    expect([
      await world.codes.check(subject, asker, code),
      await world.codes.check(other, asker, itsOwn),
    ]).toEqual([true, true]);
  });

  it('are worth nothing for an installation with another secret', async () => {
    const subject = newSubject();
    const asker = newAsker();
    const code = await sendTo(subject, asker);
    const elsewhere = codesWith(10, new ServerSecret('the secret of another installation'));
    expect(await elsewhere.check(subject, asker, code)).toBe(false);
  });
});
