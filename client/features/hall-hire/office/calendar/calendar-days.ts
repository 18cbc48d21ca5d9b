import { addDays, isoWeekday } from '../../../../../rules/days.ts';
import { currentDay, isDate, momentOf } from '../../../../../rules/zoned-time.ts';

export const VIEWS = ['week', 'month', 'day'] as const;
export type CalendarView = (typeof VIEWS)[number];

/** What the calendar shows: the days of a week, a month with the weeks that it begins and ends in, or one day. */
export interface Shown {
  view: CalendarView;
  /** A day of it. */
  day: string;
  /** `YYYY-MM-DD`, in order. */
  days: string[];
  /** The ways back and on. */
  before: string;
  after: string;
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  return addDays(day, -(isoWeekday(day) - 1));
}

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
/** The first day of the month that is that many months later. */
function monthLater(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Reads the address; what is no day means today. A month alone, as in older links, is shown as one. */
export function shownBy(parameters: URLSearchParams, today = currentDay()): Shown {
  const month = parameters.get('month') ?? '';
  const isMonth = MONTH.test(month);
  const named = VIEWS.find((view) => view === parameters.get('view'));
  const view = named ?? (isMonth ? 'month' : 'week');
  const asked = isMonth && view === 'month' ? `${month}-01` : (parameters.get('day') ?? '');
  const day = isDate(asked) && asked >= '2000-01-01' && asked <= '2100-12-31' ? asked : today;
  if (view === 'day') return { view, day, days: [day], before: addDays(day, -1), after: addDays(day, 1) };
  if (view === 'week')
    return { view, day, days: daysFrom(mondayOf(day), 7), before: addDays(day, -7), after: addDays(day, 7) };
  const first = firstOfMonth(day);
  const days = daysFrom(first, weekdayCount(first));
  return { view, day, days, before: monthLater(first, -1), after: monthLater(first, 1) };
}

function weekdayCount(first: string): number {
  return (Date.parse(monthLater(first, 1)) - Date.parse(first)) / 86_400_000;
}

/** The moments that the days begin and end at. */
export function boundsOf(days: readonly string[]): { begin: Date; end: Date } {
  return { begin: momentOf(days[0]!, '00:00'), end: momentOf(addDays(days.at(-1)!, 1), '00:00') };
}
