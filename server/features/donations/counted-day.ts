import { startOfLondonDay } from '../../database/london-day.ts';

/**
 * SQL for the day that a donation called `item` counts by: on which the money came, and as long as it has not, on
 * which it was promised (D98).
 */
export const COUNTED_DAY = `coalesce(item.received_on, (item.created_at AT TIME ZONE 'Europe/London')::date)`;

/**
 * SQL for whether {@link COUNTED_DAY} is one of these, written so that the indexes on both columns serve.
 * @param from SQL of type `date`; null is the beginning of time
 * @param to SQL of type `date`, included; null is its end
 */
export function countedBetween(from: string, to: string): string {
  const first = `coalesce(${from}, '-infinity')`;
  const last = `coalesce(${to}, 'infinity')`;
  return `(item.received_on BETWEEN ${first} AND ${last}
    OR item.received_on IS NULL
       AND item.created_at >= ${startOfLondonDay(first)}
       AND item.created_at < ${startOfLondonDay(`${last} + 1`)})`;
}
