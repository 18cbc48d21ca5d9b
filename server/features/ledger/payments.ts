import type { EntityManager } from 'typeorm';
import { Donation } from './donation.entity.ts';

/** What has paid a donation, where that alone decides what becomes of it. */
interface PaidElsewhere {
  /** Pence that lines of bank statements pay. */
  allocatedPence: number;
  /** The newest statement with such a line. */
  bankStatementId: number | null;
  /** A card has paid it, and it had not come in another way before. */
  isPaidByCard: boolean;
}

export const NOT_PAID_ELSEWHERE: PaidElsewhere = {
  allocatedPence: 0,
  bankStatementId: null,
  isPaidByCard: false,
};

/** SQL: pence that lines of bank statements pay of the donation with that alias. */
export const allocatedTo = (donation: string) =>
  `(SELECT coalesce(sum(payment.pence), 0)::integer FROM payment
     WHERE payment.donation_id = ${donation}.id AND payment.source = 'LINE')`;

/** SQL: money for the donation or the charge with that alias is on its way by card, as a direct debit is for days: it may still fail. */
export const isUnderWay = (owed: 'donation' | 'charge') =>
  `EXISTS (SELECT FROM card_payment WHERE card_payment.${owed}_id = ${owed}.id AND card_payment.state = 'PROCESSING')`;

/** How many of donations with the alias `item` are promised and may be set to Paid by hand, as `refusedChange` says. */
export const PAYABLE_COUNT = `count(*) FILTER (WHERE item.status = 'PENDING' AND ${allocatedTo('item')} = 0)`;

/** What lines of bank statements and cards have paid of donations, by their ids. */
export async function findPaidElsewhere(
  manager: EntityManager,
  donationIds: readonly number[],
): Promise<Map<number, PaidElsewhere>> {
  const rows = await manager.query<(PaidElsewhere & { id: number })[]>(
    `SELECT donation_id AS id, coalesce(sum(pence) FILTER (WHERE source = 'LINE'), 0)::integer AS "allocatedPence",
            max(statement_id) AS "bankStatementId", bool_or(source = 'CARD') AS "isPaidByCard"
       FROM payment WHERE donation_id = ANY ($1) GROUP BY donation_id`,
    [donationIds],
  );
  return new Map(rows.map(({ id, ...paid }) => [id, paid]));
}

/** Pence that lines of bank statements pay of these donations, by their ids; of the others nothing. */
export async function pencePaidByLines(
  manager: EntityManager,
  donationIds: readonly number[],
): Promise<Map<number, number>> {
  if (donationIds.length === 0) return new Map();
  const paid = await findPaidElsewhere(manager, donationIds);
  return new Map(
    [...paid].flatMap(([id, { allocatedPence }]) => (allocatedPence > 0 ? [[id, allocatedPence]] : [])),
  );
}

/** What lines of bank statements pay of a donation: pence, in how many payments, and the day of the last, as `YYYY-MM-DD`. */
export async function paidByLines(
  manager: EntityManager,
  donationId: number,
): Promise<{ pence: number; count: number; lastDay: string | null }> {
  const [paid] = await manager.query<[{ pence: number; count: number; lastDay: string | null }]>(
    `SELECT coalesce(sum(pence), 0)::integer AS pence, count(*)::integer AS count,
            to_char(max(day), 'YYYY-MM-DD') AS "lastDay"
       FROM payment WHERE donation_id = $1 AND source = 'LINE'`,
    [donationId],
  );
  return paid;
}

interface PaymentOfDonor {
  donationId: number;
  day: string;
  pence: number;
  /** What the bank said of it. */
  description: string;
}

/** What banks said of the payments of these donations, for the donor. */
export function paymentsByLines(
  manager: EntityManager,
  donationIds: readonly number[],
): Promise<PaymentOfDonor[]> {
  return manager.query(
    `SELECT donation_id AS "donationId", to_char(day, 'YYYY-MM-DD') AS day, pence, description
       FROM payment WHERE donation_id = ANY ($1) AND source = 'LINE' ORDER BY source_id`,
    [donationIds],
  );
}

/** Sums up what providers have kept of a donation that is locked, once an entry of it has changed. */
export async function sumUpFees(manager: EntityManager, donationId: number): Promise<void> {
  const [{ pence }] = await manager.query<[{ pence: string }]>(
    'SELECT coalesce(sum(pence), 0) AS pence FROM kept_fee WHERE donation_id = $1',
    [donationId],
  );
  await manager.update(Donation, { id: donationId }, { feePence: Number(pence) });
}
