import type { EntityManager } from 'typeorm';
import { addMonths } from '../../../../rules/days.ts';
import { timeZone } from '../../../database/start-of-day.ts';
import { type MonthlyDonation, type RecognisedOrder, recogniseOrder } from './recognise-order.ts';

/** Somebody's standing order to one fund. */
export interface StandingOrder extends RecognisedOrder {
  donorId: number;
  subTypeId: number;
  donorName: string;
  /** Of the donor; may be empty. */
  email: string;
  /** Who has said that it is over, if somebody has; empty otherwise. */
  endedByName: string;
  endedOn: string | null;
}

interface DonationRow extends MonthlyDonation {
  donorId: number;
  subTypeId: number;
  donorName: string;
  email: string;
}

interface EndRow {
  donorId: number;
  subTypeId: number;
  day: string;
  madeByName: string;
}

/** Months of donations that are looked at; an order that has stopped is forgotten with its last donation. */
const MONTHS_CONSIDERED = 24;

const keyOf = ({ donorId, subTypeId }: { donorId: number; subTypeId: number }) => `${donorId} ${subTypeId}`;

/**
 * All standing orders as the books have them now; nothing of it is stored, so nothing can be stale.
 * @param today `YYYY-MM-DD` by the clock of the site
 * @param donorIds of these donors alone
 */
export async function findOrders(
  manager: EntityManager,
  today: string,
  donorIds?: readonly number[],
): Promise<StandingOrder[]> {
  const groups = new Map<string, DonationRow[]>();
  for (const donation of await monthlyDonations(manager, today, donorIds)) {
    const key = keyOf(donation);
    groups.set(key, [...(groups.get(key) ?? []), donation]);
  }
  const ends = new Map((await endsOfOrders(manager)).map((end) => [keyOf(end), end]));
  return [...groups].flatMap(([key, donations]) => {
    const end = ends.get(key);
    const order = recogniseOrder(donations, today, end?.day);
    const { donorId, subTypeId, donorName, email } = donations[0]!;
    const ended = { endedByName: end?.madeByName ?? '', endedOn: end?.day ?? null };
    return order ? [{ ...order, donorId, subTypeId, donorName, email, ...ended }] : [];
  });
}

/** Donations that may be of standing orders, in the order of the days on which they came. */
function monthlyDonations(
  manager: EntityManager,
  today: string,
  donorIds: readonly number[] | undefined,
): Promise<DonationRow[]> {
  return manager.query(
    `SELECT item.donor_id AS "donorId", item.sub_type_id AS "subTypeId", donor.name AS "donorName", donor.email,
            item.amount_pence AS "amountPence", to_char(item.received_on, 'YYYY-MM-DD') AS "receivedOn",
            to_char(item.created_at AT TIME ZONE ${timeZone()}, 'YYYY-MM-DD') AS "madeOn",
            item.frequency = 'MONTHLY' AS "isPromisedMonthly",
            coalesce(item.payment_method = 'STANDING_ORDER', false) AS "isByStandingOrder"
       FROM donation item JOIN donor ON donor.id = item.donor_id
      WHERE (item.status IN ('PAID', 'REFUNDED')
             AND (item.frequency = 'MONTHLY' OR item.payment_method IN ('STANDING_ORDER', 'TRANSFER'))
             AND item.received_on BETWEEN $1 AND $2
          OR item.status = 'PENDING' AND item.frequency = 'MONTHLY')
        AND ($3::integer[] IS NULL OR item.donor_id = ANY ($3))
      ORDER BY item.received_on, item.id`,
    [addMonths(today, -MONTHS_CONSIDERED), today, donorIds ?? null],
  );
}

/**
 * Of each order the last entry, if that says that it is over. What was said of a donor counts for whom they were merged
 * into, however often.
 */
function endsOfOrders(manager: EntityManager): Promise<EndRow[]> {
  return manager.query(
    `SELECT * FROM (
       SELECT DISTINCT ON (1, 2) root.root_id AS "donorId", entry.sub_type_id AS "subTypeId",
              to_char(entry.day, 'YYYY-MM-DD') AS day, entry.made_by_name AS "madeByName", entry.is_ended
         FROM standing_order_entry entry JOIN donor_root root ON root.donor_id = entry.donor_id
        ORDER BY 1, 2, entry.id DESC) last
      WHERE is_ended`,
  );
}
