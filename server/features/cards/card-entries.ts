import type { EntityManager } from 'typeorm';
import { CardPayment } from './card-payment.entity.ts';
import { type Checkout, CheckoutState, type Movement } from './card-payments.ts';

/** What is paid on a page of the provider. */
export type PaidOnPage = { donationId: number } | { chargeId: number };

/** A later state never gives way to an earlier one, in whichever order they are heard of. */
const STORE_PAYMENT = `
  INSERT INTO card_payment AS known (donation_id, charge_id, checkout_id, payment_id, card_subscription_id, state)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (checkout_id) DO UPDATE SET
    payment_id = coalesce(known.payment_id, EXCLUDED.payment_id),
    card_subscription_id = coalesce(known.card_subscription_id, EXCLUDED.card_subscription_id),
    state = CASE WHEN array_position($7::varchar[], EXCLUDED.state) > array_position($7::varchar[], known.state)
                 THEN EXCLUDED.state ELSE known.state END`;

/** Stores what the provider says of a page. @returns the page */
export async function storePayment(
  manager: EntityManager,
  paid: PaidOnPage,
  { id: checkoutId, paymentId, state }: Checkout,
  cardSubscriptionId: number | null = null,
): Promise<CardPayment> {
  const { donationId = null, chargeId = null }: { donationId?: number | null; chargeId?: number | null } =
    paid;
  const states = Object.keys(CheckoutState);
  await manager.query(STORE_PAYMENT, [
    ...[donationId, chargeId, checkoutId, paymentId, cardSubscriptionId, state],
    states,
  ]);
  return manager.findOneByOrFail(CardPayment, { checkoutId, ...paid });
}

/** Stores what has moved for a page, each once. @returns what was not known */
export async function storeMovements(
  manager: EntityManager,
  cardPaymentId: number,
  movements: readonly Movement[],
): Promise<Movement[]> {
  const added: Movement[] = [];
  for (const movement of movements) {
    const rows = await manager.query<object[]>(
      `INSERT INTO card_entry (card_payment_id, kind, movement_id, pence, happened_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (movement_id) DO NOTHING RETURNING id`,
      [cardPaymentId, movement.kind, movement.id, movement.pence, movement.at],
    );
    if (rows.length > 0) added.push(movement);
  }
  return added;
}
