import { wallClock } from '../../rules/zoned-time.ts';

/** Always in the future, because the forms refuse dates in the past. */
export const NEXT_YEAR = Number(wallClock(new Date()).date.slice(0, 4)) + 1;

/** The last Sunday of a month in {@link NEXT_YEAR} as `YYYY-MM-DD`; in March and October the clocks change then. */
export function lastSunday(month: number): string {
  const day = new Date(Date.UTC(NEXT_YEAR, month, 0));
  day.setUTCDate(day.getUTCDate() - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}
