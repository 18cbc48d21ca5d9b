import { GIFT_AID } from '../../../../rules/gift-aid.ts';
import { GIFT_AID_CLAIM } from '../../../../rules/gift-aid-claims.ts';
import { DECLARED } from '../../gift-aid/declared-by.ts';
import { IS_FOR_HALL } from '../../ledger/for-hall.ts';
import { REFUNDED_PENCE } from '../../ledger/refunds/refunds-of.ts';
import { NAME_ANSWER, NAME_ANSWERS } from './name-answers.ts';
import { isSameName } from './same-name.ts';

/**
 * SQL after a gift `item`: its `account`, what the newest `note` says of it, and the `answer` for its name, all of which there
 * may not be. {@link NAME_ANSWERS} stand before.
 */
const SAID_OF_GIFT = `LEFT JOIN user_account account ON account.id = item.user_id
LEFT JOIN LATERAL (
  SELECT id, is_own_money, benefit_pence FROM gift_aid_note
   WHERE donation_id = item.id ORDER BY id DESC LIMIT 1) note ON true
${NAME_ANSWER}`;

/** SQL: what a donor may get for a gift of these pence: a quarter of the first £100, a twentieth of what is above. */
function benefitAllowed(pence: string): string {
  return `least(
    least(${pence}, 10000) / 4 + greatest(${pence} - 10000, 0) / 20, ${GIFT_AID_CLAIM.benefitMaximum})`;
}

/** SQL: the day from which a verbal declaration can be cancelled no more as if it never was. */
const RECORD_IS_FIRM = `declared.record_sent_on + ${GIFT_AID.recordDays}`;

/**
 * SQL after a gift `item` that came on a day: the `declaration` for it as of today, which there may not be. {@link DECLARATIONS}
 * stand before.
 */
export function declarationFor(receivedOn: string, today: string): string {
  return `LEFT JOIN declarations_of_giver given ON given.giver_id = item.donor_id
    LEFT JOIN LATERAL (
      SELECT *, ${RECORD_IS_FIRM} AS firm_on FROM gift_aid_declaration declared
       WHERE id = ANY (given.ids)
         AND CASE WHEN covers_gift_alone THEN donation_id = item.id ELSE ${receivedOn} >= covers_from END
         AND (cancelled_from IS NULL OR ${receivedOn} < cancelled_from)
       ORDER BY method = 'VERBAL' AND coalesce(${RECORD_IS_FIRM} > ${today}, true), declared_on DESC, id DESC
       LIMIT 1) declaration ON true`;
}

/**
 * SQL: the gift `item` of an `account` has a name that is neither the account's nor that of its donor, of whoever is merged
 * with them or of the `declaration` for it, nor was that made with this gift: it may be somebody else's money.
 */
export const IS_UNDER_OTHER_NAME = `(account.id IS NOT NULL AND NOT ${isSameName('item.donor_name', 'account.name')}
  AND NOT EXISTS (SELECT FROM donor_root root JOIN donor one ON one.id = root.donor_id
                   WHERE root.root_id = item.donor_id AND ${isSameName('item.donor_name', 'one.name')})
  AND coalesce(declaration.donation_id <> item.id, true)
  AND coalesce(NOT ${isSameName('item.donor_name', `declaration.first_name || ' ' || declaration.last_name`)}, true))`;

/** SQL: gifts of the kind `type` do not count, whenever they came. */
const IS_NOT_COUNTED = `(NOT type.counts_for_gift_aid OR ${IS_FOR_HALL})`;

/** SQL: what has been said of the gift so far, or of the name that is on it, as a version: the newest note that counts; 0 without one. */
const SAID_VERSION = 'greatest(note.id, answer.note_id, 0)';

/** SQL: {@link SAID_VERSION} of the gift with the id `$1`. */
export const VERSION_OF_GIFT = `WITH ${NAME_ANSWERS}
SELECT ${SAID_VERSION} AS version FROM donation item ${SAID_OF_GIFT} WHERE item.id = $1`;

/** SQL: whether the money is the donor's own, as far as somebody has said it of the gift, or of the name that is on it. */
const SAID_OF_MONEY = 'coalesce(note.is_own_money, answer.is_own_money)';

/**
 * SQL of CTEs, of which `looked_at` is the last: each gift that came after `$1` and is in no claim and no collection of small gifts, with the reason
 * why nothing can be claimed for it today, `$2`, or null. The parameters are days. Of gifts it has what was not refunded.
 */
