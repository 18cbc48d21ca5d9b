import { refundEntriesOf } from './refund-book.ts';

/** SQL: what of a donation `item` was refunded, by hand or to a card, in pence: the sum of its entries. */
export const REFUNDED_PENCE = 'item.refunded_pence';

/** SQL: the day by the clock of the site on which the last of it was refunded, `YYYY-MM-DD`; null where nothing was. */
export function refundedOn(): string {
  return `CASE WHEN ${REFUNDED_PENCE} > 0 THEN
    (SELECT to_char(max(given.day), 'YYYY-MM-DD') FROM (${refundEntriesOf('item.id')}) given) END`;
}
