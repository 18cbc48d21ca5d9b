import { beforeEach, describe, expect, it } from 'vitest';
import { lines, logOf } from '../../../testing/audit-lines.ts';
import { adminToken } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { cardApp } from '../card-fixtures.ts';

const { app, stripe, sendAll, opened } = cardApp();
const MONEY =
  '{ cardMoney { id reason pence donationId reference donorName email amountPence isMonthly } today { waiting { kind count } } }';
const END = 'mutation ($id: Int!) { endLostMonthlyByCard(id: $id) }';
const SETTLE = 'mutation ($id: Int!) { settleCardMoney(id: $id) }';

let admin: string;
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const ask = (operation: string, variables = {}) =>
  graphql(app, { query: operation, variables, token: admin });
const money = async () => (await ask(MONEY)).data;
const reconcile = () => app.features.services.cardEvents!.reconcile();

/** Paid on the page; then the books are restored from a backup of before. */
async function lost(frequency = 'ONCE') {
  const gift = await opened({ amount: '25', frequency });
  stripe.pay(gift.session.id);
  stripe.events.splice(0);
  for (const table of ['card_payment', 'donation_link'])
    await query(`DELETE FROM ${table} WHERE donation_id = $1`, [gift.id]);
  await query('DELETE FROM donation WHERE id = $1', [gift.id]);
  return gift;
}

const shown = ({ reference, email }: Awaited<ReturnType<typeof lost>>, isMonthly = false) => ({
  ...{ reason: 'NOT_IN_BOOKS', pence: 2500, donationId: null, amountPence: null, isMonthly },
  ...{ reference, email, donorName: 'Payer at Stripe' },
});

beforeEach(async () => {
  await query('DELETE FROM attempt_counter');
  await query(
    `UPDATE card_stray SET settled_at = now(), payer_name = '', payer_email = '', subscription_id = NULL`,
  );
  admin = await adminToken(app);
});

describe('[78] money by card that a restore has taken out of the books', () => {
  it('is a task with what Stripe knows of it, until it has gone back there', async () => {
    const gift = await lost();
    await reconcile();
    const { cardMoney, today } = await money();
    expect(cardMoney).toMatchObject([shown(gift)]);
    expect(today.waiting).toEqual([{ kind: 'CARD_MONEY', count: 1 }]);
    stripe.refund(gift.session.payment_intent!, 2500);
    await sendAll();
    expect((await money()).cardMoney).toEqual([]);
  });

  it('[PRIV-2] names its payer no longer once it is dealt with, which the log says', async () => {
    const gift = await lost();
    await reconcile();
    const [{ id }] = (await money()).cardMoney;
    const log = await logOf(app, () => ask(SETTLE, { id }));
    expect(log).toEqual(lines(['DECIDE', 'donation', null, { label: gift.reference }]));
    expect(await query('SELECT payer_name, payer_email FROM card_stray WHERE id = $1', [id])).toEqual([
      { payer_name: '', payer_email: '' },
    ]);
    expect((await money()).today.waiting).toEqual([]);
  });

  it('of every month is a task until it is ended at Stripe, from here too', async () => {
    const gift = await lost('MONTHLY');
    const subscription = gift.session.subscription!;
    stripe.bill(subscription, 'paid');
    await sendAll();
    await reconcile();
    const { cardMoney } = await money();
    expect(cardMoney).toMatchObject([shown(gift, true), shown(gift, true)]);
    const [{ id }] = cardMoney;
    expect((await ask(SETTLE, { id })).errors?.[0]?.extensions.messageKey).toBe('changedByAnother');
    // What has gone back does not hide that more is taken.
    stripe.refund(gift.session.payment_intent ?? stripe.intentOf(gift.session)!, 2500);
    await sendAll();
    expect((await money()).cardMoney).toHaveLength(2);
    const log = await logOf(app, async () =>
      expect((await ask(END, { id })).data.endLostMonthlyByCard).toBe(true),
    );
    expect(log).toEqual(lines(['END_MONTHLY', 'donation', null, { label: gift.reference }]));
    expect(stripe.subscriptions.get(subscription)).toMatchObject({
      status: 'canceled',
      cancellation_details: { comment: 'OFFICE' },
    });
    expect((await money()).cardMoney).toMatchObject([{ isMonthly: false }]);
  });

  it('and was ended at Stripe is nothing to end here', async () => {
    const gift = await lost('MONTHLY');
    await reconcile();
    stripe.end(gift.session.subscription!);
    await sendAll();
    expect((await money()).cardMoney).toMatchObject([shown(gift)]);
  });

  it('of another site with the same account is left to that site', async () => {
    const gift = await lost();
    gift.session.success_url = 'https://other.example.org/gift?card=paid';
    await reconcile();
    expect((await money()).cardMoney).toEqual([]);
  });
});
