import { beforeEach, describe, expect, it } from 'vitest';
import { adminToken, buildUser } from '../../../testing/factories.ts';
import { feeOf } from '../../../testing/fake-stripe-books.ts';
import { graphql } from '../../../testing/requests.ts';
import { collectFrom, leaveAll } from '../../account-part.ts';
import { cardApp } from '../card-fixtures.ts';

const { app, stripe, donations, sendAll, payByCard, details, set, opened } = cardApp();
const { mailsTo, rows } = donations;
const GIFT =
  'query ($token: String!) { gift(token: $token) { card status cardSubscription { state endedBy } } }';
const OFFICE = 'query ($id: Int!) { donation(id: $id) { cardSubscription { state endedBy stateSince } } }';
const END = 'mutation ($token: String!) { endMonthlyByCard(token: $token) { state endedBy } }';
const OFFICE_ENDS = 'mutation ($id: Int!) { endCardSubscription(id: $id) { state endedBy } }';

let admin: string;

beforeEach(async () => {
  await app.database.dataSource.query('DELETE FROM attempt_counter');
  stripe.isDown = false;
  stripe.events.length = 0;
  admin = await adminToken(app);
});

const see = async (token: string) => (await graphql(app, { query: GIFT, variables: { token } })).data.gift;
const seenInTheOffice = async (id: number) =>
  (await graphql(app, { query: OFFICE, variables: { id }, token: admin })).data.donation.cardSubscription;
const end = (token: string) => graphql(app, { query: END, variables: { token } });
const endInTheOffice = (id: number, token = admin) =>
  graphql(app, { query: OFFICE_ENDS, variables: { id }, token });
const reconcile = () => app.features.services.cardEvents!.reconcile();

const promised = (amount = '10') => opened({ amount, frequency: 'MONTHLY' });

/** A donation of every month whose first month is paid. */
async function begun(amount?: string) {
  const donation = await promised(amount);
  stripe.pay(donation.session.id);
  await sendAll();
  return { ...donation, subscription: donation.session.subscription! };
}

