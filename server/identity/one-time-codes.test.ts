import { describe, expect, it } from 'vitest';
import { ServerSecret } from '../server-secret.ts';
import { codesWith, newRequester, newSubject, sendTo, setUpCodes, world, wrongFor } from './code-fixtures.ts';
import type { CodeRequester, CodeSubject } from './one-time-codes.ts';

setUpCodes();

const consume = (subject: CodeSubject, requester: CodeRequester, code: string) =>
  world.database.dataSource.transaction((manager) => world.codes.consume(manager, subject, requester, code));
const age = (seconds: number) =>
  world.database.dataSource.query(
    'UPDATE one_time_code SET expires_at = expires_at - make_interval(secs => $1)',
    [seconds],
  );

describe('one-time codes', () => {
  it('[D102] have six digits and do not begin with 0', async () => {
    for (let i = 0; i < 30; i += 1)
      expect(await sendTo(newSubject(), newRequester())).toMatch(/^[1-9]\d{5}$/);
    const different = new Set(world.messages.texts.map(({ text }) => text));
    expect(different.size).toBeGreaterThan(20);
    expect(world.messages.texts[0]?.text).toMatch(/^\d{6} is your code for Samaj\./);
  });

  it('[D3] are stored in no table in plain text, not even in the pending message', async () => {
    const subject = newSubject();
    const requester = newRequester();
    await world.codes.send(subject, requester, 'Samaj');
    const waiting = await world.database.dataSource.query('SELECT content FROM outbox_message');
    const stored = await world.database.dataSource.query('SELECT code_hash FROM one_time_code');
    const code = await sendTo(subject, requester);
    expect(waiting.length).toBeGreaterThan(0);
    for (const { content } of waiting) expect(content.toString('latin1')).not.toMatch(/\d{6} is your code/);
    const [row] = await world.database.dataSource.query('SELECT * FROM one_time_code WHERE mobile = $1', [
      subject.mobile,
    ]);
    expect(stored.length).toBeGreaterThan(0);
    const { mobile: _mobile, expires_at: _expires, ...rest } = row;
    expect(JSON.stringify(rest)).not.toContain(code);
    expect(row.code_hash.toString('latin1')).not.toContain(code);
    expect(row.code_hash).toHaveLength(32);
  });

  it('[OTP-1] that is asked for again, because the answer was lost, is for whoever lost it, and is used once', async () => {
    const [subject, requester] = [newSubject(), newRequester()];
    expect(await world.codes.countRequest(subject, requester)).toBe(false);
    const code = await sendTo(subject, requester);
    const anew = newRequester(requester.ip);
    expect(await world.codes.check(subject, anew, code)).toBe(false);
    for (let i = 0; i < 5; i += 1) expect(await world.codes.countRequest(subject, anew)).toBe(true);
    await expect(world.codes.countRequest(subject, anew)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    // What the number has got for something else is not repeated in its place.
    await sendTo({ ...subject, purpose: 'REGISTRATION' }, requester);
    await world.codes.repeat(subject, anew);
    expect(await world.codes.check(subject, anew, code)).toBe(true);
    expect(await consume(subject, anew, code)).toBe(true);
    expect(await world.codes.check(subject, requester, code)).toBe(false);
  });

  it('[OTP-3] is not shared with another purpose, network or number, nor after a minute', async () => {
    const [subject, requester] = [newSubject({ realm: 'MATRIMONIAL' }), newRequester()];
    await world.codes.countRequest(subject, requester);
    const code = await sendTo(subject, requester);
    const others: [CodeSubject, CodeRequester][] = [
      [{ ...subject, purpose: 'REGISTRATION' }, requester],
      [subject, newRequester()],
      [newSubject({ realm: 'MATRIMONIAL' }), requester],
    ];
    for (const [other, by] of others)
      expect(await world.codes.countRequest(other, by).catch(() => false)).toBe(false);
    await age(61);
    const late = newRequester(requester.ip);
    await world.codes.repeat(subject, late);
    expect(await world.codes.check(subject, late, code)).toBe(false);
  });

  it('[OTP-1] can be used once', async () => {
    const subject = newSubject();
    const requester = newRequester();
    const code = await sendTo(subject, requester);
    expect([
      await world.codes.check(subject, requester, code),
      await consume(subject, requester, code),
    ]).toEqual([true, true]);
    expect([
      await world.codes.check(subject, requester, code),
      await consume(subject, requester, code),
    ]).toEqual([false, false]);
  });

  it('[OTP-1] can be used by only one of several concurrent requests', async () => {
    const subject = newSubject();
    const requester = newRequester();
    const code = await sendTo(subject, requester);
    const uses = await Promise.all(Array.from({ length: 5 }, () => consume(subject, requester, code)));
    expect(uses.filter(Boolean)).toHaveLength(1);
  });

  it('[OTP-1] stay valid when the write they permit is rolled back', async () => {
    const subject = newSubject();
    const requester = newRequester();
    const code = await sendTo(subject, requester);
    const write = world.database.dataSource.transaction(async (manager) => {
      await world.codes.consume(manager, subject, requester, code);
      throw new Error('the write failed');
    });
    await expect(write).rejects.toThrow();
    expect(await world.codes.check(subject, requester, code)).toBe(true);
  });

  it('[PRIV-4] of an account that is deleted are void, those of other numbers and of the other realm are not', async () => {
    const [subject, requester] = [newSubject(), newRequester()];
    const kept = [newSubject(), { ...subject, realm: 'MATRIMONIAL' }] as const;
    const code = await sendTo(subject, requester);
    const keptCodes = [await sendTo(kept[0], requester), await sendTo(kept[1], requester)];
    await world.database.dataSource.transaction((manager) =>
      world.codes.forget(manager, subject.realm, subject.mobile),
    );
    expect(await world.codes.check(subject, requester, code)).toBe(false);
    for (const [index, other] of kept.entries())
      expect(await world.codes.check(other, requester, keptCodes[index]!)).toBe(true);
  });

  it('[OTP-1] are valid for ten minutes', async () => {
    const subject = newSubject();
    const requester = newRequester();
    const code = await sendTo(subject, requester);
    await age(590);
    expect(await world.codes.check(subject, requester, code)).toBe(true);
    await age(10);
    expect(await world.codes.check(subject, requester, code)).toBe(false);
    await world.codes.removeExpired(100);
    const rows = await world.database.dataSource.query('SELECT 1 FROM one_time_code WHERE mobile = $1', [
      subject.mobile,
    ]);
    expect(rows).toEqual([]);
  });

  it('[OTP-1] become invalid when a newer one is sent', async () => {
    const subject = newSubject();
    const requester = newRequester();
    const first = await sendTo(subject, requester);
    let second = await sendTo(subject, requester);
    // With a chance of 1 in 900,000 they are equal.
    while (second === first) second = await sendTo(subject, requester);
    expect(await world.codes.check(subject, requester, first)).toBe(false);
    expect(await consume(subject, requester, first)).toBe(false);
    expect(await world.codes.check(subject, requester, second)).toBe(true);
  });

  it('[OTP-2] become invalid after five wrong attempts, also concurrent ones', async () => {
    const subject = newSubject();
    const requester = newRequester();
    const code = await sendTo(subject, requester);
    for (let i = 0; i < 4; i += 1)
      expect(await world.codes.check(subject, requester, wrongFor(code))).toBe(false);
    expect(await world.codes.check(subject, requester, code)).toBe(true);
    expect(await world.codes.check(subject, requester, code)).toBe(false);

    const other = newSubject();
    const right = await sendTo(other, requester);
    await Promise.all(Array.from({ length: 5 }, () => world.codes.check(other, requester, wrongFor(right))));
    expect(await world.codes.check(other, requester, right)).toBe(false);
  });

  it('[OTP-2] the attempts of a new code start at zero', async () => {
    const subject = newSubject();
    const requester = newRequester();
    const first = await sendTo(subject, requester);
    for (let i = 0; i < 5; i += 1) await world.codes.check(subject, requester, wrongFor(first));
    const second = await sendTo(subject, requester);
    for (let i = 0; i < 4; i += 1)
      expect(await world.codes.check(subject, requester, wrongFor(second))).toBe(false);
    expect(await world.codes.check(subject, requester, second)).toBe(true);
  });

  it('[D102] are valid for their requester only: a stranger can neither use, invalidate nor use up the owner’s', async () => {
    const subject = newSubject();
    const [owner, stranger] = [newRequester(), newRequester()];
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
  ])('[OTP-3] are invalid for another %s', async (_what, change) => {
    const subject = newSubject();
    const requester = newRequester();
    const other = { ...subject, ...change() };
    let [code, itsOwn] = [await sendTo(subject, requester), await sendTo(other, requester)];
    while (code === itsOwn)
      [code, itsOwn] = [await sendTo(subject, requester), await sendTo(other, requester)];
    expect([await world.codes.check(other, requester, code), await consume(other, requester, code)]).toEqual([
      false,
      false,
    ]);
    expect([
      await world.codes.check(subject, requester, code),
      await world.codes.check(other, requester, itsOwn),
    ]).toEqual([true, true]);
  });

  it('are invalid for an installation with another secret', async () => {
    const subject = newSubject();
    const requester = newRequester();
    const code = await sendTo(subject, requester);
    const elsewhere = codesWith(10, new ServerSecret('the secret of another installation'));
    expect(await elsewhere.check(subject, requester, code)).toBe(false);
  });
});
