import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { wallClock } from '../../../../rules/zoned-time.ts';
import { adminToken, eventFields } from '../../../testing/factories.ts';
import { lastSunday, NEXT_YEAR } from '../../../testing/future-dates.ts';
import { get, graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { timeZoneBlock } from './time-zone-block.ts';

const app = sharedTestApp();

const SAVE = 'mutation ($input: EventInput!) { saveEvent(input: $input) { id } }';

async function save(fields: Record<string, unknown>): Promise<number> {
  const variables = { input: eventFields(fields) };
  const { data, errors } = await graphql(app, { query: SAVE, token: await adminToken(app), variables });
  expect(errors).toBeUndefined();
  return data.saveEvent.id;
}

const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const kept = (id: number): Promise<{ moment: Date; isCalledOff: boolean }[]> =>
  app.database.dataSource.query(
    'SELECT starts_at AS moment, is_called_off AS "isCalledOff" FROM event_date WHERE event_id = $1 ORDER BY starts_at',
    [id],
  );

/** All moments at which a file's entries begin, as ical.js reads them: rules, what is left out of them, single ones. */
function readByIcal(text: string): { moments: string[]; calendar: ICAL.Component } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const moments = calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const event = new ICAL.Event(component);
    const found: string[] = [];
    const iterator = event.iterator();
    for (let next = iterator.next(); next && found.length < 800; next = iterator.next())
      found.push(next.toJSDate().toISOString());
    return found;
  });
  return { moments: moments.sort(), calendar };
}