describe('a donation of every month by card', () => {
  it('opens a page for a subscription of just this donation, and is not offered again while it goes on', async () => {
    const { token, reference, session } = await promised('51.50');
    expect((await see(token)).card).toBe('OFFERED_MONTHLY');
    expect(session).toMatchObject({ mode: 'subscription', amount_total: 5150, currency: 'gbp' });
    const asked = stripe.asked.at(-1)!;
    expect(asked.get('line_items[0][price_data][recurring][interval]')).toBe('month');
    expect(asked.get('subscription_data[metadata][reference]')).toBe(reference);
    expect(asked.has('payment_intent_data[description]')).toBe(false);
    stripe.pay(session.id);
    await sendAll();
    expect(await see(token)).toEqual({
      card: 'NOT_OFFERED',
      status: 'PAID',
      cardSubscription: { state: 'ACTIVE', endedBy: null },
    });
    expect((await payByCard(token)).errors?.[0]?.extensions.messageKey).toBe('notPayableByCard');
    // Nor when its first month waits again, as when another payment of it was undone.
    await app.database.dataSource.query(
      `UPDATE donation SET status = 'PENDING', received_on = NULL, payment_method = NULL WHERE reference = $1`,
      [reference],
    );
    expect((await see(token)).card).toBe('NOT_OFFERED');
  });

  it('makes each further month that is paid a donation of its own, once, with a receipt', async () => {
    const { id, email, subscription } = await begun();
    const { stateSince } = await seenInTheOffice(id);
    stripe.bill(subscription, 'paid');
    stripe.events.push(...stripe.events);
    await sendAll();
    stripe.bill(subscription, 'paid');
    stripe.events.length = 0;
    await reconcile();
    await reconcile();
    const [first, ...months] = await rows(email);
    expect([first.id, months.length]).toEqual([id, 2]);
    for (const month of months) {
      expect(month).toMatchObject({
        status: 'PAID',
        amount_pence: 1000,
        frequency: 'MONTHLY',
        payment_method: 'CARD',
        fee_pence: feeOf(1000),
        sub_type_id: first.sub_type_id,
        type_name: first.type_name,
        donor_id: first.donor_id,
        donor_name: first.donor_name,
        message: '',
      });
      expect(await seenInTheOffice(month.id)).toEqual({ state: 'ACTIVE', endedBy: null, stateSince });
    }
    expect(new Set([first, ...months].map(({ reference }) => reference)).size).toBe(3);
    const receipts = (await mailsTo(email)).filter(({ subject }) => /^Receipt/.test(subject));
    expect(receipts).toHaveLength(3);
  });

  it('is refunded for one month alone, which leaves the others and goes on', async () => {
    const { id, email, subscription } = await begun();
    stripe.bill(subscription, 'paid');
    await sendAll();
    const month = (await rows(email))[1];
    expect((await set(month.id, 'REFUNDED', admin, 'Too much')).data.setDonationStatus.status).toBe(
      'REFUNDED',
    );
    const { payment_intent } = stripe.invoicesOf(subscription)[1]!;
    expect(stripe.returnedOf(payment_intent)).toBe(1000);
    expect((await details(id, admin)).status).toBe('PAID');
    expect((await details(month.id, admin)).history[0].changedByName).not.toBe('Stripe');
    // At Stripe, in part, and unheard.
    stripe.bill(subscription, 'paid');
    await sendAll();
    stripe.refund(stripe.invoicesOf(subscription)[2]!.payment_intent, 400);
    stripe.events.length = 0;
    await reconcile();
    expect((await rows(email))[2]).toMatchObject({ status: 'PAID', refunded_pence: 400 });
    expect((await see((await donations.mailedLink(email))!)).cardSubscription.state).toBe('ACTIVE');
  });

  it('says when a month was not paid, makes no donation of it, and is well again when it is paid after all', async () => {
    const { email, token, subscription } = await begun();
    stripe.bill(subscription, 'failed');
    await sendAll();
    expect((await see(token)).cardSubscription).toEqual({ state: 'FAILING', endedBy: null });
    expect(await rows(email)).toHaveLength(1);
    stripe.settleInvoice(stripe.invoicesOf(subscription)[1]!.id);
    await sendAll();
    expect((await see(token)).cardSubscription.state).toBe('ACTIVE');
    expect(await rows(email)).toHaveLength(2);
  });

  it('by a direct debit is under way until the first money comes, and offered again when it does not', async () => {
    const debit = await promised();
    stripe.pay(debit.session.id, 'debit');
    await sendAll();
    expect(await see(debit.token)).toMatchObject({ card: 'UNDER_WAY', status: 'PENDING' });
    stripe.collect(debit.session.id);
    await sendAll();
    expect(await see(debit.token)).toMatchObject({ card: 'NOT_OFFERED', status: 'PAID' });
    const refused = await promised();
    stripe.pay(refused.session.id, 'debit');
    stripe.fail(refused.session.id);
    await sendAll();
    expect(await see(refused.token)).toMatchObject({
      card: 'OFFERED_MONTHLY',
      cardSubscription: { state: 'ENDED', endedBy: 'PROVIDER' },
    });
    expect((await payByCard(refused.token)).data.payGiftByCard).toMatch(/^https:/);
  });

  it('with another amount, currency or reference than was promised enters nothing', async () => {
    const { email, subscription } = await begun();
    for (const change of [
      { total: 2000, amount: 2000 },
      { currency: 'eur' },
      { parent: { subscription_details: { subscription, metadata: { reference: 'SMJ-XXXX-XXXX' } } } },
    ]) {
      stripe.bill(subscription, 'debit');
      const invoice = stripe.invoicesOf(subscription).at(-1)!;
      Object.assign(invoice, change);
      if (change.amount) stripe.intents.get(invoice.payment_intent)!.amount = change.amount;
      stripe.settleInvoice(invoice.id);
      await sendAll();
      await reconcile();
    }
    expect(await rows(email)).toHaveLength(1);
  });

  it('keeps nothing of who gives in new months when that is kept no longer', async () => {
    const { id, subscription } = await begun();
    await app.database.dataSource.query(
      `UPDATE donation SET donor_id = NULL, donor_name = '', email = '', message = '' WHERE id = $1`,
      [id],
    );
    const monthBilled = async (number: number) => {
      stripe.bill(subscription, 'paid');
      await sendAll();
      const [month] = await app.database.dataSource.query(
        `SELECT donation.* FROM donation JOIN card_payment ON donation_id = donation.id
          WHERE checkout_id = $1`,
        [stripe.invoicesOf(subscription)[number - 1]!.id],
      );
      return month;
    };
    const nobodys = { status: 'PAID', donor_id: null, donor_name: '', email: '' };
    expect(await monthBilled(2)).toMatchObject(nobodys);
    // What counts is the month before it, whatever the first one says.
    await app.database.dataSource.query(`UPDATE donation SET donor_name = 'Kiran' WHERE id = $1`, [id]);
    expect(await monthBilled(3)).toMatchObject(nobodys);
  });
});

