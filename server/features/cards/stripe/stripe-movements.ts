import type Stripe from 'stripe';
import type { Movement } from '../card-payments.ts';
import { momentOf, type StripeClient } from './stripe-client.ts';

/** What moved for a payment that has its latest charge in full: the money, the fee, and what went back. */
export async function movementsOf(client: StripeClient, intent: Stripe.PaymentIntent): Promise<Movement[]> {
  const charge = intent.latest_charge as Stripe.Charge | null;
  if (!charge) return [];
  const movements: Movement[] = [
    { kind: 'PAYMENT', id: charge.id, pence: charge.amount, at: momentOf(charge.created) },
  ];
  const booked = charge.balance_transaction as Stripe.BalanceTransaction | null;
  // What is booked in another currency says nothing in ours.
  if (booked?.fee && booked.currency === charge.currency)
    movements.push({ kind: 'FEE', id: booked.id, pence: booked.fee, at: momentOf(booked.created) });
  await client.ask(async (stripe) => {
    for await (const refund of stripe.refunds.list({ payment_intent: intent.id, limit: 100 })) {
      const { id, amount, created, status, metadata } = refund;
      const userId = Number(metadata?.userId) || undefined;
      if (status === 'succeeded')
        movements.push({ kind: 'REFUND', id, pence: amount, at: momentOf(created), userId });
    }
    for await (const dispute of stripe.disputes.list({ payment_intent: intent.id, limit: 100 })) {
      const { id, amount, created, status } = dispute;
      if (status === 'lost') movements.push({ kind: 'CHARGEBACK', id, pence: amount, at: momentOf(created) });
    }
  });
  return movements;
}
