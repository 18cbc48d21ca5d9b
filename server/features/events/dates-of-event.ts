import { addDays, daysUntil } from '../../../rules/days.ts';
import { type DateChange, noteOf } from '../../../rules/event-dates.ts';
import { endAfter, momentOf } from '../../../rules/zoned-time.ts';
import { datesFrom } from '../calendar/series-dates.ts';
import type { Event } from './event.entity.ts';
import type { EventDate } from './event-date.entity.ts';

/** What decides when an event is. */
export type EventTimes = Pick<
  Event,
  'startsOn' | 'endsOn' | 'fromTime' | 'toTime' | 'series' | 'dateChanges' | 'isCalledOff' | 'ownLanguage'
>;

export type DateOfEvent = Omit<EventDate, 'eventId'>;

/** Days outside are typing mistakes, or stand for a day that is not known; clocks and calendars had other rules then. */
const [EARLIEST, LATEST] = ['1900-01-01', '2999-12-31'];

/** When an event is on one day of its series. */
export function timesOn(
  event: Pick<EventTimes, 'startsOn' | 'endsOn' | 'fromTime' | 'toTime'>,
  day: string,
  change?: DateChange,
): Pick<DateOfEvent, 'startsAt' | 'endsAt' | 'isWholeDay'> {
  const first = change?.toDay || day;
  const from = change?.fromTime || event.fromTime;
  const to = change?.toTime || event.toTime;
  // An end before the beginning is of another time, as of an earlier version that is brought back.
  const length = event.endsOn && event.startsOn ? Math.max(daysUntil(event.endsOn, event.startsOn), 0) : 0;
  const last = addDays(first, length);
  const startsAt = momentOf(first, from ?? '00:00');
  // Where nobody knows its end it is on until the night.
  if (!from || !to) return { startsAt, endsAt: momentOf(addDays(last, 1), '00:00'), isWholeDay: !from };
  const end = momentOf(length === 0 && to <= from ? addDays(last, 1) : last, to, 'end');
  return { startsAt, endsAt: endAfter(startsAt, end), isWholeDay: false };
}

/** All dates of an event, in the order of its series; none while its day is not known. */
export function datesOfEvent(event: EventTimes): DateOfEvent[] {
  const { startsOn, series, dateChanges, isCalledOff, ownLanguage } = event;
  if (!startsOn || startsOn < EARLIEST || startsOn > LATEST) return [];
  const changes = new Map((dateChanges ?? []).map((change) => [change.day, change]));
  return datesFrom(series ?? null, startsOn).map((day) => {
    const change = series ? changes.get(day) : undefined;
    return {
      day,
      ...timesOn(event, day, change),
      isCalledOff: isCalledOff === true || change?.isCalledOff === true,
      ...noteOf(change, ownLanguage),
    };
  });
}