const fileOf = async (id: number, query = '') => {
  const answer = await get(app, `/events/${id}/calendar.ics${query}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  return answer.body;
};

/** Saturdays around the change of the clock. */
const SPRING = plus(lastSunday(3), -8);
const AUTUMN = plus(lastSunday(10), -8);

describe('the file of an event', () => {
  it('has its time by the clock of the site, its place, its address and its end', async () => {
    const id = await save({
      name: 'Bhajan; and, more',
      startsOn: SPRING,
      fromTime: '20:00',
      toTime: '00:30',
      place: 'Abbey Park, Leicester',
    });
    const text = await fileOf(id);
    const event = new ICAL.Event(readByIcal(text).calendar.getFirstSubcomponent('vevent')!);
    expect(event.startDate.zone.tzid).toBe('Europe/London');
    expect([event.summary, event.location]).toEqual(['Bhajan; and, more', 'Abbey Park, Leicester']);
    expect(wallClock(event.endDate.toJSDate())).toEqual({ date: plus(SPRING, 1), time: '00:30' });
    expect(event.description).toContain(`/events/${id}`);
    // What is stamped is in UTC, whatever the clock of the site.
    expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
    expect(text).not.toContain('RRULE');
  });

  it.each([
    ['in spring', SPRING],
    ['in autumn', AUTUMN],
  ])('a series keeps the time of the clock when it changes %s, read by two programs', async (_, startsOn) => {
    const series = {
      every: 'WEEK',
      interval: 1,
      weekdays: [6],
      until: plus(startsOn, 28),
      leftOut: [plus(startsOn, 21)],
    };
    const id = await save({ startsOn, fromTime: '18:30', toTime: '20:00', series });
    const text = await fileOf(id);
    const { moments } = readByIcal(text);
    expect(moments).toEqual((await kept(id)).map(({ moment }) => moment.toISOString()));
    expect(moments.map((moment) => wallClock(new Date(moment)).time)).toEqual(Array(4).fill('18:30'));
    const [other] = convertIcsCalendar(undefined, text).events ?? [];
    expect(other?.start.date.toISOString()).toBe(moments[0]);
    expect(other?.start.local?.timezone).toBe('Europe/London');
    expect(other?.recurrenceRule).toMatchObject({ frequency: 'WEEKLY', interval: 1 });
    expect(other?.exceptionDates).toHaveLength(1);
  });

  it('a date that is moved or called off has an entry of its own, and no other', async () => {
    const startsOn = plus(SPRING, 60);
    const id = await save({
      name: 'Yoga',
      startsOn,
      fromTime: '10:00',
      toTime: '11:00',
      series: { every: 'WEEK', interval: 2, weekdays: [], until: plus(startsOn, 60), leftOut: [] },
      dateChanges: [
        { day: plus(startsOn, 14), toDay: plus(startsOn, 15), fromTime: '12:00', toTime: '13:00' },
        { day: plus(startsOn, 28), isCalledOff: true, note: 'The teacher is ill.' },
      ],
    });
    const { moments, calendar } = readByIcal(await fileOf(id));
    expect(moments).toEqual((await kept(id)).map(({ moment }) => moment.toISOString()));
    const off = calendar
      .getAllSubcomponents('vevent')
      .filter((one) => one.getFirstPropertyValue('status') === 'CANCELLED');
    expect(off.map((one) => one.getFirstPropertyValue('summary'))).toEqual(['Called off: Yoga']);
    expect(String(off[0]!.getFirstPropertyValue('description'))).toContain('The teacher is ill.');
  });

  it('says why an event is called off, and no more once it takes place after all', async () => {
    const fields = { startsOn: SPRING, fromTime: '10:00', calledOffNote: 'The hall is flooded.' };
    for (const isCalledOff of [true, false]) {
      const text = await fileOf(await save({ ...fields, isCalledOff }));
      const description = new ICAL.Event(readByIcal(text).calendar.getFirstSubcomponent('vevent')!)
        .description;
      expect(description.includes('The hall is flooded.')).toBe(isCalledOff);
    }
  });

  it.each([
    ['whole days', { every: 'MONTH_DAY', interval: 1, weekdays: [] }],
    ['the second Saturday', { every: 'MONTH_WEEKDAY', interval: 1, weekdays: [] }],
    ['several weekdays, none of them the first day’s', { every: 'WEEK', interval: 2, weekdays: [1, 4] }],
    ['daily', { every: 'DAY', interval: 3, weekdays: [] }],
  ])('a series of %s is read as it is kept', async (_, rule) => {
    const startsOn = plus(SPRING, 7);
    const series = { ...rule, until: plus(startsOn, 300), leftOut: [] };
    const id = await save({ startsOn, fromTime: rule.every === 'MONTH_DAY' ? null : '09:15', series });
    const { moments } = readByIcal(await fileOf(id));
    const days = moments.map((moment) => wallClock(new Date(moment)).date);
    expect(days).toEqual((await kept(id)).map(({ moment }) => wallClock(moment).date));
  });

  it('of a single date has that alone, and an unknown one or a draft answers like a missing one', async () => {
    const series = { every: 'DAY', interval: 1, weekdays: [], until: plus(SPRING, 3), leftOut: [] };
    const id = await save({ startsOn: SPRING, series });
    expect(readByIcal(await fileOf(id, `?day=${plus(SPRING, 2)}`)).moments).toHaveLength(1);
    expect((await get(app, `/events/${id}/calendar.ics?day=2020-01-01`)).statusCode).toBe(404);
    const draft = await save({ startsOn: SPRING, visibility: { state: 'DRAFT' } });
    expect((await get(app, `/events/${draft}/calendar.ics`)).statusCode).toBe(404);
  });
});

describe('the feed of all events', () => {
  it('has what visitors see, in the language that is asked for, with the zone that its times name', async () => {
    await save({
      name: 'Garba',
      startsOn: SPRING,
      fromTime: '19:00',
      place: 'Abbey Park',
      translations: [{ language: 'gu', name: 'ગરબા', place: 'એબી પાર્ક' }],
    });
    await save({ name: 'Not yet', startsOn: SPRING, visibility: { state: 'DRAFT' } });
    await save({ name: 'Long ago', startsOn: '2019-01-01' });
    const { calendar } = readByIcal((await get(app, '/calendar.ics')).body);
    const names = calendar
      .getAllSubcomponents('vevent')
      .map((one) => String(one.getFirstPropertyValue('summary')));
    expect(names).toContain('Garba');
    expect(names.filter((name) => ['Not yet', 'Long ago'].includes(name))).toEqual([]);
    expect(calendar.getAllSubcomponents('vtimezone').map((one) => one.getFirstPropertyValue('tzid'))).toEqual(
      ['Europe/London'],
    );
    const gujarati = (await get(app, '/calendar.ics?lang=gu')).body;
    const entries = convertIcsCalendar(undefined, gujarati).events ?? [];
    expect(entries.find(({ summary }) => summary === 'ગરબા')?.location).toBe('એબી પાર્ક');
  });

  it('tells each change of the clock of a zone, also of one without any', () => {
    const london = timeZoneBlock('Europe/London', { from: NEXT_YEAR, to: NEXT_YEAR });
    const day = (month: number) => lastSunday(month).replaceAll('-', '');
    expect(london).toContain(`DTSTART:${day(3)}T010000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100`);
    expect(london).toContain(`DTSTART:${day(10)}T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0000`);
    const kolkata = timeZoneBlock('Asia/Kolkata', { from: NEXT_YEAR, to: NEXT_YEAR });
    expect(kolkata.match(/BEGIN:(STANDARD|DAYLIGHT)/g)).toEqual(['BEGIN:STANDARD']);
    expect(kolkata).toContain('TZOFFSETTO:+0530');
  });
});

describe('a date that alone has an end', () => {
  it('has it, and the others have none', async () => {
    const startsOn = plus(SPRING, 90);
    const series = { every: 'WEEK', interval: 1, weekdays: [], until: plus(startsOn, 7), leftOut: [] };
    const dateChanges = [{ day: plus(startsOn, 7), toTime: '12:00' }];
    const id = await save({ startsOn, fromTime: '10:00', series, dateChanges });
    const ends = async (day: string) => {
      const [event] = readByIcal(await fileOf(id, `?day=${day}`)).calendar.getAllSubcomponents('vevent');
      return event!.getFirstPropertyValue('dtend')?.toString();
    };
    expect(await ends(startsOn)).toBeUndefined();
    expect(await ends(plus(startsOn, 7))).toBe(`${plus(startsOn, 7)}T12:00:00`);
  });
});

describe('the changes of a clock', () => {
  it('are written out for the years around this one, whatever years are asked for', () => {
    const block = timeZoneBlock('Europe/London', { from: 1000, to: 9998 });
    const years = [...block.matchAll(/DTSTART:(\d{4})/g)].map(([, year]) => Number(year));
    const now = new Date().getUTCFullYear();
    expect([years[0], years.at(-1)]).toEqual([now - 3, now + 5]);
    // The clock as it is at first, and two changes in each year.
    expect(years).toHaveLength(1 + 2 * 9);
  });
});
