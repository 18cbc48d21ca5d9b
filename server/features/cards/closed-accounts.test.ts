import { beforeEach, describe, expect, it } from 'vitest';
import { adminToken, buildUser } from '../../testing/factories.ts';
import { leaveAll } from '../account-part.ts';
import { cardApp } from './card-fixtures.ts';

const { app, stripe, donations, sendAll, details, set, opened } = cardApp();
const reconcile = () => app.features.services.cardEvents!.reconcile();
const query = <Row>(sql: string, parameters: unknown[]) =>
  app.database.dataSource.query<Row[]>(sql, parameters);

let admin: string;

beforeEach(async () => {
  await query('DELETE FROM attempt_counter', []);
  Object.assign(stripe, { isDown: false });
  stripe.events.length = 0;
  admin = await adminToken(app);
});

/** A donation of an account whose page at Stripe is open while the account is closed. */
async function left(overrides: Record<string, unknown> = {}) {
  const donation = await opened({ amount: '10', ...overrides });
  const user = await buildUser(app);
  const { dataSource } = app.database;
  await query('UPDATE donation SET user_id = $1 WHERE id = $2', [user.id, donation.id]);
  await dataSource.transaction(async (manager) => {
    await leaveAll(app.features.services.accountParts, manager, user.id, 'en');
  });
  return donation;
}

describe('[PRIV-4] an account that is closed while a page for paying by card is open', () => {
  it('closes the page, as soon as Stripe answers, so that nobody pays there any more', async () => {
    const { id, session } = await left();
    stripe.isDown = true;
    await reconcile();
    expect(session.status).toBe('open');
    stripe.isDown = false;
    await reconcile();
    expect(session.status).toBe('expired');
    stripe.pay(session.id);
    await sendAll();
    await reconcile();
    expect(await details(id, admin)).toMatchObject({ status: 'CANCELLED', cardEntries: [] });
    expect(await query('SELECT state FROM card_payment WHERE donation_id = $1', [id])).toEqual([
      { state: 'ENDED' },
    ]);
  });

  it('keeps what was paid before that in the books under its reference, and writes to nobody', async () => {
    const { id, email, session } = await left();
    const letters = async () =>
      (await donations.mailsTo(email)).length + (await donations.mailsTo('')).length;
    const before = await letters();
    stripe.pay(session.id);
    await reconcile();
    const { status, cardEntries } = await details(id, admin);
    expect([status, cardEntries]).toEqual([
      'PAID',
      expect.arrayContaining([{ kind: 'PAYMENT', pence: 1000 }]),
    ]);
    expect(await query('SELECT email, phone, message, user_id FROM donation WHERE id = $1', [id])).toEqual([
      { email: '', phone: '', message: '', user_id: null },
    ]);
    expect(await letters()).toBe(before);
  });

  it('ends what is taken every month, also when it began there after the account was closed', async () => {
    const { session } = await left({ frequency: 'MONTHLY' });
    stripe.pay(session.id);
    await sendAll();
    await reconcile();
    expect(stripe.subscriptions.get(session.subscription!)?.status).toBe('canceled');
  });
});

describe('a page for paying by card that is open', () => {
  it('is closed when its donation has been paid otherwise, or cancelled by the office', async () => {
    const [paid, cancelled, waiting] = [await opened(), await opened(), await opened()];
    await set(paid.id, 'PAID', admin);
    await set(cancelled.id, 'CANCELLED', admin);
    await reconcile();
    expect([paid, cancelled, waiting].map(({ session }) => session.status)).toEqual([
      'expired',
      'expired',
      'open',
    ]);
  });

  it('of which Stripe refuses to close it stays as it is, and is asked about later', async () => {
    const donation = await opened();
    await set(donation.id, 'CANCELLED', admin);
    stripe.broken.add('expire');
    await reconcile();
    stripe.broken.delete('expire');
    expect(donation.session.status).toBe('open');
    const [{ tries }] = (await query<{ tries: number }>(
      'SELECT tries FROM card_payment WHERE donation_id = $1',
      [donation.id],
    )) as [{ tries: number }];
    expect(tries).toBe(1);
  });
});

it('[63] an account that gives every month by card is used, whether or not anybody signs in', async () => {
  const gift = await opened({ amount: '25', frequency: 'MONTHLY' });
  stripe.pay(gift.session.id);
  await sendAll();
  const { id, email } = await buildUser(app);
  await query('UPDATE donation SET user_id = $1 WHERE id = $2', [id, gift.id]);
  await query(
    `UPDATE user_account SET signed_in_at = now() - interval '4 years', created_at = now() - interval '4 years' WHERE id = $1`,
    [id],
  );
  const letters = async () => {
    await query('DELETE FROM retention_run', []);
    await app.features.services.retention.run();
    await app.outboxSender.sendDue();
    return app.messages.mails.filter(({ to }) => to === email);
  };
  expect(await letters()).toEqual([]);
  stripe.end(gift.session.subscription!);
  await sendAll();
  expect(await letters()).toHaveLength(1);
});
