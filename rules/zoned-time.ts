import type { Instant } from './days.ts';
import { place } from './place.ts';

/** Not years below 1000, which are written with fewer digits, nor 9999, after whose days there may be none. */
const DATE = /^(?!0|9999)\d{4}-\d{2}-\d{2}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Making a format takes long, and a site stays in its zone. */
let kept: { zone: string; format: Intl.DateTimeFormat } | undefined;

/** The Swedish locale writes dates as ISO 8601 does. */
function wallFormat(): Intl.DateTimeFormat {
  const { timeZone: zone } = place;
  if (kept?.zone !== zone) {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    kept = { zone, format };
  }
  return kept.format;
}

/** Whether it is a `YYYY-MM-DD` that exists in the calendar. */
export function isDate(value: string): boolean {
  return DATE.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true;
}

/** Whether it is a time of day as `HH:MM`. */
export function isTime(value: string): boolean {
  return TIME.test(value);
}

/** Minutes since midnight of a valid `HH:MM`. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The wall-clock date and time of the site's place at a moment: `YYYY-MM-DD` and `HH:MM`. */
export function wallClock(moment: Date | Instant): { date: string; time: string } {
  const [date = '', time = ''] = wallFormat().format(new Date(moment)).split(' ');
  return { date, time };
}

/** The day by the clock of the site now, as `YYYY-MM-DD`. */
export function currentDay(): string {
  return wallClock(new Date()).date;
}

const DAY = 86_400_000;

/** Milliseconds by which the site's clock is ahead of UTC at a moment without seconds. */
function offsetAt(moment: number): number {
  const { date, time } = wallClock(new Date(moment));
  return Date.parse(`${date}T${time}Z`) - moment;
}

/**
 * The moment of a wall-clock date and time by the clock of the site. When the clocks go back an hour occurs twice: `begin` is
 * in the first and `end` in the second, so that an event has all of it; what ends as that hour begins ends before both. When they go forward an hour is skipped: its
 * times count from the change on, so in London 01:30 is 02:30.
 * @param date a valid `YYYY-MM-DD`
 * @param time a valid `HH:MM`
 */
export function momentOf(date: string, time: string, edge: 'begin' | 'end' = 'begin'): Date {
  const wall = Date.parse(`${date}T${time}Z`);
  const [before, after] = [wall - DAY, wall + DAY].map(offsetAt) as [number, number];
  // A time is shown twice only when the clock goes back: then the first of these is the earlier one.
  const possible = [wall - before, wall - after];
  const inOrder = edge === 'begin' ? possible : possible.reverse();
  const isMeant = (moment: number) => edge === 'begin' || !isWhenSetBack(moment);
  const shown = inOrder.find((moment) => isShown(new Date(moment), date, time) && isMeant(moment));
  return new Date(shown ?? wall - before);
}

const MINUTE = 60_000;

const isWhenSetBack = (moment: number) => offsetAt(moment - MINUTE) > offsetAt(moment);

/**
 * What is taken, as times of the clock: of an hour that occurs twice all of it that nobody could write as another's time, so
 * that times beside it do not overlap it.
 */
export function writtenAround({ startsAt, endsAt }: Record<'startsAt' | 'endsAt', Date | Instant>) {
  let [begin, end] = [+new Date(startsAt), +new Date(endsAt)];
  while (reads(begin, 'end') > +new Date(startsAt)) begin -= MINUTE;
  while (reads(end, 'begin') < +new Date(endsAt)) end += MINUTE;
  return { begin: wallClock(new Date(begin)), end: wallClock(new Date(end)) };
}

/** What the time that the clock shows at a moment would be read as. */
function reads(moment: number, edge: 'begin' | 'end'): number {
  const { date, time } = wallClock(new Date(moment));
  return +momentOf(date, time, edge);
}

/** An end that is after its beginning, by a minute at least: in the hour that is skipped it would not be. */
export function endAfter(startsAt: Date, endsAt: Date): Date {
  return new Date(Math.max(Number(endsAt), Number(startsAt) + MINUTE));
}

function isShown(moment: Date, date: string, time: string): boolean {
  const wall = wallClock(moment);
  return wall.date === date && wall.time === time;
}

/** The first moment of a month by the clock of the site and of the next one; `month` is 1 to 12. */
export function monthOf(year: number, month: number): { begin: Date; end: Date } {
  const firstDay = (index: number) => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
  return {
    begin: momentOf(firstDay(month - 1), '00:00'),
    end: momentOf(firstDay(month), '00:00'),
  };
}
