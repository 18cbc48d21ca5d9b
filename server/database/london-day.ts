/**
 * SQL for the moment at which a day begins on the clock in London, which has summer time. Compared with a
 * bare column, half-open (`>= day AND < day + 1`), it lets an index on that column be used.
 * @param day SQL of type `date`
 */
export function startOfLondonDay(day: string): string {
  return `(${day})::timestamp AT TIME ZONE 'Europe/London'`;
}
