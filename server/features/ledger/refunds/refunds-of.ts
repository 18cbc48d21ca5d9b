import { timeZone } from '../../../database/start-of-day.ts';

/** SQL: what of a donation `item` was refunded, by hand or to a card, in pence: the sum of its entries. */
export const REFUNDED_PENCE = 'item.refunded_pence';

/** SQL: all that was refunded of a donation, by hand and to cards: its pence and days. @param id SQL of the donation's id */
export const refundEntriesOf = (id: string) => `
  SELECT entry.pence, coalesce(entry.day, (entry.happened_at AT TIME ZONE ${timeZone()})::date) AS day
    FROM given_back entry WHERE entry.donation_id = ${id}`;

/**
 * SQL: the day by the clock of the site on which the last of a donation was refunded, `YYYY-MM-DD`; null where nothing was.
 * @param donation SQL of its row
 */
export function refundedOn(donation = 'item'): string {
  return `CASE WHEN ${donation}.refunded_pence > 0 THEN
    (SELECT to_char(max(given.day), 'YYYY-MM-DD') FROM (${refundEntriesOf(`${donation}.id`)}) given) END`;
}
