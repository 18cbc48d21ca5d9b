import { afterEach, describe, expect, it, vi } from 'vitest';
import { MessageRefused } from '../../messages/outgoing.ts';
import { buildMember, buildUser } from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

describe('accounts whose owner the question has not reached', () => {
  const app = sharedTestApp();
  const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
  afterEach(() => void vi.restoreAllMocks());

  async function run(): Promise<void> {
    await query('DELETE FROM retention_run');
    await app.features.services.retention.run();
    await app.outboxSender.sendDue();
  }

  async function unused(table: string, { id }: { id: number }): Promise<void> {
    await query(
      `UPDATE ${table} SET signed_in_at = now() - interval '4 years', created_at = now() - interval '4 years' WHERE id = $1`,
      [id],
    );
  }

  /** The days that the letter gives have passed, and the next run comes. */
  async function passDays(table: string): Promise<void> {
    await query(`UPDATE ${table} SET asked_at = asked_at - interval '32 days'`);
    await run();
  }

  const isThere = async (table: string, { id }: { id: number }) =>
    (await query(`SELECT FROM ${table} WHERE id = $1`, [id])).length > 0;
  const triesOf = (send: { mock: { calls: [{ to: string }, ...unknown[]][] } }, address: string) =>
    send.mock.calls.filter(([message]) => message.to === address).length;
  const mailsTo = (address: string | null) => app.messages.mails.filter(({ to }) => to === address).length;

  it('stay when the mail server refuses the letter; one that reaches them later names a day of its own', async () => {
    const user = await buildUser(app);
    await unused('user_account', user);
    const refuse = vi.spyOn(app.messages.mail, 'send').mockRejectedValue(new MessageRefused(550, true));
    await run();
    expect(triesOf(refuse, user.email)).toBe(1);
    await run();
    expect(triesOf(refuse, user.email)).toBe(1);
    await passDays('user_account');
    expect([await isThere('user_account', user), triesOf(refuse, user.email)]).toEqual([true, 2]);
    refuse.mockRestore();
    await passDays('user_account');
    expect([await isThere('user_account', user), mailsTo(user.email)]).toEqual([true, 1]);
    await passDays('user_account');
    expect(await isThere('user_account', user)).toBe(false);
  });

  it('stay when the letter could not be sent in time, and nobody sends it after its day', async () => {
    const user = await buildUser(app);
    await unused('user_account', user);
    vi.spyOn(app.messages.mail, 'send').mockRejectedValue(new Error('unreachable'));
    await run();
    await query(`UPDATE outbox_message SET expires_at = now()`);
    await app.outboxSender.sendDue();
    expect(await query('SELECT FROM outbox_message')).toEqual([]);
    await passDays('user_account');
    expect(await isThere('user_account', user)).toBe(true);
  });

  it('stay with their profile when the gateway takes no text message, as with an empty account there', async () => {
    const member = await buildMember(app, { email: null });
    await unused('member', member);
    const refuse = vi.spyOn(app.messages.sms, 'send').mockRejectedValue(new MessageRefused(402, true));
    await run();
    await passDays('member');
    expect([await isThere('member', member), triesOf(refuse, member.mobile)]).toEqual([true, 2]);
    refuse.mockRestore();
    await passDays('member');
    await passDays('member');
    expect(await isThere('member', member)).toBe(false);
  });

  it('are asked anew when they are unused once more: what they were told before they signed in is over', async () => {
    const user = await buildUser(app);
    await unused('user_account', user);
    await run();
    await query('UPDATE user_account SET signed_in_at = now(), asked_at = NULL WHERE id = $1', [user.id]);
    await run();
    expect(await query('SELECT FROM tracked_message WHERE about = $1', [`user_account ${user.id}`])).toEqual(
      [],
    );
    await unused('user_account', user);
    await run();
    await passDays('user_account');
    expect([await isThere('user_account', user), mailsTo(user.email)]).toEqual([false, 2]);
  });
});
