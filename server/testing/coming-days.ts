import { londonWall } from '../../rules/london-time.ts';

/** Days that are to come whenever the tests run: a form refuses what is over. */
export const NEXT_YEAR = Number(londonWall(new Date()).date.slice(0, 4)) + 1;

/** The last Sunday of a month of {@link NEXT_YEAR} as `YYYY-MM-DD`: in March and October the clocks change on it. */
export function lastSunday(month: number): string {
  const day = new Date(Date.UTC(NEXT_YEAR, month, 0));
  day.setUTCDate(day.getUTCDate() - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}
