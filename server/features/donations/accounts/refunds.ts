import { timeZone } from '../../../database/start-of-day.ts';

/** SQL: what of a donation `item` was given back, all of it or by card, in pence. */
export const REFUNDED_PENCE = `CASE WHEN item.status = 'REFUNDED' THEN item.amount_pence ELSE item.card_refunded_pence END`;

/** SQL: the day by the clock of the site on which the last of it was given back, `YYYY-MM-DD`; null where nothing was. */
export function refundedOn(): string {
  return `CASE WHEN item.status = 'REFUNDED' THEN coalesce((
      SELECT to_char(max(change.changed_at) AT TIME ZONE ${timeZone()}, 'YYYY-MM-DD')
        FROM donation_status_change change
       WHERE change.donation_id = item.id AND change.to_status = 'REFUNDED'),
      to_char(item.received_on, 'YYYY-MM-DD'))
    ELSE (
      SELECT to_char(max(entry.happened_at) AT TIME ZONE ${timeZone()}, 'YYYY-MM-DD')
        FROM card_entry entry JOIN card_payment payment ON payment.id = entry.card_payment_id
       WHERE payment.donation_id = item.id AND payment.is_counted
         AND entry.kind IN ('REFUND', 'CHARGEBACK')) END`;
}
