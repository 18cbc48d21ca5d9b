import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { adminToken } from '../../testing/factories.ts';
import { feeOf } from '../../testing/fake-stripe-books.ts';
import { graphql } from '../../testing/requests.ts';
import { bankDesk, csv, DAY, type Line, payer } from '../bank/bank-fixtures.ts';
import { donate, newDonor } from '../giving/donation-fixtures.ts';
import { cardApp } from './card-fixtures.ts';

const { app, stripe, donations, sendAll, details, set, opened, payByCard } = cardApp();
const bank = bankDesk(app);
const reconcile = () => app.features.services.cardEvents!.reconcile();

let admin: string;

beforeEach(async () => {
  await app.database.dataSource.query('DELETE FROM attempt_counter');
  stripe.isCutOff = false;
  stripe.events.length = 0;
  admin = await adminToken(app);
});

async function offer(token: string) {
  const query = 'query ($token: String!) { gift(token: $token) { card } }';
  return (await graphql(app, { query, variables: { token } })).data.gift.card;
}

/** A line of a bank statement pays some of a donation. */
async function paidByBank({ id: donationId, reference }: { id: number; reference: string }, pence: number) {
  const [line] = (await bank.bringIn(csv([DAY, `${payer()} ${reference}`, (pence / 100).toFixed(2)])))
    .lines as [Line];
  await bank.done('pay', { id: line.id, version: line.version, payments: [{ donationId, pence }] });
}

it('[78] people who press again and again ask Stripe twenty times an hour about a donation', async () => {
  const { token } = await opened();
  await app.database.dataSource.query('DELETE FROM attempt_counter');
  const end = 'mutation ($token: String!) { endMonthlyByCard(token: $token) { state } }';
  for (const press of [() => payByCard(token), () => graphql(app, { query: end, variables: { token } })]) {
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 21; time += 1)
      codes.push((await press()).errors?.[0]?.extensions.code as string | undefined);
    expect(codes.map((code) => code === 'RATE_LIMITED')).toEqual([...Array(20).fill(false), true]);
  }
});

describe('the fee of a card', () => {
  it('that is booked in another currency says nothing in ours; it is asked for until there is one', async () => {
    stripe.bookedIn = 'usd';
    onTestFinished(() => {
      stripe.bookedIn = undefined;
    });
    const { id, session } = await opened({ amount: '40' });
    stripe.pay(session.id);
    await sendAll();
    expect(await details(id, admin)).toMatchObject({
      status: 'PAID',
      feePence: 0,
      cardEntries: [{ kind: 'PAYMENT', pence: 4000 }],
    });
    stripe.bookedIn = undefined;
    await reconcile();
    expect(await details(id, admin)).toMatchObject({ feePence: feeOf(4000) });
  });
});

describe('what Stripe did not tell', () => {
  it('is known by the next press: what was paid meanwhile is Paid, and is not paid again', async () => {
    const { id, token, session } = await opened();
    stripe.pay(session.id);
    expect((await payByCard(token)).errors?.[0]?.extensions.messageKey).toBe('notPayableByCard');
    expect(await details(id, admin)).toMatchObject({ status: 'PAID' });
  });

  it('came on the day on which it was paid, however late it is heard of', async () => {
    const { id, session } = await opened();
    stripe.pay(session.id);
    const day = addDays(currentDay(), -5);
    stripe.intents.get(session.payment_intent!)!.created = Date.parse(`${day}T12:00:00Z`) / 1000;
    await reconcile();
    expect(await details(id, admin)).toMatchObject({ status: 'PAID', receivedOn: day });
  });

  it('and has gone back before anything was heard of it, was Paid and is Refunded', async () => {
    const { id, session } = await opened({ amount: '40' });
    stripe.pay(session.id);
    stripe.refund(session.payment_intent!, 4000);
    await sendAll();
    expect(await details(id, admin)).toMatchObject({
      ...{ status: 'REFUNDED', refundedPence: 4000 },
      history: [{ toStatus: 'REFUNDED' }, { toStatus: 'PAID' }],
    });
  });

  const age = (thing: { created: number }, days: number) =>
    Object.assign(thing, { created: Math.floor(Date.now() / 1000) - days * 24 * 3600 });

  it.each([
    ['of 119 days ago is asked for', 119, 'PAID'],
    ['of 121 days ago is not', 121, 'PENDING'],
  ])('%s', async (_what, days, status) => {
    const { id, session } = await opened();
    await app.database.dataSource.query('DELETE FROM card_payment WHERE donation_id = $1', [id]);
    stripe.pay(session.id);
    age(session, days);
    await reconcile();
    expect((await details(id, admin)).status).toBe(status);
  });

  it('is no message that was acted on; such a one is kept for 90 days', async () => {
    const { dataSource } = app.database;
    const keep = (id: string, days: number) =>
      dataSource.query(
        `INSERT INTO card_event (id, type, created_at, handled_at)
         VALUES ($1, 'x', now(), now() - make_interval(days => $2))`,
        [id, days],
      );
    await keep('evt_of_89_days', 89);
    await keep('evt_of_91_days', 91);
    await reconcile();
    const left = await dataSource.query(`SELECT id FROM card_event WHERE id LIKE 'evt_of_%'`);
    expect(left).toEqual([{ id: 'evt_of_89_days' }]);
  });
});

