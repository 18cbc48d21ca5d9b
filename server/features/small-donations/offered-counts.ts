import type { EntityManager } from 'typeorm';
import type { Page } from '../../database/page.ts';
import type { TranslatedRow } from '../../database/translations.ts';
import { IS_FOR_HALL } from '../ledger/for-hall.ts';
import { REFUNDED_PENCE } from '../ledger/refunds/refunds-of.ts';

/** A gift of a count of which nobody knows who gave it, as what was in the box. */
interface OfferedGift extends TranslatedRow {
  donationId: number;
  typeName: string;
  pence: number;
}

export interface OfferedCount {
  id: number;
  day: string;
  place: string;
  countedBy: string;
  countedWith: string;
  gifts: OfferedGift[];
}

/**
 * SQL of a CTE `offered`: gifts that were counted in cash, without a donor, for what Gift Aid is claimed for, in the ledger
 * as Paid. Membership fees are no small donations. Of counts from which nothing was taken as a collection.
 */
const OFFERED = `offered AS (
  SELECT counted.id, counted.day, counted.place, counted.counted_by, counted.counted_with,
         item.id AS donation_id, item.type_name, item.type_language, item.type_translations,
         item.amount_pence - ${REFUNDED_PENCE} AS pence
    FROM cash_count counted
    JOIN cash_envelope row ON row.count_id = counted.id AND row.payment_method = 'CASH'
    JOIN donation item ON item.id = row.donation_id AND item.donor_id IS NULL AND item.status = 'PAID'
    JOIN donation_sub_type type ON type.id = item.sub_type_id AND type.counts_for_gift_aid
     AND type.column_name <> 'MEMBERSHIP' AND type.membership_period = 'NONE' AND NOT ${IS_FOR_HALL}
   WHERE counted.voided_at IS NULL
     AND NOT EXISTS (
       SELECT FROM small_collection WHERE cash_count_id = counted.id AND voided_at IS NULL))`;

const COUNTS = `
  SELECT id, to_char(day, 'YYYY-MM-DD') AS day, place, counted_by AS "countedBy", counted_with AS "countedWith",
         json_agg(json_build_object('donationId', donation_id, 'pence', pence, 'typeName', type_name,
                                    'ownLanguage', type_language, 'translations', type_translations)
                  ORDER BY donation_id) AS gifts
    FROM offered`;

/** The latest day first. */
export async function offeredCounts(
  manager: EntityManager,
  { limit, offset }: Page,
): Promise<{ items: OfferedCount[]; totalCount: number }> {
  const items = await manager.query<OfferedCount[]>(
    `WITH ${OFFERED} ${COUNTS} GROUP BY 1, offered.day, place, counted_by, counted_with
      ORDER BY offered.day DESC, id DESC LIMIT $1 OFFSET $2`,
    [limit, offset],
  );
  const [{ count }] = await manager.query<[{ count: number }]>(
    `WITH ${OFFERED} SELECT count(DISTINCT id)::integer AS count FROM offered`,
  );
  return { items, totalCount: count };
}

/** One of them, if it is offered. */
export async function offeredCount(manager: EntityManager, id: number): Promise<OfferedCount | undefined> {
  const [count] = await manager.query<OfferedCount[]>(
    `WITH ${OFFERED} ${COUNTS} WHERE id = $1 GROUP BY 1, offered.day, place, counted_by, counted_with`,
    [id],
  );
  return count;
}
