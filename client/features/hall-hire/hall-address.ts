import { isDate } from '../../../rules/zoned-time.ts';
import { PATHS } from '../../components/page/paths.ts';

/** A month of the calendar, from 1. */
export interface ShownMonth {
  year: number;
  month: number;
}

/** Where the page begins to say which days are free, and where the form is. */
export const DAYS_ID = 'free-days';
export const FORM_ID = 'hall-form';

/** That many months later. */
export function monthAfter({ year, month }: ShownMonth, count: number): ShownMonth {
  const index = year * 12 + month - 1 + count;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

export const monthOfDay = (day: string): ShownMonth => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

interface Named {
  /** The day, or else empty. */
  day: string;
  month: ShownMonth;
  /** Undefined for the first room. */
  roomId: number | undefined;
}

/** What an address names, `?month=2026-12&room=2&day=2026-12-11`. @param today `YYYY-MM-DD` */
export function namedBy(search: URLSearchParams, today: string): Named {
  const [day, written, room] = ['day', 'month', 'room'].map((name) => search.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const chosen = isDate(day) && day >= today ? day : '';
  const first = `${written}-01`;
  const month = isDate(first) && written >= today.slice(0, 7) ? first : chosen || today;
  return {
    day: chosen,
    month: monthOfDay(month),
    roomId: /^[1-9]\d{0,8}$/.test(room) ? Number(room) : undefined,
  };
}

/** The address of a month of a room, or of a day of it; for browsers without scripts. */
export function addressOf({
  month,
  roomId,
  day,
}: {
  month: ShownMonth;
  roomId: number;
  day?: string;
}): string {
  const search = new URLSearchParams({
    month: `${month.year}-${String(month.month).padStart(2, '0')}`,
    room: String(roomId),
    ...(day && { day }),
  });
  return `${PATHS.hallHire}?${search}#${day ? FORM_ID : DAYS_ID}`;
}
