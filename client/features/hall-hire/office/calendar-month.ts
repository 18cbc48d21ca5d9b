import { londonWall } from '../../../../rules/london-time.ts';

/** A month of the calendar; `month` is 1 to 12. */
export interface CalendarMonth {
  year: number;
  month: number;
}

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;
const PARAMETER = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** The month that an address asks for as `2027-03`; anything else is the one that it is in London. */
export function monthOf(parameter: string | null, now = new Date()): CalendarMonth {
  const [, year, month] = PARAMETER.exec(parameter ?? '') ?? [];
  if (Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR)
    return { year: Number(year), month: Number(month) };
  const [thisYear = '', thisMonth = ''] = londonWall(now).date.split('-');
  return { year: Number(thisYear), month: Number(thisMonth) };
}

/** As the address has it: `2027-03`. */
export function monthParameter({ year, month }: CalendarMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** So many months later, or earlier. */
export function monthsLater({ year, month }: CalendarMonth, months: number): CalendarMonth {
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** The days of a month as `YYYY-MM-DD`, and the column of the first, 1 for a Monday. */
export function daysOf(shown: CalendarMonth): { days: string[]; firstColumn: number } {
  const { year, month } = shown;
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = Array.from(
    { length: count },
    (_, index) => `${monthParameter(shown)}-${String(index + 1).padStart(2, '0')}`,
  );
  return { days, firstColumn: ((new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7) + 1 };
}
