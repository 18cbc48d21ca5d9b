import { describe, expect, it } from 'vitest';
import {
  buildCandidate,
  buildMember,
  buildOfficer,
  buildUser,
  openSession,
} from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during } from '../../testing/two-at-once.ts';

describe('accounts that nobody uses', () => {
  const app = sharedTestApp();
  const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
  const inTable = (table: string) => async (id: number) =>
    (await query(`SELECT FROM ${table} WHERE id = $1`, [id])).length > 0;
  const [inside, outside] = [
    "now() - interval '3 years' + interval '1 day'",
    "now() - interval '3 years 1 day'",
  ];
  const used = (table: string, id: number, at: string) =>
    query(`UPDATE ${table} SET signed_in_at = ${at}, created_at = ${at} WHERE id = $1`, [id]);
  const mailsTo = (address: string | null) => app.messages.mails.filter(({ to }) => to === address);

  async function run(): Promise<void> {
    await query('DELETE FROM retention_run');
    await app.features.services.retention.run();
    await app.outboxSender.sendDue();
  }

  /** The days that the letter gives have passed. */
  const pass = (table: string) => query(`UPDATE ${table} SET asked_at = asked_at - interval '32 days'`);

  /** As if they had been asked at that time, by a letter that has left. */
  async function asked(id: number, ago: string): Promise<void> {
    await query(`UPDATE user_account SET asked_at = now() - $2::interval WHERE id = $1`, [id, ago]);
    await query(`INSERT INTO tracked_message (about, message_id, left_at) VALUES ($1, 0, now())`, [
      `user_account ${id}`,
    ]);
  }

  it('are asked for once, in their language, with a day, and closed after it', async () => {
    const [young, old] = [await buildUser(app), await buildUser(app)];
    await used('user_account', young.id, inside);
    await used('user_account', old.id, outside);
    await query(`UPDATE user_account SET letter_language = 'gu' WHERE id = $1`, [old.id]);
    await run();
    await run();
    expect(mailsTo(young.email)).toEqual([]);
    expect(mailsTo(old.email)).toHaveLength(1);
    expect(mailsTo(old.email)[0]?.text).toMatch(/3 વર્ષ.*સાઇન ઇન/s);
    const until = new Intl.DateTimeFormat('gu-IN', { dateStyle: 'long' }).format(
      Date.now() + 30 * 86_400_000,
    );
    expect(mailsTo(old.email)[0]?.text).toContain(until);
    expect(await inTable('user_account')(old.id)).toBe(true);
    await pass('user_account');
    await run();
    expect(await inTable('user_account')(old.id)).toBe(false);
    expect(await inTable('user_account')(young.id)).toBe(true);
  });

  it('are asked fifty a day, whatever is asked for in between, and the next ones a day later', async () => {
    // The other tests have asked some today, who count.
    await query(`UPDATE user_account SET asked_at = asked_at - interval '1 day'`);
    await query(
      `INSERT INTO user_account (name, address, postcode, email, sheri, mobile, password_hash, created_at, asked_at)
       SELECT 'Asked', '', '', 'asked' || n || '@example.org', '', '+44770190' || n, '', ${outside}, now() - interval '19 hours'
         FROM generate_series(1001, 1049) n`,
    );
    const [first, second] = [await buildUser(app), await buildUser(app)];
    for (const { id } of [first, second]) await used('user_account', id, outside);
    await run();
    await run();
    expect([mailsTo(first.email).length, mailsTo(second.email).length]).toEqual([1, 0]);
    await query(`UPDATE user_account SET asked_at = asked_at - interval '2 hours' WHERE name = 'Asked'`);
    await run();
    expect(mailsTo(second.email)).toHaveLength(1);
    await query(`DELETE FROM user_account WHERE name = 'Asked'`);
  });

  it('stay on the day that the letter names, until it is over', async () => {
    const [onTheDay, after] = [await buildUser(app), await buildUser(app)];
    for (const { id, hours } of [
      { ...onTheDay, hours: 30 * 24 + 23 },
      { ...after, hours: 31 * 24 + 1 },
    ]) {
      await used('user_account', id, outside);
      await asked(id, `${hours} hours`);
    }
    await run();
    expect(await inTable('user_account')(onTheDay.id)).toBe(true);
    expect(await inTable('user_account')(after.id)).toBe(false);
  });

  it('stay when their owner signs in, or works in the office', async () => {
    const [back, officer] = [await buildUser(app), await buildOfficer(app, ['EDITOR'])];
    for (const { id } of [back, officer]) await used('user_account', id, outside);
    await run();
    expect(mailsTo(back.email)).toHaveLength(1);
    expect(mailsTo(officer.email)).toEqual([]);
    await openSession(app, { userId: back.id });
    await pass('user_account');
    await asked(officer.id, '99 days');
    await run();
    expect(await inTable('user_account')(back.id)).toBe(true);
    expect(await inTable('user_account')(officer.id)).toBe(true);
  });

  it.each([
    ['user_account', 'SUSPENDED', (email: string) => buildUser(app, { email })],
    ['member', 'DEACTIVE', (email: string) => buildMember(app, { email })],
  ])(
    'of %s that the office has suspended stay: their owner cannot sign in; once that is over they are asked',
    async (table, status, build) => {
      const email = `${table}@example.org`;
      const { id } = await build(email);
      await used(table, id, outside);
      const set = (to: string) => query(`UPDATE ${table} SET status = $2 WHERE id = $1`, [id, to]);
      await run();
      expect(mailsTo(email)).toHaveLength(1);
      await set(status);
      await pass(table);
      await run();
      expect([await inTable(table)(id), mailsTo(email).length]).toEqual([true, 1]);
      await set('ACTIVE');
      await run();
      expect([await inTable(table)(id), mailsTo(email).length]).toEqual([true, 2]);
    },
  );

  it('stay when their owner signs in just when they are to be closed', async () => {
    const { id } = await buildUser(app);
    await used('user_account', id, outside);
    await asked(id, '32 days');
    await during(
      app,
      (manager) =>
        manager.query('UPDATE user_account SET signed_in_at = now(), asked_at = NULL WHERE id = $1', [id]),
      run,
    );
    expect(await inTable('user_account')(id)).toBe(true);
  });

  it('one that cannot be deleted does not keep those behind it, nor those who are to be asked', async () => {
    const [stuck, gone, next] = [await buildUser(app), await buildUser(app), await buildUser(app)];
    for (const { id } of [stuck, gone, next]) await used('user_account', id, outside);
    for (const { id } of [stuck, gone]) await asked(id, '32 days');
    await query(`CREATE TABLE refers_to_account (user_id integer REFERENCES user_account)`);
    await query(`INSERT INTO refers_to_account VALUES ($1)`, [stuck.id]);
    try {
      await run();
    } finally {
      await query('DROP TABLE refers_to_account');
    }
    const isThere = inTable('user_account');
    expect(await Promise.all([stuck.id, gone.id].map(isThere))).toEqual([true, false]);
    expect(mailsTo(next.email)).toHaveLength(1);
    const [{ failing_since }] = await query(
      `SELECT failing_since FROM retention_run WHERE kind = 'accounts'`,
    );
    expect(failing_since).not.toBeNull();
  });

  it('of members are asked for by e-mail or text message, and deleted with the profile', async () => {
    const old = "now() - interval '2 years 1 day'";
    const byMail = await buildMember(app, { email: 'unused@example.org' });
    const candidate = await buildCandidate(app, { confirmedAt: new Date(Date.now() - 800 * 86_400_000) });
    const abroad = await buildMember(app, { mobile: '+919876543210' });
    // A candidate's own sign-in stays with the account beside which it is.
    const { id: candidateId } = await buildCandidate(app);
    const beside = await buildMember(app, { email: 'beside@example.org', candidateId });
    for (const id of [byMail.id, candidate.memberId, abroad.id, beside.id]) await used('member', id, old);
    await run();
    await run();
    expect(mailsTo('beside@example.org')).toEqual([]);
    const [{ mobile }] = await query('SELECT mobile FROM member WHERE id = $1', [candidate.memberId]);
    expect(mailsTo('unused@example.org')).toHaveLength(1);
    const texts = app.messages.texts.filter(({ to }) => to === mobile);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.text).toContain('for 2 years. To keep it, sign in by');
    expect(texts[0]?.text).toMatch(/: https?:\/\/\S+\/login-matrimonial /);
    await pass('member');
    await run();
    const isThere = inTable('member');
    expect(await Promise.all([byMail.id, candidate.memberId, abroad.id, beside.id].map(isThere))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(await inTable('candidate')(candidate.id)).toBe(false);
  });

  it('[D115] of members stay when the candidate says yes, and are asked anew two years after it', async () => {
    const { id, memberId } = await buildCandidate(app, {
      confirmedAt: new Date(Date.now() - 800 * 86_400_000),
    });
    await query('UPDATE member SET email = $2 WHERE id = $1', [memberId, 'family@example.org']);
    await used('member', memberId, "now() - interval '2 years 1 day'");
    const asked = async () =>
      (await query('SELECT asked_at FROM member WHERE id = $1', [memberId]))[0].asked_at !== null;
    await run();
    expect(await asked()).toBe(true);
    const shown = { photosFor: 'MEMBERS', surnameFor: 'MEMBERS' } as const;
    const choices = { ...shown, showsIncome: true, showsReligion: true, showsCaste: true };
    await app.features.services.confirmations.give({ id }, choices, 'EMAIL');
    expect(await asked()).toBe(false);
    await run();
    expect([await asked(), await inTable('member')(memberId)]).toEqual([false, true]);
    await query(`UPDATE candidate SET confirmed_at = now() - interval '2 years 1 day' WHERE id = $1`, [id]);
    await run();
    expect(await asked()).toBe(true);
  });
});