describe('ending it', () => {
  it('the donor does by the private page: nothing more is taken, and what was paid stays', async () => {
    const { email, token, subscription } = await begun();
    expect((await end(token)).data.endMonthlyByCard).toEqual({ state: 'ENDED', endedBy: 'DONOR' });
    expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled');
    expect((await end(token)).data.endMonthlyByCard).toEqual({ state: 'ENDED', endedBy: 'DONOR' });
    stripe.bill(subscription, 'paid');
    await sendAll();
    expect(await rows(email)).toMatchObject([{ status: 'PAID' }]);
  });

  it('the treasurer does for any of its months, and the audit log says who', async () => {
    const { email, token, subscription } = await begun();
    stripe.bill(subscription, 'paid');
    await sendAll();
    const { id } = (await rows(email))[1];
    expect((await endInTheOffice(id)).data.endCardSubscription).toEqual({
      state: 'ENDED',
      endedBy: 'OFFICE',
    });
    expect((await see(token)).cardSubscription).toEqual({ state: 'ENDED', endedBy: 'OFFICE' });
    const [line] = await app.database.dataSource.query(
      `SELECT * FROM audit_entry WHERE subject = 'donation' AND subject_id = $1 AND action = 'END_MONTHLY'`,
      [id],
    );
    expect(line.actor_name).not.toBe('');
  });

  it('changes nothing while Stripe does not answer, and is known when the answer was lost', async () => {
    const { token, subscription } = await begun();
    stripe.isDown = true;
    expect((await end(token)).errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
    stripe.isDown = false;
    expect((await see(token)).cardSubscription.state).toBe('ACTIVE');
    stripe.end(subscription, 'DONOR');
    stripe.events.length = 0;
    expect((await end(token)).data.endMonthlyByCard).toEqual({ state: 'ENDED', endedBy: 'DONOR' });
  });

  it('is heard of when Stripe does it, also without a message; a month that was begun still counts', async () => {
    const { email, token, subscription } = await begun();
    stripe.bill(subscription, 'debit');
    stripe.end(subscription);
    stripe.events.length = 0;
    await reconcile();
    expect((await see(token)).cardSubscription).toEqual({ state: 'ENDED', endedBy: 'PROVIDER' });
    stripe.settleInvoice(stripe.invoicesOf(subscription)[1]!.id);
    stripe.events.length = 0;
    await reconcile();
    expect(await rows(email)).toHaveLength(2);
  });

  it('[PRIV-5] comes with closing the account, as soon as Stripe answers', async () => {
    const { id, subscription } = await begun();
    const user = await buildUser(app);
    const { dataSource } = app.database;
    await dataSource.query('UPDATE donation SET user_id = $1 WHERE id = $2', [user.id, id]);
    await dataSource.transaction(async (manager) => {
      await leaveAll(app.features.services.accountParts, manager, user.id, 'en');
    });
    stripe.isDown = true;
    await reconcile();
    expect(stripe.subscriptions.get(subscription)?.status).toBe('active');
    stripe.isDown = false;
    await reconcile();
    expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled');
    expect(await seenInTheOffice(id)).toMatchObject({ state: 'ENDED', endedBy: 'DONOR' });
  });

  it('nobody does of a donation that is not taken every month, nor by an unknown link', async () => {
    const once = await opened();
    expect((await end(once.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await end('of-no-gift')).data.endMonthlyByCard).toBeNull();
    expect((await endInTheOffice(once.id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

it('[PRIV-5] what moved by card, and what is taken every month, is in the data of an account, and nothing of others', async () => {
  const { id, reference } = await begun('10');
  const once = await opened({ amount: '25' });
  stripe.pay(once.session.id);
  await sendAll();
  const [user, stranger] = [await buildUser(app), await buildUser(app)];
  const ownedBy = 'UPDATE donation SET user_id = $1 WHERE id = $2';
  await app.database.dataSource.query(ownedBy, [user.id, id]);
  await app.database.dataSource.query(ownedBy, [stranger.id, once.id]);
  const collect = async (userId: number) => {
    const { cardPayments, cardSubscriptions } = await collectFrom(app.features.services.accountParts, userId);
    return [cardPayments, cardSubscriptions];
  };
  const happenedAt = expect.any(Date);
  expect(await collect(user.id)).toEqual([
    [
      { reference, kind: 'PAYMENT', pence: 1000, happenedAt },
      { reference, kind: 'FEE', pence: feeOf(1000), happenedAt },
    ],
    [{ amountPence: 1000, state: 'ACTIVE', stateSince: expect.any(Date) }],
  ]);
  expect(await collect(stranger.id)).toEqual([
    [
      { reference: once.reference, kind: 'PAYMENT', pence: 2500, happenedAt },
      { reference: once.reference, kind: 'FEE', pence: feeOf(2500), happenedAt },
    ],
    [],
  ]);
});
