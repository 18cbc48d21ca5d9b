import { dateTimeFormat } from '../../../rules/formats.ts';

const MINUTES_OF_DAY = 24 * 60;
const MUSIC_STOPS = 23 * 60;
const GUESTS_LEAVE = 23 * 60 + 30;

/** Minutes since midnight of a time `HH:MM`; undefined if it is invalid. */
function minutesOf(time: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** Start and end in minutes since the first midnight: an end before the start is on the next day. */
function span(from: string, to: string): { start: number; end: number } | undefined {
  const start = minutesOf(from);
  const end = minutesOf(to);
  if (start === undefined || end === undefined || start === end) return undefined;
  return { start, end: end < start ? end + MINUTES_OF_DAY : end };
}

/** Hours between two times `HH:MM`, such as "5.5"; empty while a time is missing or invalid. */
export function hoursBetween(from: string, to: string): string {
  const times = span(from, to);
  if (!times) return '';
  return String(Math.round(((times.end - times.start) / 60) * 100) / 100);
}

/** The weekday of a date `YYYY-MM-DD`, in the given language; empty for an invalid date. */
export function weekdayOf(date: string, language: string): string {
  const day = new Date(`${date}T00:00Z`);
  if (Number.isNaN(day.getTime())) return '';
  return dateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** Which of the hall's rules a hire breaks: guests leave by 11.30pm, music stops at 11.00pm. */
export function brokenRules(from: string, to: string): ('music' | 'leaving')[] {
  const times = span(from, to);
  if (!times || times.end <= MUSIC_STOPS) return [];
  return times.end > GUESTS_LEAVE ? ['music', 'leaving'] : ['music'];
}
