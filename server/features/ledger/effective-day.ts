import { startOfDay, timeZone } from '../../database/start-of-day.ts';

/**
 * SQL for the effective day of a donation `item`, by which it is counted in lists, sums and totals: the day by the clock of
 * the site on which the money was received or, as long as it was not, on which the donation was made.
 */
export function effectiveDay(): string {
  return `coalesce(item.received_on, (item.created_at AT TIME ZONE ${timeZone()})::date)`;
}

/**
 * SQL for whether {@link effectiveDay} is within a range, in a form that can use the indexes on both columns.
 * @param from SQL of type `date`; null is no lower bound
 * @param to SQL of type `date`, inclusive; null is no upper bound
 */
export function effectiveBetween(from: string, to: string): string {
  const first = `coalesce(${from}, '-infinity')`;
  const last = `coalesce(${to}, 'infinity')`;
  return `(item.received_on BETWEEN ${first} AND ${last}
    OR item.received_on IS NULL
       AND item.created_at >= ${startOfDay(first)}
       AND item.created_at < ${startOfDay(`${last} + 1`)})`;
}
