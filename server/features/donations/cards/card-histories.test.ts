import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feeOf, type SignedEvent } from '../../../testing/fake-stripe.ts';
import { cardApp } from './card-fixtures.ts';

const { app, stripe, send, opened } = cardApp();

const GIFTS = 3;
const PENCE = 3000;

const gift = fc.nat(GIFTS - 1);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      gift,
      by: fc.constantFrom('card' as const, 'debit' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom('collect' as const, 'fail' as const, 'expire' as const),
      gift,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('refund' as const),
      gift,
      pence: fc.integer({ min: 1, max: PENCE }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('chargeBack' as const),
      gift,
      state: fc.constantFrom('needs_response' as const, 'lost' as const, 'won' as const),
    }),
  },
  // Stripe's messages: any of those that it has to send, at any time, as often as it likes; most are lost.
  { weight: 6, arbitrary: fc.record({ act: fc.constant('hear' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('hearAtOnce' as const), which: fc.nat() }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Gift = Awaited<ReturnType<typeof opened>>;

async function take(step: Step, gifts: Gift[], told: SignedEvent[]): Promise<void> {
  if (step.act === 'hear' || step.act === 'hearAtOnce') {
    const event = told[step.which % Math.max(1, told.length)];
    const times = step.act === 'hear' ? 1 : 3;
    if (event) await Promise.all(Array.from({ length: times }, () => send(event)));
    return;
  }
  const { session } = gifts[step.gift]!;
  if (step.act === 'pay') stripe.pay(session.id, step.by);
  if (step.act === 'collect') stripe.collect(session.id);
  if (step.act === 'fail') stripe.fail(session.id);
  if (step.act === 'expire') stripe.expire(session.id);
  const intent = session.payment_intent;
  if (step.act === 'refund' && intent && step.pence <= stripe.leftOf(intent))
    stripe.refund(intent, step.pence);
  if (step.act === 'chargeBack' && intent) stripe.chargeBack(intent, step.state);
  told.push(...stripe.events.splice(0));
}

/** What the books must say of a gift, by what is so at Stripe alone. */
function expected({ session }: Gift) {
  const intent = session.payment_intent ?? '';
  const isPaid = session.payment_status === 'paid';
  const returned = isPaid ? stripe.returnedOf(intent) : 0;
  return {
    status: !isPaid ? 'PENDING' : returned === PENCE ? 'REFUNDED' : 'PAID',
    card_refunded_pence: returned,
    card_fee_pence: isPaid ? feeOf(PENCE) : 0,
    paid: isPaid ? PENCE : 0,
    changes: !isPaid ? 0 : returned === PENCE ? 2 : 1,
  };
}

const BOOKS = `
  SELECT status, card_refunded_pence, card_fee_pence,
         (SELECT coalesce(sum(pence), 0)::integer FROM card_entry JOIN card_payment ON card_payment.id = card_payment_id
           WHERE donation_id = donation.id AND kind = 'PAYMENT') AS paid,
         (SELECT count(*)::integer FROM donation_status_change WHERE donation_id = donation.id) AS changes
    FROM donation WHERE id = $1`;

it('whatever order, loss and repetition Stripe’s messages have, a reconcile leads to one and the same ledger', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 18 }), async (steps) => {
      await app.database.dataSource.query('DELETE FROM attempt_counter');
      const gifts: Gift[] = [];
      for (let number = 0; number < GIFTS; number += 1) gifts.push(await opened({ amount: '30' }));
      const told: SignedEvent[] = stripe.events.splice(0);
      for (const one of steps) await take(one, gifts, told);
      for (let time = 0; time < 2; time += 1) {
        await app.features.services.cardEvents!.reconcile();
        for (const one of gifts) {
          const [row] = await app.database.dataSource.query(BOOKS, [one.id]);
          expect(row).toEqual(expected(one));
        }
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
