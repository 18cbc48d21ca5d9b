import { addDays, isoWeekday } from '../rules/days.ts';
import type { DateChange, EventKind } from '../rules/event-dates.ts';
import type { Series } from '../rules/series.ts';
import { currentDay } from '../rules/zoned-time.ts';
import { nearYear } from './near-year.ts';

/** When and where an event of the demo is, beside its day. */
export interface DemoTimes {
  startsOn?: string;
  endsOn?: string;
  fromTime?: string;
  toTime?: string;
  place?: string;
  /** The place in Gujarati. */
  placeGu?: string;
  mapLink?: string;
  eventKind?: EventKind;
  series?: Series;
  dateChanges?: DateChange[];
  isCalledOff?: boolean;
  calledOffNote?: string;
  calledOffNoteGu?: string;
}

/** The day of a weekday in the week four weeks ago. */
function monthAgo(weekday: number): string {
  const day = addDays(currentDay(), -28);
  return addDays(day, weekday - isoWeekday(day));
}

/** The nth day of a weekday of this month, such as its second Saturday. */
function nthOfMonth(nth: number, weekday: number): string {
  const first = `${currentDay().slice(0, 7)}-01`;
  return addDays(first, ((weekday - isoWeekday(first) + 7) % 7) + (nth - 1) * 7);
}

export const NAVRATRI = Array.from({ length: 9 }, (_, night) => addDays(nearYear('2026-10-11'), night));

/** Of something that is on for ten months, but in Navratri, when everybody dances. */
function series(every: Series['every'], others: Partial<Series> = {}): Series {
  return {
    every,
    interval: 1,
    weekdays: [],
    until: addDays(currentDay(), 300),
    leftOut: NAVRATRI,
    ...others,
  };
}

const ABBEY_PARK = {
  place: 'Abbey Park, Leicester',
  placeGu: 'એબી પાર્ક, લેસ્ટર',
  mapLink: 'https://www.openstreetmap.org/search?query=Abbey%20Park%2C%20Leicester',
};

const SCHOOL = monthAgo(6);
/** The first of the last six Thursdays before Navratri. */
const THURSDAY = addDays(NAVRATRI[0]!, -36 - ((isoWeekday(NAVRATRI[0]!) + 2) % 7));

