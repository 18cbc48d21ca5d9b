import type { EntityManager } from 'typeorm';
import { Donation } from './donation.entity.ts';

/** Sums up what providers have kept of a donation that is locked, once an entry of it has changed. */
export async function sumUpFees(manager: EntityManager, donationId: number): Promise<void> {
  const [{ pence }] = await manager.query<[{ pence: string }]>(
    'SELECT coalesce(sum(pence), 0) AS pence FROM kept_fee WHERE donation_id = $1',
    [donationId],
  );
  await manager.update(Donation, { id: donationId }, { feePence: Number(pence) });
}
