import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AppError } from '../../../rules/errors.ts';
import type { newClaimRules } from '../../../rules/gift-aid-claims.ts';
import { GiftAidClaim } from './gift-aid-claim.entity.ts';
import { DECLARATIONS, DONATION_ELIGIBILITY, OWED } from './gifts/donation-eligibility.ts';
import { daysOfToday } from './gifts/gift-aid-gifts.service.ts';
import { lockClaims } from './lock-claims.ts';

/**
 * Stores a claim for all gifts that can be claimed for up to a day, and what it makes good of earlier ones.
 * @returns the id
 * @throws AppError CONFLICT when there is nothing to claim
 */
export async function makeClaim(
  manager: EntityManager,
  { until, areSmallTogether }: z.output<typeof newClaimRules>,
): Promise<number> {
  await lockClaims(manager);
  const claimable = `WITH ${DECLARATIONS}, ${DONATION_ELIGIBILITY}, claimable AS (
    SELECT * FROM looked_at WHERE reason IS NULL AND received_on <= $3)`;
  const days = [...(await daysOfToday(manager)), until];
  // Refunds wait, as they lock their donation.
  const locked = await manager.query<{ id: number }[]>(
    `${claimable} SELECT id FROM donation WHERE id IN (SELECT id FROM claimable) ORDER BY id FOR UPDATE`,
    days,
  );
  const gifts = await manager.query<{ id: number; declarationId: number; pence: number }[]>(
    `${claimable} SELECT id, declaration_id AS "declarationId", pence
       FROM claimable WHERE id = ANY ($4) ORDER BY received_on, id`,
    [...days, locked.map(({ id }) => id)],
  );
  if (gifts.length === 0) throw new AppError('CONFLICT', 'giftAidNothingToClaim');
  const giftsPence = gifts.reduce((sum, { pence }) => sum + pence, 0);
  const madeGood = await owedUpTo(manager, giftsPence);
  const overclaimedPence = madeGood.reduce((sum, { pence }) => sum + pence, 0);
  const { id } = await manager.save(GiftAidClaim, {
    ...{ areSmallTogether, donationCount: gifts.length, giftsPence, overclaimedPence },
  });
  // What the claim says are the sums of these, whatever becomes of their declarations meanwhile.
  await manager.query(
    `INSERT INTO gift_aid_claim_gift (claim_id, donation_id, declaration_id, taxpayer, received_on, pence)
     SELECT $1, item.id, declaration.id,
            jsonb_build_object('title', title, 'firstName', first_name, 'lastName', last_name, 'house', house,
                               'livesAbroad', lives_abroad, 'postcode', declaration.postcode),
            item.received_on, gift.pence
       FROM unnest($2::integer[], $3::integer[], $4::integer[]) AS gift (id, declaration_id, pence)
       JOIN donation item ON item.id = gift.id
       JOIN gift_aid_declaration declaration ON declaration.id = gift.declaration_id
      ORDER BY item.received_on, item.id`,
    [
      id,
      gifts.map((gift) => gift.id),
      gifts.map((gift) => gift.declarationId),
      gifts.map(({ pence }) => pence),
    ],
  );
  await manager.query(
    `INSERT INTO gift_aid_overclaim (claim_id, claim_gift_id, pence)
     SELECT $1, * FROM unnest($2::integer[], $3::integer[])`,
    [id, madeGood.map(({ claimGiftId }) => claimGiftId), madeGood.map(({ pence }) => pence)],
  );
  return id;
}

/** What was claimed too much for gifts, the first claimed first, as far as a claim of these pence goes. */
function owedUpTo(
  manager: EntityManager,
  giftsPence: number,
): Promise<{ claimGiftId: number; pence: number }[]> {
  return manager.query(
    `SELECT claim_gift_id AS "claimGiftId", least(pence, $1 - pence_before)::float8 AS pence
       FROM (SELECT claim_gift_id, pence, sum(pence) OVER (ORDER BY claim_gift_id) - pence AS pence_before
               FROM ${OWED} WHERE pence > 0) owed_in_turn
      WHERE pence_before < $1 ORDER BY claim_gift_id`,
    [giftsPence],
  );
}
