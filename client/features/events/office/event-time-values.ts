import type { DateChange } from '../../../../rules/event-dates.ts';
import type { Series } from '../../../../rules/series.ts';

/** The values of a new event's times, by their names in the rule set. */
export const NEW_EVENT_TIMES = {
  endsOn: '',
  fromTime: '',
  toTime: '',
  mapLink: '',
  eventKind: '',
  roomIds: [] as number[],
  series: null as Series | null,
  dateChanges: [] as DateChange[],
  isCalledOff: false,
};

export const EVENT_TIME_NAMES = [...Object.keys(NEW_EVENT_TIMES), 'place', 'calledOffNote'];

/** Whether an event has anything of them. */
export function isUsed(values: Readonly<Record<string, unknown>>): boolean {
  return EVENT_TIME_NAMES.some((name) => {
    const value = values[name];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
}
