import { describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, eventFields } from '../../testing/factories.ts';
import { get, graphql, legacySave } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { newRoomOf, plus, SERIES, savedEvent, saveEvent, TIMES, wednesday } from './event-fixtures.ts';

const app = sharedTestApp();

const WHATS_ON = `query ($from: String, $to: String, $kind: EventKind) { whatsOn(from: $from, to: $to, kind: $kind, pageSize: 100) {
  totalCount items { day startsAt isCalledOff note event { id name } }
} }`;
const BY_TIME = `query ($when: EventWhen!, $kind: EventKind, $year: Int) {
  eventsByTime(when: $when, kind: $kind, year: $year, pageSize: 100) { totalCount items { id name } }
}`;

const save = (fields: Record<string, unknown>) => saveEvent(app, fields);
const saved = (fields: Record<string, unknown>) => savedEvent(app, fields);

const taken = async (eventId: number) =>
  (
    await app.database.dataSource.query('SELECT count(*)::int AS count FROM occupancy WHERE event_id = $1', [
      eventId,
    ])
  )[0].count;

describe('when and where an event is', () => {
  it('is saved and read again, with the dates of its series', async () => {
    const event = await saved({
      ...TIMES,
      place: 'Abbey Park',
      mapLink: 'https://www.openstreetmap.org/node/1',
      eventKind: 'CLASS',
      series: SERIES,
      dateChanges: [{ day: plus(14), isCalledOff: true, note: 'The teacher is ill.' }],
    });
    expect(event).toMatchObject({
      ...TIMES,
      place: 'Abbey Park',
      eventKind: 'CLASS',
      series: SERIES,
      roomIds: [],
    });
    expect(event.nextDate).toMatchObject({ day: wednesday, isWholeDay: false });
    const { data } = await graphql(app, {
      query: WHATS_ON,
      variables: { from: wednesday, to: plus(60), kind: 'CLASS' },
    });
    const dates = data.whatsOn.items.filter((item: { event: { id: number } }) => item.event.id === event.id);
    expect(dates.map(({ day }: { day: string }) => day)).toEqual([0, 14, 21, 28, 35, 42].map(plus));
    expect(dates[1]).toMatchObject({ isCalledOff: true, note: 'The teacher is ill.' });
  });

  it('counts what is on by kind, also for a page behind the last one', async () => {
    for (const eventKind of ['HEALTH', 'FESTIVAL']) await saved({ ...TIMES, startsOn: plus(200), eventKind });
    const { data } = await graphql(app, {
      query: `query ($day: String) { whatsOn(from: $day, to: $day, kind: HEALTH, page: 3) { totalCount items { day } } }`,
      variables: { day: plus(200) },
    });
    expect(data.whatsOn).toEqual({ totalCount: 1, items: [] });
  });

  it('is on a whole day, and not on the next one, at whose midnight it ends', async () => {
    await saved({ startsOn: plus(210), eventKind: 'HEALTH' });
    const onDay = async (day: string) => {
      const variables = { from: day, to: day, kind: 'HEALTH' };
      return (await graphql(app, { query: WHATS_ON, variables })).data.whatsOn.items.length;
    };
    expect([await onDay(plus(209)), await onDay(plus(210)), await onDay(plus(211))]).toEqual([0, 1, 0]);
  });

  it('says what it says of a single date in the language of the page, though its event has no text in that, and of one that is not published in its own', async () => {
    const notes = [
      { language: 'en', text: 'In the garden' },
      { language: 'gu', text: 'બગીચામાં' },
    ];
    const dateChanges = [{ day: wednesday, notes }];
    const { id, version } = await saved({
      ...{ ...TIMES, series: SERIES, language: 'en', translations: [] },
      dateChanges: [{ day: wednesday, notes: [...notes.slice(0, 1), { language: 'gu', text: 'ઘરે' }] }],
    });
    await saved({ id, version, language: 'en', translations: [], dateChanges });
    const read = async () =>
      (
        await graphql(app, {
          query: `{ event(id: ${id}, language: "gu") { nextDate { note noteLanguage } dateChanges { note notes { text } } } }`,
        })
      ).data.event;
    expect(await read()).toEqual({
      nextDate: { note: 'બગીચામાં', noteLanguage: 'gu' },
      dateChanges: [{ note: 'In the garden', notes: [] }],
    });
    const feed = async () => (await get(app, `/events/${id}/calendar.ics?lang=gu&day=${wednesday}`)).body;
    expect(await feed()).toContain('બગીચામાં');
    await app.database.dataSource.query(`UPDATE event SET held_languages = '{gu}' WHERE id = $1`, [id]);
    expect((await read()).nextDate).toEqual({ note: 'In the garden', noteLanguage: 'en' });
    expect(await feed()).toContain('In the garden');
  });

  it.each([
    ['eventDayRequired', { fromTime: '10:00' }, 'startsOn'],
    ['eventEndsBeforeStart', { startsOn: plus(1), endsOn: wednesday }, 'endsOn'],
    ['eventFromTimeRequired', { startsOn: wednesday, toTime: '10:00' }, 'fromTime'],
    ['eventToTimeRequired', { startsOn: wednesday, fromTime: '10:00', roomIds: [1] }, 'toTime'],
    ['seriesEndsBefore', { startsOn: wednesday, series: { ...SERIES, until: plus(-1) } }, 'series'],
    ['invalidTimes', { startsOn: wednesday, fromTime: '25:00' }, 'fromTime'],
    ['httpsLinkRequired', { mapLink: 'http://example.org' }, 'mapLink'],
  ])('refuses with %s', async (messageKey, fields, field) => {
    const { errors } = await save(fields);
    expect(errors?.[0]?.extensions).toMatchObject({ messageKey, field });
  });

  it('a save by an old client keeps times, place and series', async () => {
    const { id } = await saved({ ...TIMES, series: SERIES, place: 'Abbey Park' });
    const token = await adminToken(app);
    const { name, description } = eventFields({ name: 'Changed by REST' }) as Record<string, string>;
    const json = [{ ID: id, Name: name, Desc: description, FileType: 'Img' }];
    const answer = await legacySave(app, { url: '/api/admin/saveevent', token, json });
    expect(answer.json()).toBe('Saved SuccessFully.');
    const query = `{ event(id: ${id}) { name fromTime place series { until } } }`;
    expect((await graphql(app, { query })).data.event).toEqual({
      name: 'Changed by REST',
      fromTime: '18:30',
      place: 'Abbey Park',
      series: { until: SERIES.until },
    });
    const listed = (await get(app, `/api/admin/eventlist/${id}`)).json();
    expect(listed.map((one: object) => Object.keys(one))).toEqual([
      ['id', 'name', 'desc', 'fileType', 'fileName'],
    ]);
  });
});

