import type { EntityManager } from 'typeorm';
import { isLive } from './bank-statements/live-allocations.ts';
import { Donation } from './donation.entity.ts';

/** What providers have kept of a donation: of payments by card, and of payouts that lines of bank statements are. */
const KEPT = `
  SELECT (SELECT coalesce(sum(pence), 0) FROM card_entry
            JOIN card_payment ON card_payment.id = card_payment_id
           WHERE donation_id = $1 AND kind = 'FEE')
       + (SELECT coalesce(sum(entry.fee_pence), 0) FROM bank_allocation entry
           WHERE entry.donation_id = $1 AND ${isLive('entry')}) AS pence`;

/** Sums up what providers have kept of a donation that is locked, once an entry of it has changed. */
export async function sumUpFees(manager: EntityManager, donationId: number): Promise<void> {
  const [{ pence }] = await manager.query<[{ pence: string }]>(KEPT, [donationId]);
  await manager.update(Donation, { id: donationId }, { feePence: Number(pence) });
}
