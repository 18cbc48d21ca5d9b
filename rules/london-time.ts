const HOUR = 3_600_000;
const ZONE = 'Europe/London';

/** Postgres has no year 0. */
const DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The Swedish locale writes dates as ISO 8601 does. */
const WALL = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });

/** Whether it is a `YYYY-MM-DD` that exists in the calendar. */
export function isDate(value: string): boolean {
  return DATE.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true;
}

/** Whether it is a time of day as `HH:MM`. */
export function isTime(value: string): boolean {
  return TIME.test(value);
}

/** The wall-clock date and time in London at a moment: `YYYY-MM-DD` and `HH:MM`. */
export function londonWall(moment: Date | string): { date: string; time: string } {
  const [date = '', time = ''] = WALL.format(new Date(moment)).split(' ');
  return { date, time };
}

/** The day in London now, as `YYYY-MM-DD`. */
export function londonToday(): string {
  return londonWall(new Date()).date;
}

/**
 * The moment of a wall-clock date and time in London. When the clocks go back an hour occurs twice: `begin` is in the
 * first and `end` in the second, so that an event has all of it. When they go forward an hour is skipped: its times
 * count from the change on, so 01:30 is 02:30.
 * @param date a valid `YYYY-MM-DD`
 * @param time a valid `HH:MM`
 */
export function londonMoment(date: string, time: string, edge: 'begin' | 'end' = 'begin'): Date {
  const winter = Date.parse(`${date}T${time}Z`);
  const summer = winter - HOUR;
  const inOrder = edge === 'begin' ? [summer, winter] : [winter, summer];
  const shown = inOrder.map((moment) => new Date(moment)).find((moment) => isShown(moment, date, time));
  return shown ?? new Date(winter);
}

function isShown(moment: Date, date: string, time: string): boolean {
  const wall = londonWall(moment);
  return wall.date === date && wall.time === time;
}

/** The first moment of a month in London and of the next one; `month` is 1 to 12. */
export function londonMonth(year: number, month: number): { begin: Date; end: Date } {
  const firstDay = (index: number) => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
  return {
    begin: londonMoment(firstDay(month - 1), '00:00'),
    end: londonMoment(firstDay(month), '00:00'),
  };
}