describe('the rooms of an event', () => {
  const room = { roomIds: [1] };

  it('are taken on each of its dates, and on none that is called off', async () => {
    const { id, version } = await saved({ ...TIMES, startsOn: plus(70), ...room });
    expect(await taken(id)).toBe(1);
    const series = { ...SERIES, until: plus(84), leftOut: [] };
    const again = await saved({
      id,
      version,
      series,
      dateChanges: [{ day: plus(77), isCalledOff: true }],
    });
    expect(await taken(id)).toBe(2);
    await saved({ id, version: again.version, isCalledOff: true });
    expect(await taken(id)).toBe(0);
  });

  it('are said beforehand to be taken, date by date: not by the event itself, nor on what is called off', async () => {
    const roomIds = [await newRoomOf(app, 'Small hall')];
    const series = { ...SERIES, until: plus(315), leftOut: [] };
    const times = { ...TIMES, startsOn: plus(301), series, roomIds };
    for (const days of [301, 308])
      await saved({ ...TIMES, startsOn: plus(days), roomIds, name: `On day ${days}` });
    const preview = async (input: object, eventId?: number) => {
      const { data, errors } = await graphql(app, {
        query: `query ($input: EventDatesInput!, $eventId: Int) {
          eventDatesPreview(input: $input, eventId: $eventId) { day takenBy isCalledOff } }`,
        token: await adminToken(app),
        variables: { input, eventId },
      });
      expect(errors).toBeUndefined();
      return data.eventDatesPreview.map(({ day, takenBy }: Record<string, string>) => [day, takenBy]);
    };
    expect(await preview({ ...TIMES, startsOn: plus(301), roomIds: null, dateChanges: null })).toEqual([
      [plus(301), null],
    ]);
    const dateChanges = [{ day: plus(301), isCalledOff: true }];
    expect(await preview({ ...times, dateChanges })).toEqual([
      [plus(301), null],
      [plus(308), 'EVENT'],
      [plus(315), null],
    ]);
    const other = await saved({ ...TIMES, startsOn: plus(322), roomIds });
    const own = { ...TIMES, startsOn: plus(322), roomIds };
    expect([await preview(own), await preview(own, other.id)]).toEqual([
      [[plus(322), 'EVENT']],
      [[plus(322), null]],
    ]);
  });

  it('are named in the order of the office’s list', async () => {
    const [first, second] = [await newRoomOf(app, 'Upper hall'), await newRoomOf(app, 'Lower hall')];
    const { rooms } = await saved({ ...TIMES, startsOn: plus(330), roomIds: [second, first] });
    expect(rooms.map(({ name }: { name: string }) => name)).toEqual(['Upper hall', 'Lower hall']);
  });

  it('refuse another event at the same time, and nothing of it is saved', async () => {
    const times = { ...TIMES, startsOn: plus(100), ...room };
    await saved(times);
    const { errors } = await save({ ...times, name: 'The second', fromTime: '19:00', toTime: '21:00' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'hallTaken' });
    expect((await graphql(app, { query: '{ events(search: "The second") { totalCount } }' })).data).toEqual({
      events: { totalCount: 0 },
    });
  });

  it('are held by a draft, released by the bin, and refused to what comes out of it too late', async () => {
    const { events } = app.features.services;
    const times = { ...TIMES, startsOn: plus(110), ...room };
    const draft = await saved({ ...times, visibility: { state: 'DRAFT' } });
    expect(await taken(draft.id)).toBe(1);
    await events.states.bin(OPERATOR, [draft.id]);
    expect(await taken(draft.id)).toBe(0);
    await events.states.restore(OPERATOR, [draft.id]);
    expect(await taken(draft.id)).toBe(1);
    await events.states.bin(OPERATOR, [draft.id]);
    await saved({ ...times, name: 'In its place' });
    await expect(events.states.restore(OPERATOR, [draft.id])).rejects.toMatchObject({
      messageKey: 'hallTaken',
    });
    expect((await events.tabs.find(draft.id))?.binnedAt).not.toBeNull();
  });

  it('are not taken by a copy, and follow an earlier version that is restored', async () => {
    const { events } = app.features.services;
    const event = await saved({ ...TIMES, startsOn: plus(120), ...room });
    const copy = await events.duplicate(OPERATOR, event.id);
    expect([copy.roomIds, await taken(copy.id)]).toEqual([[], 0]);
    const moved = await saved({ id: event.id, version: event.version, startsOn: plus(121) });
    const [, first] = await events.revisions.list(event.id);
    await events.revisions.bringBack(OPERATOR, { id: event.id, version: moved.version }, first!.id);
    const query = `{ event(id: ${event.id}) { startsOn nextDate { day } } }`;
    expect((await graphql(app, { query })).data.event).toEqual({
      startsOn: plus(120),
      nextDate: { day: plus(120) },
    });
  });
});

