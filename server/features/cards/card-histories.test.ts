import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feeOf, type SignedEvent } from '../../testing/fake-stripe-books.ts';
import { cardApp } from './card-fixtures.ts';

const { app, stripe, send, opened } = cardApp();

/** The last has paid its first month before a history begins. */
const FREQUENCIES = ['ONCE', 'MONTHLY', 'MONTHLY'];
const PENCE = 3000;

const reconcile = () => app.features.services.cardEvents!.reconcile();

const donation = fc.nat(FREQUENCIES.length - 1);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      donation,
      by: fc.constantFrom('card' as const, 'debit' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom('collect' as const, 'fail' as const, 'expire' as const),
      donation,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('refund' as const),
      donation,
      month: fc.nat(3),
      pence: fc.integer({ min: 1, max: PENCE }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('chargeBack' as const),
      donation,
      month: fc.nat(3),
      state: fc.constantFrom('needs_response' as const, 'lost' as const, 'won' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('bill' as const),
      donation,
      how: fc.constantFrom('paid' as const, 'debit' as const, 'failed' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('settleInvoice' as const), donation, month: fc.nat(3) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('end' as const), donation }) },
  // The job, which comes at any time.
  { weight: 3, arbitrary: fc.record({ act: fc.constant('reconcile' as const) }) },
  // Stripe's messages: any of those that it has to send, at any time, as often as it likes; most are lost.
  { weight: 6, arbitrary: fc.record({ act: fc.constant('hear' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('hearAtOnce' as const), which: fc.nat() }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Gift = Awaited<ReturnType<typeof opened>>;

async function take(step: Step, donations: Gift[], told: SignedEvent[]): Promise<void> {
  if (step.act === 'reconcile') return reconcile();
  if (step.act === 'hear' || step.act === 'hearAtOnce') {
    const event = told[step.which % Math.max(1, told.length)];
    const times = step.act === 'hear' ? 1 : 3;
    if (event) await Promise.all(Array.from({ length: times }, () => send(event)));
    return;
  }
  const { session } = donations[step.donation]!;
  if (step.act === 'pay') stripe.pay(session.id, step.by);
  if (step.act === 'collect') stripe.collect(session.id);
  if (step.act === 'fail') stripe.fail(session.id);
  if (step.act === 'expire') stripe.expire(session.id);
  const subscription = session.subscription ?? '';
  if (step.act === 'bill') stripe.bill(subscription, step.how);
  if (step.act === 'settleInvoice') {
    const due = monthsOf(session)[step.month];
    if (due) stripe.settleInvoice(due.id);
  }
  if (step.act === 'end') stripe.end(subscription);
  if (step.act === 'refund' || step.act === 'chargeBack') {
    const intents = [stripe.intentOf(session), ...monthsOf(session).map((month) => month.payment_intent)];
    const intent = intents[step.month % intents.length];
    if (step.act === 'refund' && intent && step.pence <= stripe.leftOf(intent))
      stripe.refund(intent, step.pence);
    if (step.act === 'chargeBack' && intent) stripe.chargeBack(intent, step.state);
  }
  told.push(...stripe.events.splice(0));
}

/** The invoices of further months. */
const monthsOf = ({ subscription }: Gift['session']) => stripe.invoicesOf(subscription ?? '').slice(1);

/** What the books must say of a payment, by what is so at Stripe alone. */
function expectedOf(intentId: string | null) {
  const isPaid = stripe.intents.get(intentId ?? '')?.status === 'succeeded';
  const returned = isPaid ? stripe.returnedOf(intentId!) : 0;
  return {
    status: !isPaid ? 'PENDING' : returned === PENCE ? 'REFUNDED' : 'PAID',
    refunded_pence: returned,
    fee_pence: isPaid ? feeOf(PENCE) : 0,
    paid: isPaid ? PENCE : 0,
    changes: !isPaid ? 0 : returned === PENCE ? 2 : 1,
  };
}

/** The donation itself, and a donation for each further month that is paid. */
function expected({ session }: Gift) {
  const months = monthsOf(session).filter(({ status }) => status === 'paid');
  return [
    { page: session.id, ...expectedOf(stripe.intentOf(session)) },
    ...months.map(({ id, payment_intent }) => ({ page: id, ...expectedOf(payment_intent) })),
  ];
}

const STATES = { active: 'ACTIVE', past_due: 'FAILING', canceled: 'ENDED' };

const BOOKS = `
  SELECT checkout_id AS page, status, refunded_pence, fee_pence,
         (SELECT coalesce(sum(pence), 0)::integer FROM card_entry JOIN card_payment ON card_payment.id = card_payment_id
           WHERE donation_id = donation.id AND kind = 'PAYMENT') AS paid,
         (SELECT count(*)::integer FROM donation_status_change WHERE donation_id = donation.id) AS changes
    FROM donation LEFT JOIN card_payment ON card_payment.donation_id = donation.id WHERE email = $1`;

/** In no order: that in which months are heard of is of no account. */
const inOrder = (rows: { page: string }[]) => rows.toSorted((one, other) => (one.page < other.page ? -1 : 1));

async function expectOneLedger(donation: Gift) {
  const { dataSource } = app.database;
  expect(inOrder(await dataSource.query(BOOKS, [donation.email]))).toEqual(inOrder(expected(donation)));
  const subscription = stripe.subscriptions.get(donation.session.subscription ?? '');
  const states = await dataSource.query('SELECT state FROM card_subscription WHERE donation_id = $1', [
    donation.id,
  ]);
  expect(states).toEqual(subscription ? [{ state: STATES[subscription.status] }] : []);
}

it('whatever order, loss and repetition Stripe’s messages have, a reconcile leads to one and the same ledger', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 32, size: 'max' }), async (steps) => {
      await app.database.dataSource.query('DELETE FROM attempt_counter');
      const donations: Gift[] = [];
      for (const frequency of FREQUENCIES) donations.push(await opened({ amount: '30', frequency }));
      stripe.pay(donations.at(-1)!.session.id);
      const told: SignedEvent[] = stripe.events.splice(0);
      for (const one of steps) await take(one, donations, told);
      for (let time = 0; time < 2; time += 1) {
        await reconcile();
        for (const one of donations) await expectOneLedger(one);
      }
    }),
    { numRuns: 20 },
  );
}, 300_000);
