import { wallClock } from '../../../../rules/zoned-time.ts';

/** A month of the calendar; `month` is 1 to 12. */
export interface CalendarMonth {
  year: number;
  month: number;
}

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
const PARAMETER = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Parses the month of an address, such as `2027-03`; anything else means the current month by the clock of the site. */
export function monthOf(parameter: string | null, now = new Date()): CalendarMonth {
  const [, year, month] = PARAMETER.exec(parameter ?? '') ?? [];
  if (Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR)
    return { year: Number(year), month: Number(month) };
  const [thisYear = '', thisMonth = ''] = wallClock(now).date.split('-');
  return { year: Number(thisYear), month: Number(thisMonth) };
}

/** The month as a parameter of the address: `2027-03`. */
export function monthParameter({ year, month }: CalendarMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** Adds months; a negative number goes back. */
export function monthsLater({ year, month }: CalendarMonth, months: number): CalendarMonth {
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** The days of a month as `YYYY-MM-DD`, and the column of the first one; 1 is Monday. */
export function daysOf(shown: CalendarMonth): { days: string[]; firstColumn: number } {
  const { year, month } = shown;
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = Array.from(
    { length: count },
    (_, index) => `${monthParameter(shown)}-${String(index + 1).padStart(2, '0')}`,
  );
  return { days, firstColumn: ((new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7) + 1 };
}
