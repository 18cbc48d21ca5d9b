import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken } from '../../testing/factories.ts';
import { feeOf } from '../../testing/fake-stripe-books.ts';
import { graphql } from '../../testing/requests.ts';
import { donate, newDonor } from '../giving/donation-fixtures.ts';
import { cardApp } from './card-fixtures.ts';

const { app, stripe, donations, send, sendAll, payByCard, details, set, opened } = cardApp();
const { given, see, mailsTo, rows } = donations;
const SUMS = '{ donations(page: 1, pageSize: 1) { sums { paidPence refundedPence pendingPence feePence } } }';
const PAY_OWN = 'mutation ($reference: String!) { payDonationByCard(reference: $reference) }';
const CARD = 'query ($token: String!) { gift(token: $token) { card } }';

let admin: string;

beforeEach(async () => {
  await app.database.dataSource.query('DELETE FROM attempt_counter');
  Object.assign(stripe, { isDown: false, refundStatus: 'succeeded' });
  stripe.events.length = 0;
  admin = await adminToken(app);
});

const sums = async () => (await graphql(app, { query: SUMS, token: admin })).data.donations.sums;
const offer = async (token: string) =>
  (await graphql(app, { query: CARD, variables: { token } })).data.gift.card;
const reconcile = () => app.features.services.cardEvents!.reconcile();
const stored = (table: string) => app.database.dataSource.query(`SELECT * FROM ${table} ORDER BY 1`);

describe('paying by card', () => {
  it('opens a page at Stripe for just this donation, which leads back to its private page', async () => {
    const token = await given({ amount: '51.50', email: 'card@example.org' });
    const { data } = await payByCard(token, 'gu');
    const [{ reference }] = await rows('card@example.org');
    const session = stripe.sessionOf(reference);
    expect(data.payGiftByCard).toBe(`https://checkout.stripe.example/${session.id}`);
    expect(session).toMatchObject({ amount_total: 5150, currency: 'gbp', client_reference_id: reference });
    expect(session.success_url).toBe(`http://localhost:3000/gift?card=done&lang=gu#${token}`);
    expect(session.cancel_url).toBe(`http://localhost:3000/gift?lang=gu#${token}`);
    expect(stripe.asked.at(-1)?.get('customer_email')).toBe('card@example.org');
    // By the link of the letter, which opens more, it leads back by the other all the same.
    const other = await given({ email: 'mailed.card@example.org' });
    await payByCard(await donations.mailedLink('mailed.card@example.org'));
    const { success_url, cancel_url } = stripe.sessionOf((await see(other)).reference);
    expect([success_url, cancel_url].map((url) => new URL(url).hash)).toEqual([`#${other}`, `#${other}`]);
  });

  it('opens the same page when it is pressed twice, also at once, and a new one when that is over', async () => {
    const token = await given();
    const answers = await Promise.all([payByCard(token), payByCard(token), payByCard(token)]);
    const urls = new Set(answers.map(({ data }) => data.payGiftByCard));
    expect(urls.size).toBe(1);
    expect((await payByCard(token)).data.payGiftByCard).toBe([...urls][0]);
    stripe.expire(stripe.sessionOf((await see(token)).reference).id);
    const next = (await payByCard(token)).data.payGiftByCard;
    expect(next).not.toBe([...urls][0]);
    expect(next).toMatch(/^https:/);
  });

  it('makes it Paid with a receipt and the day, and says in the books who said so and what it cost', async () => {
    const { id, email, token, session } = await opened({ amount: '40' });
    stripe.pay(session.id);
    await sendAll();
    expect(await see(token)).toMatchObject({ status: 'PAID' });
    const donation = await details(id, admin);
    expect(donation).toMatchObject({
      status: 'PAID',
      feePence: feeOf(4000),
      isPaidByCard: true,
      refundedPence: 0,
      history: [{ fromStatus: 'PENDING', toStatus: 'PAID', changedByName: 'Stripe' }],
      cardEntries: [
        { kind: 'PAYMENT', pence: 4000 },
        { kind: 'FEE', pence: feeOf(4000) },
      ],
    });
    expect(donation.receivedOn).toBe(donation.history[0].receivedOn);
    expect(await rows(email)).toMatchObject([{ payment_method: 'CARD' }]);
    expect((await mailsTo(email)).filter(({ subject }) => /^Receipt/.test(subject))).toHaveLength(1);
    const [line] = await app.database.dataSource.query(
      `SELECT * FROM audit_entry WHERE subject = 'donation' AND subject_id = $1`,
      [id],
    );
    expect(line).toMatchObject({ action: 'CHANGE_STATUS', actor_name: 'Stripe', detail: 'PAID' });
  });

  it('takes days by a direct debit: under way until the money comes, and offered again when it does not', async () => {
    const debit = await opened();
    stripe.pay(debit.session.id, 'debit');
    await sendAll();
    expect(await offer(debit.token)).toBe('UNDER_WAY');
    expect((await payByCard(debit.token)).errors?.[0]?.extensions.messageKey).toBe('notPayableByCard');
    stripe.collect(debit.session.id);
    await sendAll();
    expect(await see(debit.token)).toMatchObject({ status: 'PAID' });
    const refused = await opened();
    stripe.pay(refused.session.id, 'debit');
    stripe.fail(refused.session.id);
    await sendAll();
    expect(await offer(refused.token)).toBe('OFFERED');
    expect((await payByCard(refused.token)).data.payGiftByCard).toMatch(/^https:/);
  });

  it('is offered to members for their own donations, and to nobody for somebody else’s', async () => {
    const { token } = await newDonor(app);
    const { reference } = (await donate(app, token)).data.donate;
    const pay = (by?: string) => graphql(app, { query: PAY_OWN, variables: { reference }, token: by });
    expect((await pay(token)).data.payDonationByCard).toMatch(/^https:/);
    expect(stripe.sessionOf(reference).success_url).toBe(
      `http://localhost:3000/donation-success?reference=${reference}&card=done`,
    );
    expect((await pay((await newDonor(app)).token)).data.payDonationByCard).toBeNull();
    expect((await pay()).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await payByCard('of-no-gift')).data.payGiftByCard).toBeNull();
  });

  it('is not offered for what is paid, cancelled, or too little for a card', async () => {
    const { id, token } = await opened();
    for (const status of ['CANCELLED', 'PENDING', 'PAID']) {
      await set(id, status, admin);
      expect(await offer(token)).toBe(status === 'PENDING' ? 'OFFERED' : 'NOT_OFFERED');
    }
    expect((await payByCard(token)).errors?.[0]?.extensions.messageKey).toBe('notPayableByCard');
    const tiny = await payByCard(await given({ amount: '0.20' }));
    expect(tiny.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'cardRefused' });
  });

  it('says so when Stripe does not answer, and stores nothing', async () => {
    const token = await given();
    const before = await stored('card_payment');
    stripe.isDown = true;
    const { errors } = await payByCard(token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', messageKey: 'cardsUnavailable' });
    expect(await stored('card_payment')).toEqual(before);
  });

  it('counts money that comes after the donation was cancelled, and not twice what came in another way', async () => {
    const late = await opened();
    await set(late.id, 'CANCELLED', admin);
    stripe.pay(late.session.id);
    const twice = await opened({ amount: '30' });
    await set(twice.id, 'PAID', admin);
    stripe.pay(twice.session.id);
    const before = await sums();
    await sendAll();
    expect((await details(late.id, admin)).status).toBe('PAID');
    const after = await details(twice.id, admin);
    expect(after.history).toHaveLength(1);
    expect(after.cardEntries[0]).toEqual({ kind: 'PAYMENT', pence: 3000 });
    stripe.refund(twice.session.payment_intent!, 3000);
    await sendAll();
    expect(await details(twice.id, admin)).toMatchObject({ status: 'PAID', refundedPence: 0 });
    expect((await sums()).paidPence - before.paidPence).toBe(5100);
  });
});