/** By the name of the event. */
export const DEMO_TIMES: Readonly<Record<string, DemoTimes>> = {
  'Sharad Poonam': {
    fromTime: '19:00',
    toTime: '23:00',
    eventKind: 'FESTIVAL',
    place: 'Garden behind the hall',
    placeGu: 'હૉલ પાછળનો બગીચો',
  },
  'Evening Arti': {
    startsOn: currentDay(),
    ...{
      fromTime: '19:30',
      toTime: '20:00',
      eventKind: 'PRAYER',
      place: 'Prayer hall',
      placeGu: 'પ્રાર્થના ખંડ',
    },
    series: series('DAY', { leftOut: [] }),
  },
  'Carrom Evening': {
    startsOn: nthOfMonth(1, 5),
    ...{
      fromTime: '19:00',
      toTime: '22:00',
      eventKind: 'SPORT',
      place: 'Upstairs room',
      placeGu: 'ઉપરનો રૂમ',
    },
    series: series('MONTH_WEEKDAY'),
  },
  'Tree Planting Day': {
    fromTime: '09:30',
    toTime: '14:00',
    eventKind: 'OTHER',
    place: 'Watermead Country Park',
    placeGu: 'વૉટરમીડ પાર્ક',
  },
  'Bhajan Evening': {
    startsOn: nthOfMonth(2, 6),
    ...{
      fromTime: '18:00',
      toTime: '20:30',
      eventKind: 'PRAYER',
      place: 'Prayer hall',
      placeGu: 'પ્રાર્થના ખંડ',
    },
    series: series('MONTH_WEEKDAY'),
  },
  'Senior Citizens’ Lunch': {
    startsOn: monthAgo(3),
    ...{ fromTime: '12:00', toTime: '15:00', eventKind: 'MEAL', place: 'Dining room', placeGu: 'ભોજનખંડ' },
    series: series('WEEK', { weekdays: [3] }),
  },
  'Uttarayan Kites': { fromTime: '11:00', toTime: '15:30', eventKind: 'FESTIVAL', ...ABBEY_PARK },
  'Blood Donation Day': {
    fromTime: '10:00',
    toTime: '16:00',
    eventKind: 'HEALTH',
    place: 'Main hall',
    placeGu: 'મુખ્ય હૉલ',
  },
  Mahashivratri: {
    fromTime: '18:00',
    toTime: '06:00',
    eventKind: 'PRAYER',
    place: 'Prayer hall',
    placeGu: 'પ્રાર્થના ખંડ',
  },
  'Holi and Dhuleti': {
    fromTime: '19:00',
    eventKind: 'FESTIVAL',
    place: 'Behind the hall',
    placeGu: 'હૉલની પાછળ',
  },
  'Women’s Day': {
    fromTime: '14:00',
    toTime: '17:00',
    eventKind: 'OTHER',
    place: 'Main hall',
    placeGu: 'મુખ્ય હૉલ',
  },
  'Gujarati School': {
    startsOn: SCHOOL,
    ...{
      fromTime: '10:00',
      toTime: '12:30',
      eventKind: 'CLASS',
      place: 'Upstairs rooms',
      placeGu: 'ઉપરના રૂમ',
    },
    series: series('WEEK', { weekdays: [6] }),
    dateChanges: [{ day: addDays(SCHOOL, 42), isCalledOff: true, note: 'Half term' }],
  },
  'Ram Navami': {
    fromTime: '08:00',
    toTime: '14:00',
    eventKind: 'FESTIVAL',
    place: 'Prayer hall',
    placeGu: 'પ્રાર્થના ખંડ',
  },
  'Spring Mela': {
    fromTime: '11:00',
    toTime: '18:00',
    eventKind: 'FESTIVAL',
    place: 'Field behind the hall',
    placeGu: 'હૉલ પાછળનું મેદાન',
  },
  'Free Health Check': {
    fromTime: '09:00',
    toTime: '13:00',
    eventKind: 'HEALTH',
    place: 'Dining room',
    placeGu: 'ભોજનખંડ',
  },
  'Thali Cooking Class': {
    startsOn: addDays(monthAgo(7), 42),
    ...{ fromTime: '10:00', toTime: '13:00', eventKind: 'CLASS', place: 'Kitchen', placeGu: 'રસોડું' },
    series: series('WEEK', { weekdays: [7], until: addDays(monthAgo(7), 56), leftOut: [] }),
  },
  'Temple Coach Trip': {
    ...{
      fromTime: '07:30',
      toTime: '20:00',
      eventKind: 'OTHER',
      place: 'The coach leaves from the hall',
      placeGu: 'કોચ હૉલ પરથી ઊપડશે',
    },
    isCalledOff: true,
    calledOffNote: 'The coach firm has closed. We will find another day.',
    calledOffNoteGu: 'કોચ કંપની બંધ થઈ ગઈ છે. બીજો દિવસ નક્કી કરીશું.',
  },
  'Rath Yatra': { fromTime: '11:00', toTime: '16:00', eventKind: 'FESTIVAL' },
  'Summer Cricket Cup': {
    fromTime: '09:30',
    toTime: '18:00',
    eventKind: 'SPORT',
    place: 'Ground off Abbey Lane',
    placeGu: 'એબી લેન પાસેનું મેદાન',
  },
  'Raksha Bandhan': {
    fromTime: '11:00',
    toTime: '14:00',
    eventKind: 'FESTIVAL',
    place: 'Main hall',
    placeGu: 'મુખ્ય હૉલ',
  },
  Janmashtami: {
    fromTime: '21:00',
    toTime: '01:00',
    eventKind: 'FESTIVAL',
    place: 'Prayer hall',
    placeGu: 'પ્રાર્થના ખંડ',
  },
  'Ganesh Chaturthi': {
    endsOn: addDays(nearYear('2026-09-14'), 4),
    eventKind: 'FESTIVAL',
    place: 'Main hall',
    placeGu: 'મુખ્ય હૉલ',
  },
  'Dandiya Workshop': {
    startsOn: THURSDAY,
    ...{ fromTime: '18:30', toTime: '20:00', eventKind: 'CLASS', place: 'Main hall', placeGu: 'મુખ્ય હૉલ' },
    series: series('WEEK', { weekdays: [4], until: addDays(THURSDAY, 35), leftOut: [] }),
  },
  'Navratri Garba': {
    ...{ fromTime: '19:00', toTime: '23:00', eventKind: 'FESTIVAL', place: 'Main hall', placeGu: 'મુખ્ય હૉલ' },
    series: series('DAY', { until: NAVRATRI.at(-1)!, leftOut: [] }),
  },
  'Diwali and Annakut': { fromTime: '18:00', toTime: '22:00', eventKind: 'FESTIVAL' },
};
