import type { EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';

/**
 * For a gift, which is locked, that is to be removed.
 * @throws AppError CONFLICT when the treasurer has said something of it for Gift Aid, or a claim has it or had it
 */
export async function requireNoGiftAid(manager: EntityManager, donationId: number): Promise<void> {
  const [known] = await manager.query(
    `SELECT donation_id FROM gift_aid_note WHERE donation_id = $1
     UNION ALL SELECT donation_id FROM gift_aid_claim_gift WHERE donation_id = $1 LIMIT 1`,
    [donationId],
  );
  if (known) throw new AppError('CONFLICT', 'changedByAnother');
}
