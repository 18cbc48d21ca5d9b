import { startOfLondonDay } from '../../database/london-day.ts';

/**
 * SQL for the effective day of a donation `item`, by which it is counted in lists, sums and totals: the day in London on
 * which the money was received or, as long as it was not, on which the donation was made (D98).
 */
export const EFFECTIVE_DAY = `coalesce(item.received_on, (item.created_at AT TIME ZONE 'Europe/London')::date)`;

/**
 * SQL for whether {@link EFFECTIVE_DAY} is within a range, in a form that can use the indexes on both columns.
 * @param from SQL of type `date`; null is no lower bound
 * @param to SQL of type `date`, inclusive; null is no upper bound
 */
export function effectiveBetween(from: string, to: string): string {
  const first = `coalesce(${from}, '-infinity')`;
  const last = `coalesce(${to}, 'infinity')`;
  return `(item.received_on BETWEEN ${first} AND ${last}
    OR item.received_on IS NULL
       AND item.created_at >= ${startOfLondonDay(first)}
       AND item.created_at < ${startOfLondonDay(`${last} + 1`)})`;
}