describe('refunding', () => {
  async function paid(amount = '60') {
    const gift = await opened({ amount });
    stripe.pay(gift.session.id);
    await sendAll();
    return { ...gift, intent: gift.session.payment_intent! };
  }

  it('asks Stripe first, once, and names who gave it back', async () => {
    const { id, intent } = await paid();
    const { data } = await set(id, 'REFUNDED', admin, 'Asked on the telephone');
    expect(data.setDonationStatus.status).toBe('REFUNDED');
    const own = [...stripe.refunds.values()].filter(({ payment_intent }) => payment_intent === intent);
    expect(own).toMatchObject([{ amount: 6000 }]);
    const { history } = await details(id, admin);
    expect(history[0]).toMatchObject({ toStatus: 'REFUNDED', note: 'Asked on the telephone' });
    expect(history[0].changedByName).not.toBe('Stripe');
    await sendAll();
    expect((await details(id, admin)).history).toHaveLength(2);
  });

  it('changes nothing when Stripe does not answer or takes days for it', async () => {
    const { id } = await paid();
    stripe.isDown = true;
    expect((await set(id, 'REFUNDED', admin)).errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
    Object.assign(stripe, { isDown: false, refundStatus: 'pending' });
    expect((await set(id, 'REFUNDED', admin)).errors?.[0]?.extensions.messageKey).toBe('cardRefundTakesDays');
    expect(await details(id, admin)).toMatchObject({ status: 'PAID', refundedPence: 0 });
    for (const refund of stripe.refunds.values()) refund.status = 'succeeded';
    await reconcile();
    const { status, history } = await details(id, admin);
    expect(status).toBe('REFUNDED');
    expect(history[0].changedByName).not.toBe('Stripe');
  });

  it('at Stripe arrives here: in part it stays Paid and no sum is wrong, and the rest makes it Refunded', async () => {
    const { id, intent } = await paid();
    const before = await sums();
    stripe.refund(intent, 2500);
    await sendAll();
    expect(await details(id, admin)).toMatchObject({ status: 'PAID', refundedPence: 2500 });
    expect(await sums()).toEqual({
      ...before,
      paidPence: before.paidPence - 2500,
      refundedPence: before.refundedPence + 2500,
    });
    expect((await set(id, 'REFUNDED', admin)).data.setDonationStatus.status).toBe('REFUNDED');
    expect(await sums()).toEqual({
      ...before,
      paidPence: before.paidPence - 6000,
      refundedPence: before.refundedPence + 6000,
    });
  });

  it('is asked for anew, for what is left, when it had failed and a part was refunded at Stripe since', async () => {
    const { id, intent } = await paid();
    stripe.refundStatus = 'pending';
    await set(id, 'REFUNDED', admin);
    for (const refund of stripe.refunds.values()) if (refund.status === 'pending') refund.status = 'failed';
    stripe.refundStatus = 'succeeded';
    stripe.refund(intent, 2500);
    await sendAll();
    expect((await set(id, 'REFUNDED', admin)).data?.setDonationStatus.status).toBe('REFUNDED');
    expect(stripe.returnedOf(intent)).toBe(6000);
  });

  it('by the payer’s bank counts when it is lost, and not before', async () => {
    const { id, intent } = await paid();
    stripe.chargeBack(intent, 'needs_response');
    await sendAll();
    expect((await details(id, admin)).status).toBe('PAID');
    stripe.chargeBack(intent, 'lost');
    await sendAll();
    expect(await details(id, admin)).toMatchObject({
      status: 'REFUNDED',
      history: [{ changedByName: 'Stripe' }, {}],
    });
  });

  it('by the payer’s bank of what the office has refunded by hand is in the books, and no sum is more than was paid', async () => {
    const { id, intent } = await paid();
    // As while the association had no account with Stripe.
    await app.features.services.donationStates.setStatus(OPERATOR, id, { status: 'REFUNDED' });
    stripe.chargeBack(intent, 'lost');
    await sendAll();
    expect(await details(id, admin)).toMatchObject({
      ...{ status: 'REFUNDED', refundedPence: 6000 },
      cardEntries: [{ kind: 'PAYMENT' }, { kind: 'FEE' }, { kind: 'CHARGEBACK', pence: 6000 }],
    });
  });

  it('of what was paid otherwise gives nothing back by card, though that has come too', async () => {
    const { id, session } = await opened({ amount: '30' });
    await set(id, 'PAID', admin);
    stripe.pay(session.id);
    await sendAll();
    expect((await set(id, 'REFUNDED', admin)).data.setDonationStatus.status).toBe('REFUNDED');
    expect(stripe.returnedOf(session.payment_intent!)).toBe(0);
  });

  it('is the only way back: Paid by card is not set to Not paid', async () => {
    const { id } = await paid();
    const { errors } = await set(id, 'PENDING', admin, 'A mistake');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'paidByCard' });
  });
});