describe('a donation of every month', () => {
  it('that Stripe could not take is not offered anew while it tries on, also before its page is known to be done', async () => {
    const { id, token, reference } = await opened({ frequency: 'MONTHLY' });
    const keep = `INSERT INTO card_subscription (donation_id, subscription_id, state) VALUES ($1, $2, 'FAILING')`;
    await app.database.dataSource.query(keep, [id, `sub_${reference}`]);
    expect(await offer(token)).toBe('NOT_OFFERED');
  });
});

describe('a donation of which a part has come by bank', () => {
  it('has its page at Stripe closed by the job, where all of it would be paid', async () => {
    const donation = await opened({ amount: '40' });
    await paidByBank(donation, 1500);
    await reconcile();
    expect(donation.session.status).toBe('expired');
  });

  it('is not Paid by a card that pays all of it meanwhile; what came by card is in the books, to refund', async () => {
    const donation = await opened({ amount: '40' });
    await paidByBank(donation, 1500);
    expect(await offer(donation.token)).toBe('NOT_OFFERED');
    stripe.pay(donation.session.id);
    await sendAll();
    const paid = { isPaidByCard: false, cardEntries: [{ kind: 'PAYMENT', pence: 4000 }, { kind: 'FEE' }] };
    expect(await details(donation.id, admin)).toMatchObject({ ...paid, status: 'PENDING', history: [] });
    await reconcile();
    expect(await details(donation.id, admin)).toMatchObject({ status: 'PENDING', history: [] });
    await paidByBank(donation, 2500);
    stripe.refund(donation.session.payment_intent!, 4000);
    await sendAll();
    expect(await details(donation.id, admin)).toMatchObject({
      ...{ status: 'PAID', refundedPence: 0 },
      history: [{ toStatus: 'PAID', receivedOn: '2026-11-14' }],
    });
  });
});

it('[78] a refund that is cut off after Stripe did it, and pressed again, is made once: the second press asks for the same', async () => {
  const { id, session } = await opened({ amount: '60' });
  stripe.pay(session.id);
  await sendAll();
  const intent = session.payment_intent!;
  const cutOff = vi.spyOn(stripe, 'refund').mockImplementationOnce((...asked) => {
    stripe.isCutOff = true;
    return stripe.refund(...asked);
  });
  expect((await set(id, 'REFUNDED', admin)).errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
  cutOff.mockRestore();
  expect(stripe.returnedOf(intent)).toBe(6000);
  expect((await details(id, admin)).status).toBe('PAID');
  Object.assign(stripe, { isCutOff: false, refused: 0 });
  expect((await set(id, 'REFUNDED', admin)).data.setDonationStatus.status).toBe('REFUNDED');
  const refunds = [...stripe.refunds.values()].filter(({ payment_intent }) => payment_intent === intent);
  expect(refunds).toMatchObject([{ amount: 6000 }]);
  const asked = [...stripe.answers.values()].filter(({ answer }) => answer.payment_intent === intent);
  expect(asked).toHaveLength(1);
  expect(stripe.refused).toBe(0);
});

it('[78] a refund that has failed at Stripe is made anew when it is asked for again, by whomever and as often as it fails', async () => {
  const { id, session } = await opened({ amount: '60' });
  stripe.pay(session.id);
  await sendAll();
  const treasurers = [admin, await adminToken(app)];
  stripe.refundStatus = 'pending';
  for (const attempts of [1, 2]) {
    // While it is on its way, a second press asks for nothing more.
    for (const one of treasurers)
      expect((await set(id, 'REFUNDED', one)).errors?.[0]?.extensions.messageKey).toBe('cardRefundTakesDays');
    const own = [...stripe.refunds.values()].filter(
      ({ payment_intent }) => payment_intent === session.payment_intent,
    );
    expect(own).toHaveLength(attempts);
    for (const one of own) one.status = 'failed';
  }
  stripe.refundStatus = 'succeeded';
  const { data } = await set(id, 'REFUNDED', treasurers[1]!);
  expect(data?.setDonationStatus.status).toBe('REFUNDED');
  expect(stripe.returnedOf(session.payment_intent!)).toBe(6000);
});

it('where people pay by card alone, the letter about what was promised leads there and promises no other', async () => {
  await app.database.dataSource.query(`UPDATE site_settings SET payment_url = '', bank_account_name = ''`);
  const { token } = await newDonor(app);
  const [own, mailed] = ['own.card@example.org', 'mailed.card@example.org'];
  const { reference } = (await donate(app, token, { email: own })).data.donate;
  await donations.given({ email: mailed });
  const letters = [...(await donations.mailsTo(own)), ...(await donations.mailsTo(mailed))];
  expect(letters.map(({ text }) => text)).toEqual([
    expect.stringContaining(`/donation-success?reference=${reference}\n`),
    expect.stringContaining('private page'),
  ]);
  for (const { text } of letters) expect(text).not.toContain('email you how to pay');
});
