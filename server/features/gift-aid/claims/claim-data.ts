import type { EntityManager } from 'typeorm';

/** SQL: a claim for the gift `donation` is not six years old, so that the tax office may ask who gave it. */
export const IS_CLAIM_ASKED_FOR = `EXISTS (
  SELECT FROM gift_aid_claim_gift claimed JOIN gift_aid_claim claim ON claim.id = claimed.claim_id
   WHERE claimed.donation_id = donation.id AND claimed.is_living AND claim.made_at > now() - interval '6 years')`;

/** SQL: a taxpayer of whom nothing is kept any more. */
export const NO_TAXPAYER = `'{"title": "", "firstName": "", "lastName": "", "house": "", "livesAbroad": false, "postcode": ""}'::jsonb`;

/**
 * Which gifts of an account Gift Aid was claimed for, with the name and home that the tax office got: of others, whom the
 * office has put together with the account, it has none.
 */
export function claimedOfAccount(manager: EntityManager, userId: number): Promise<object[]> {
  return manager.query(
    `SELECT item.reference, to_char(claimed.received_on, 'YYYY-MM-DD') AS "receivedOn", claimed.pence,
            CASE WHEN declarer.user_id = $1 THEN claimed.taxpayer END AS taxpayer,
            to_char(claim.sent_on, 'YYYY-MM-DD') AS "sentOn"
       FROM gift_aid_claim_gift claimed
       JOIN gift_aid_claim claim ON claim.id = claimed.claim_id
       JOIN donation item ON item.id = claimed.donation_id
       LEFT JOIN donor ON donor.id = item.donor_id
       LEFT JOIN gift_aid_declaration declaration ON declaration.id = claimed.declaration_id
       LEFT JOIN donor declarer ON declarer.id = declaration.donor_id
      WHERE claimed.is_living AND $1 IN (item.user_id, donor.user_id) ORDER BY claimed.id`,
    [userId],
  );
}

/** What somebody did in the office with claims, without whose gifts are in them. */
export async function workOnClaims(manager: EntityManager, userId: number) {
  const giftAidClaimsHandled = await manager.query(
    'SELECT kind, made_at AS "madeAt" FROM gift_aid_claim_entry WHERE made_by_id = $1 ORDER BY id',
    [userId],
  );
  const giftAidNotes = await manager.query(
    'SELECT made_at AS "madeAt" FROM gift_aid_note WHERE made_by_id = $1 ORDER BY id',
    [userId],
  );
  return { giftAidClaimsHandled, giftAidNotes };
}
