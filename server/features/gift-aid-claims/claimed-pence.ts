import type { EntityManager } from 'typeorm';
import { GIFT_OF_CLAIMED, KNOWN_OF_CLAIMED, STILL_GIVEN } from './gifts/donation-eligibility.ts';

/**
 * Pence that were claimed for of gifts that came on these days, as `YYYY-MM-DD`, without what was refunded since:
 * with claims that were sent, and with claims that are made and not sent.
 */
export async function claimedPence(
  manager: EntityManager,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<{ giftAidPence: number; madePence: number }> {
  const [sums] = await manager.query<[{ giftAidPence: number; madePence: number }]>(
    `WITH ${KNOWN_OF_CLAIMED}
     SELECT coalesce(sum(${STILL_GIVEN}) FILTER (WHERE claim.state IN ('SENT', 'PAID')), 0)::float8 AS "giftAidPence",
            coalesce(sum(${STILL_GIVEN}) FILTER (WHERE claim.state = 'PREPARED'), 0)::float8 AS "madePence"
       FROM gift_aid_claim_gift claimed
       JOIN gift_aid_claim claim ON claim.id = claimed.claim_id
       ${GIFT_OF_CLAIMED}
      WHERE claimed.received_on BETWEEN $1 AND $2`,
    [firstDay, lastDay],
  );
  return sums;
}