describe('events by time', () => {
  const byTime = async (variables: Record<string, unknown>) =>
    (await graphql(app, { query: BY_TIME, variables })).data.eventsByTime.items.map(
      ({ name }: { name: string }) => name,
    );

  it('has what is to come, what is over and what has no date apart, each event once', async () => {
    await saved({ name: 'Over', startsOn: '2020-03-01', eventKind: 'SPORT' });
    await saved({ name: 'Undated', eventKind: 'SPORT' });
    await saved({ name: 'Soon', startsOn: plus(2), eventKind: 'SPORT' });
    await saved({
      name: 'Often',
      startsOn: '2026-01-07',
      series: { ...SERIES, until: plus(14) },
      eventKind: 'SPORT',
    });
    for (const name of ['One', 'Two', 'Three']) await saved({ name, startsOn: plus(3), eventKind: 'OTHER' });
    const kind = 'SPORT';
    expect(await byTime({ when: 'COMING', kind })).toEqual(['Often', 'Soon']);
    expect(await byTime({ when: 'PAST', kind })).toEqual(['Over']);
    expect(await byTime({ when: 'PAST', kind, year: 2020 })).toEqual(['Over']);
    expect(await byTime({ when: 'PAST', kind, year: 2021 })).toEqual([]);
    expect(await byTime({ when: 'UNDATED', kind })).toEqual(['Undated']);
    const { data } = await graphql(app, {
      query: '{ eventCounts { kinds { kind count } years { year count } } }',
    });
    expect(data.eventCounts.kinds).toContainEqual({ kind: 'SPORT', count: 2 });
    expect(data.eventCounts.kinds.at(-1)).toMatchObject({ kind: 'OTHER' });
    expect(data.eventCounts.years).toEqual([{ year: 2020, count: 1 }]);
    const years = async (asked: string) =>
      (await graphql(app, { query: `{ eventCounts(${asked}) { years { year count } } }` })).data.eventCounts
        .years;
    expect(await years('kind: SPORT, fileType: IMAGE')).toEqual([{ year: 2020, count: 1 }]);
    expect([await years('kind: MEAL'), await years('fileType: VIDEO')]).toEqual([[], []]);
  });
});