export const DONATION_ELIGIBILITY = `${NAME_ANSWERS}, looked_at AS (
  SELECT item.id, item.reference, to_char(item.received_on, 'YYYY-MM-DD') AS received_on, item.donor_name, item.donor_id,
         coalesce(giver.name, '') AS giver_name, CASE WHEN NOT ${isSameName('item.donor_name', 'account.name')} THEN account.name END AS account_name,
         item.sub_type_id, item.type_name, item.type_language, item.type_translations, stays.pence,
         declaration.id AS declaration_id,
         ${SAID_VERSION} AS version, coalesce(${SAID_OF_MONEY}, true) AS is_own_money, coalesce(note.benefit_pence, 0) AS benefit_pence,
         CASE
           WHEN ${IS_NOT_COUNTED} THEN 'NOT_COUNTED'
           WHEN NOT coalesce(${SAID_OF_MONEY}, true) THEN 'NOT_OWN_MONEY'
           WHEN coalesce(note.benefit_pence, 0) > ${benefitAllowed('stays.pence')} THEN 'BENEFIT'
           WHEN item.donor_id IS NULL THEN 'NO_DONOR'
           WHEN ${SAID_OF_MONEY} IS NULL AND ${IS_UNDER_OTHER_NAME} THEN 'OTHER_NAME'
           WHEN declaration.id IS NOT NULL THEN
             CASE WHEN declaration.method <> 'VERBAL' THEN NULL
                  WHEN declaration.record_sent_on IS NULL THEN 'RECORD_MISSING'
                  WHEN declaration.firm_on > $2::date THEN 'RECORD_WAITS' END
           WHEN given.ids IS NOT NULL THEN 'NOT_COVERED'
           ELSE 'NO_DECLARATION' END AS reason
    FROM donation item
    JOIN donation_sub_type type ON type.id = item.sub_type_id
    LEFT JOIN donor giver ON giver.id = item.donor_id
    CROSS JOIN LATERAL (SELECT item.amount_pence - ${REFUNDED_PENCE} AS pence) stays
    ${SAID_OF_GIFT}
    ${declarationFor('item.received_on', '$2::date')}
   WHERE item.status = 'PAID' AND stays.pence > 0 AND item.received_on > $1::date
     AND NOT EXISTS (SELECT FROM gift_aid_claim_gift WHERE donation_id = item.id AND is_living)
     AND NOT EXISTS (SELECT FROM small_collection_gift WHERE donation_id = item.id AND is_living))`;

/**
 * SQL of CTEs before {@link DONATION_ELIGIBILITY}: the declarations, by whose gifts they are for, and the ids of each giver's.
 * By these a gift finds its own at once; looking through all of them for each of thousands of gifts takes long.
 */
export const DECLARATIONS = `declarations AS MATERIALIZED (SELECT * FROM ${DECLARED}),
declarations_of_giver AS MATERIALIZED (SELECT giver_id, array_agg(id) AS ids FROM declarations GROUP BY giver_id)`;

/** SQL: what stays of the gift `item`. */
const STAYS = `(item.amount_pence - ${REFUNDED_PENCE})`;

/** SQL: `declared` covers the gift `item`, whose donor is not looked at here. */
const COVERS = `(declared.method <> 'VERBAL' OR declared.record_sent_on IS NOT NULL)
  AND CASE WHEN declared.covers_gift_alone THEN declared.donation_id = item.id
           ELSE declared.covers_from <= item.received_on END
  AND (declared.cancelled_from IS NULL OR declared.cancelled_from > item.received_on)`;

/**
 * SQL: a declaration covers the gift that was `claimed`, for its donor and day as they are now: mostly the one it was claimed
 * with, and only else all are looked through. Where that, or who gave it, is kept no longer, it did.
 */
const IS_COVERED = `(item.donor_id IS NULL OR claimed.declaration_id IS NULL
  OR declared.giver_id = item.donor_id AND ${COVERS}
  OR EXISTS (SELECT FROM declarations declared WHERE declared.giver_id = item.donor_id AND ${COVERS}))`;

/** SQL of CTEs that stand before {@link GIFT_OF_CLAIMED}. */
export const KNOWN_OF_CLAIMED = `${NAME_ANSWERS}, ${DECLARATIONS}`;

/** SQL after a gift that was `claimed`: it as it is now, with what is said of it and the declaration that it was claimed with. */
export const GIFT_OF_CLAIMED = `JOIN donation item ON item.id = claimed.donation_id ${SAID_OF_GIFT}
  LEFT JOIN declarations declared ON declared.id = claimed.declaration_id`;

/**
 * SQL: what of a `claimed` gift can still be claimed for: the money stays, is the donor's own, the donor did not get too
 * much for it, its kind counts, and a declaration covers it.
 */
export const STILL_GIVEN = `CASE
  WHEN item.status = 'PAID' AND coalesce(${SAID_OF_MONEY}, true)
       AND coalesce(note.benefit_pence, 0) <= ${benefitAllowed(STAYS)}
       AND NOT EXISTS (SELECT FROM donation_sub_type type WHERE type.id = item.sub_type_id AND ${IS_NOT_COUNTED})
       AND ${IS_COVERED}
  THEN least(claimed.pence, ${STAYS}) ELSE 0 END`;

/**
 * SQL of a subquery `owed`: for each gift of a claim that was sent what was claimed for too much, in pence of the gift.
 * Without what other claims have made good.
 */
export const OWED = `(
  WITH ${KNOWN_OF_CLAIMED}
  SELECT claimed.id AS claim_gift_id, claimed.claim_id, claimed.donation_id,
         claimed.pence - ${STILL_GIVEN} - coalesce(made_good.pence, 0) AS pence
    FROM gift_aid_claim_gift claimed
    JOIN gift_aid_claim claim ON claim.id = claimed.claim_id AND claim.state IN ('SENT', 'PAID')
    ${GIFT_OF_CLAIMED}
    LEFT JOIN LATERAL (
      SELECT sum(pence)::integer AS pence FROM gift_aid_overclaim
       WHERE claim_gift_id = claimed.id AND is_living) made_good ON true) owed`;
