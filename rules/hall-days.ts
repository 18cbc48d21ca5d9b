import { addDays, daysUntil, type Instant, isoWeekday } from './days.ts';
import type { RoomOpening } from './rooms.ts';
import { minuteOf, writtenAround } from './zoned-time.ts';

/** What is left of a room's day. */
export const HallDayState = { FREE: 'FREE', PART: 'PART', TAKEN: 'TAKEN', CLOSED: 'CLOSED' } as const;
export type HallDayState = keyof typeof HallDayState;

/** Minutes since midnight of a day by the clock; over 1440 on the next day. */
export interface Span {
  from: number;
  to: number;
}

/** `HH:MM` by the clock of the site; `to` may be after midnight. */
export interface WrittenSpan {
  from: string;
  to: string;
}

interface Taken {
  startsAt: Date | Instant;
  endsAt: Date | Instant;
  isClosure: boolean;
}

const DAY = 1440;
/** The shortest time that is worth offering. */
const LEAST_MINUTES = 30;

/** `HH:MM` of a minute, that of the next day from 1440 on. */
export function timeOf(minute: number): string {
  const [hours, minutes] = [Math.floor((minute % DAY) / 60), minute % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** A span as minutes: an end that is not after its beginning is on the next day. */
export function spanOf({ from, to }: WrittenSpan): Span {
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  return { from: begin, to: end > begin ? end : end + DAY };
}

/** In order, those that touch put together. */
function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}

/** What of the first spans the others leave. */
function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  return taken.reduce<Span[]>(
    (left, { from, to }) =>
      left.flatMap((span) => [
        ...(span.from < from ? [{ from: span.from, to: Math.min(span.to, from) }] : []),
        ...(span.to > to ? [{ from: Math.max(span.from, to), to: span.to }] : []),
      ]),
    [...spans],
  );
}

/** When a room is open on a day; all day where nothing was said of opening hours. */
export function openSpans(opening: readonly RoomOpening[], day: string): Span[] {
  if (opening.length === 0) return [{ from: 0, to: DAY }];
  const weekday = isoWeekday(day);
  return merged(opening.filter(({ weekdays }) => weekdays.includes(weekday)).map(spanOf));
}

/** When a room is free on a day, by what is open and what is taken. */
export function freeSpans(
  opening: readonly RoomOpening[],
  { day, taken }: { day: string; taken: readonly WrittenSpan[] },
): Span[] {
  const open = openSpans(opening, day);
  const begin = open[0]?.from ?? 0;
  // What ends before the room opens is after midnight.
  const spans = taken
    .map(spanOf)
    .map(({ from, to }) => (to <= begin ? { from: from + DAY, to: to + DAY } : { from, to }));
  return without(open, spans);
}

function minutesFrom(day: string, { date, time }: { date: string; time: string }): number {
  return daysUntil(date, day) * DAY + minuteOf(time);
}

/**
 * A room's day as everybody may see it.
 * @param taken what occupies the room, with the time for cleaning
 */
export function hallDay(
  room: { opening: readonly RoomOpening[]; minimumMinutes: number },
  day: string,
  taken: readonly Taken[],
): { day: string; state: HallDayState; taken: WrittenSpan[] } {
  const open = openSpans(room.opening, day);
  const spansOf = (those: readonly Taken[]) =>
    merged(
      those
        .map(writtenAround)
        .map(({ begin, end }) => ({ from: minutesFrom(day, begin), to: minutesFrom(day, end) }))
        .flatMap(({ from, to }) =>
          open.map((span) => ({ from: Math.max(from, span.from), to: Math.min(to, span.to) })),
        )
        .filter(({ from, to }) => from < to),
    );
  const spans = spansOf(taken);
  const least = Math.max(room.minimumMinutes, LEAST_MINUTES);
  const isLeft = (those: readonly Span[]) => those.some(({ from, to }) => to - from >= least);
  const closed = spansOf(taken.filter(({ isClosure }) => isClosure));
  const state = !isLeft(without(open, closed))
    ? HallDayState.CLOSED
    : !isLeft(without(open, spans))
      ? HallDayState.TAKEN
      : spans.length > 0
        ? HallDayState.PART
        : HallDayState.FREE;
  return { day, state, taken: spans.map(({ from, to }) => ({ from: timeOf(from), to: timeOf(to) })) };
}

/** Days of a month, `YYYY-MM-DD`; `month` is 1 to 12. */
export function daysOfMonth(year: number, month: number): string[] {
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
