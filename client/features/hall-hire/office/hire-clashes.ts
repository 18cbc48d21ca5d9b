import type { Instant } from '../../../../rules/days.ts';
import { isDate, isTime, momentOf, wallClock } from '../../../../rules/zoned-time.ts';
import type { HallMonthQuery } from './hires.generated.ts';

export type MonthHire = HallMonthQuery['hallMonth'][number];

export interface Times {
  startsAt: Date | Instant;
  endsAt: Date | Instant;
  /** Of a hire that is stored; what is only typed may be for any of them. */
  roomIds?: readonly number[];
}

/** The times in a form as instants; undefined until they are complete and valid. */
export function timesOf({ date, from, to }: { date: string; from: string; to: string }): Times | undefined {
  if (!isDate(date) || !isTime(from) || !isTime(to)) return undefined;
  return { startsAt: momentOf(date, from), endsAt: momentOf(date, to, 'end') };
}

export function isSame(one: Times, other: Times): boolean {
  const moments = ({ startsAt, endsAt }: Times) => `${+new Date(startsAt)} ${+new Date(endsAt)}`;
  return moments(one) === moments(other);
}

/** The calendar month by the clock of the site in which a hire begins. */
export function monthAt({ startsAt }: Pick<Times, 'startsAt'>): { year: number; month: number } {
  const [year, month] = wallClock(startsAt).date.split('-').map(Number);
  return { year: year!, month: month! };
}

/** Other bookings and requests for one of the rooms that overlap these times; one may begin when another ends. */
export function clashesWith(times: Times, hires: readonly MonthHire[], ownId?: number): MonthHire[] {
  const [start, end] = [new Date(times.startsAt), new Date(times.endsAt)];
  const isInOneOf = ({ roomIds }: MonthHire) =>
    !times.roomIds || roomIds.some((room) => times.roomIds!.includes(room));
  return hires.filter(
    (hire) =>
      hire.id !== ownId && isInOneOf(hire) && new Date(hire.startsAt) < end && new Date(hire.endsAt) > start,
  );
}
