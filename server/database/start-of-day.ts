import { place } from '../../rules/place.ts';

/** The site's time zone in SQL. */
export function timeZone(): string {
  return `'${place.timeZone.replaceAll("'", "''")}'`;
}

/**
 * SQL for the moment at which a day begins on the clock of the site's place, which may have summer time. Compared with a
 * bare column, half-open (`>= day AND < day + 1`), it lets an index on that column be used.
 * @param day SQL of type `date`
 */
export function startOfDay(day: string): string {
  return `(${day})::timestamp AT TIME ZONE ${timeZone()}`;
}
