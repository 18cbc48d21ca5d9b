import type { EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { type SmallYearSums, smallClaimable } from '../../../rules/small-donations.ts';
import { daysOfTaxYear, taxYearOf } from '../../../rules/tax-years.ts';
import { claimedPence } from '../gift-aid-claims/claimed-pence.ts';
import { REFUNDED_PENCE } from '../ledger/refunds/refunds-of.ts';

/** SQL: what of a `collection` is still in the books: of one that was taken from a count what stays Paid of its gifts. */
export const COLLECTED_PENCE = `CASE WHEN collection.cash_count_id IS NULL THEN collection.pence ELSE (
  SELECT coalesce(sum(item.amount_pence - ${REFUNDED_PENCE}), 0)::integer
    FROM small_collection_gift part JOIN donation item ON item.id = part.donation_id AND item.status = 'PAID'
   WHERE part.collection_id = collection.id) END`;

/** The sums of a tax year; `madePence` are gifts of claims that are made and not sent, which do not count yet. */
export async function smallSumsOf(
  manager: EntityManager,
  taxYear: number,
): Promise<SmallYearSums & { madePence: number }> {
  const days = daysOfTaxYear(taxYear);
  const [small] = await manager.query<[Pick<SmallYearSums, 'collectedPence' | 'claimedPence'>]>(
    `SELECT (SELECT coalesce(sum(${COLLECTED_PENCE}), 0)::float8 FROM small_collection collection
              WHERE voided_at IS NULL AND day BETWEEN $1 AND $2) AS "collectedPence",
            (SELECT coalesce(sum(pence), 0)::float8 FROM small_claim
              WHERE tax_year = $3 AND voided_at IS NULL) AS "claimedPence"`,
    [days.firstDay, days.lastDay, taxYear],
  );
  return { ...small, ...(await claimedPence(manager, days)) };
}

/** Pence of the small donations that were claimed for with these claims, by the claims' ids. */
export async function smallPenceWith(
  manager: EntityManager,
  claimIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await manager.query<{ id: number; pence: number }[]>(
    `SELECT claim_id AS id, sum(pence)::integer AS pence FROM small_claim
      WHERE claim_id = ANY ($1) AND voided_at IS NULL GROUP BY claim_id`,
    [claimIds],
  );
  return new Map(rows.map(({ id, pence }) => [id, pence]));
}

/**
 * For what takes something away that small donations of a day's tax year were claimed for, once it is done.
 * @throws AppError CONFLICT when more is claimed for than can be
 */
export async function requireStillClaimable(manager: EntityManager, day: string): Promise<void> {
  const sums = await smallSumsOf(manager, taxYearOf(day));
  if (smallClaimable(sums).overclaimedPence > 0) throw new AppError('CONFLICT', 'smallDonationsNeedThis');
}

/**
 * For a Gift Aid claim that is sent no more, once that is stored: small donations that were sent with it, or that were
 * claimed for on the strength of its gifts.
 * @throws AppError CONFLICT
 */
export async function requireNoSmallDonations(manager: EntityManager, claimId: number): Promise<void> {
  if ((await smallPenceWith(manager, [claimId])).has(claimId))
    throw new AppError('CONFLICT', 'smallDonationsNeedThis');
  const days = await manager.query<{ day: string }[]>(
    `SELECT DISTINCT to_char(received_on, 'YYYY-MM-DD') AS day FROM gift_aid_claim_gift WHERE claim_id = $1`,
    [claimId],
  );
  const years = new Map(days.map(({ day }) => [taxYearOf(day), day]));
  for (const day of years.values()) await requireStillClaimable(manager, day);
}
