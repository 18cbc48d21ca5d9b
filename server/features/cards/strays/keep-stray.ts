import { type EntityManager, IsNull } from 'typeorm';
import { CardEntryKind, type Checkout } from '../card-payments.ts';
import { CardStray } from './card-stray.entity.ts';

/** What has come, and did not go back. */
export function penceLeft({ movements }: Checkout): number {
  const { PAYMENT, FEE } = CardEntryKind;
  return movements.reduce(
    (sum, { kind, pence }) => (kind === FEE ? sum : sum + (kind === PAYMENT ? pence : -pence)),
    0,
  );
}

/** Keeps that money is in no donation and in no charge; if all of it went back, that is settled. */
export async function keepStray(
  manager: EntityManager,
  {
    donationId,
    chargeId,
    reason,
  }: Pick<CardStray, 'reason'> & Partial<Pick<CardStray, 'donationId' | 'chargeId'>>,
  checkout: Checkout,
): Promise<void> {
  const paid = checkout.movements.find(({ kind }) => kind === CardEntryKind.PAYMENT);
  if (!paid) return;
  await manager.query(
    `INSERT INTO card_stray AS known (checkout_id, donation_id, charge_id, reason, pence, currency, came_at, settled_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $8::boolean THEN now() END)
     ON CONFLICT (checkout_id) DO UPDATE SET settled_at = coalesce(known.settled_at, EXCLUDED.settled_at)`,
    [
      ...[checkout.id, donationId, chargeId, reason],
      ...[paid.pence, checkout.currency, paid.at, penceLeft(checkout) <= 0],
    ],
  );
}

/** Says of money that it is in a donation now, if it was in none. */
export async function settleStray(manager: EntityManager, checkoutId: string): Promise<void> {
  await manager.update(CardStray, { checkoutId, settledAt: IsNull() }, { settledAt: new Date() });
}