describe('what Stripe did not tell', () => {
  it('is found by asking: payments without their page here, fees, refunds and chargebacks', async () => {
    const { id, session } = await opened();
    // As if the server had been killed before it stored the page.
    await app.database.dataSource.query('DELETE FROM card_payment WHERE donation_id = $1', [id]);
    stripe.pay(session.id);
    stripe.events.length = 0;
    await reconcile();
    expect((await details(id, admin)).status).toBe('PAID');
    stripe.refund(session.payment_intent!, 100);
    await reconcile();
    expect((await details(id, admin)).refundedPence).toBe(100);
    stripe.chargeBack(session.payment_intent!, 'lost');
    await reconcile();
    expect((await details(id, admin)).status).toBe('REFUNDED');
  });

  it('waits while Stripe does not answer: the message is kept, answered, and acted on later', async () => {
    const { id, session } = await opened();
    stripe.pay(session.id);
    stripe.isDown = true;
    for (const event of stripe.events.splice(0)) expect((await send(event)).statusCode).toBe(200);
    expect((await details(id, admin)).status).toBe('PENDING');
    stripe.isDown = false;
    await reconcile();
    expect((await details(id, admin)).status).toBe('PAID');
    expect(await app.database.dataSource.query('SELECT * FROM card_event WHERE handled_at IS NULL')).toEqual(
      [],
    );
  });
});
