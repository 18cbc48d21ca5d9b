import type { EntityManager } from 'typeorm';
import { allocatedTo, isLive } from './bank-statements/live-allocations.ts';

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

/** How many of donations with the alias `item` are promised and may be set to Paid by hand, as `refusedChange` says. */
export const PAYABLE_COUNT = `count(*) FILTER (WHERE item.status = 'PENDING' AND ${allocatedTo('item')} = 0)`;

/** What lines of bank statements and cards have paid of donations, by their ids. */
export async function findPaidElsewhere(
  manager: EntityManager,
  donationIds: readonly number[],
): Promise<Map<number, PaidElsewhere>> {
  const rows = await manager.query<(PaidElsewhere & { id: number })[]>(
    `SELECT item.id, ${allocatedTo('item')} AS "allocatedPence",
            (SELECT max(line.statement_id) FROM bank_allocation entry JOIN bank_line line ON line.id = entry.line_id
              WHERE entry.donation_id = item.id AND ${isLive('entry')}) AS "bankStatementId",
            EXISTS (SELECT FROM card_payment
                     WHERE card_payment.donation_id = item.id AND card_payment.is_counted) AS "isPaidByCard"
       FROM donation item WHERE item.id = ANY ($1)`,
    [donationIds],
  );
  return new Map(rows.map(({ id, ...paid }) => [id, paid]));
}
