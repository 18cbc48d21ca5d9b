import { beforeEach, describe, expect, it } from 'vitest';
import { momentOf, wallClock } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, buildMember, eventFields, picture } from '../../testing/factories.ts';
import { graphql, graphqlUpload } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { hireFields, sendRequest } from '../hall-hire/hall-hire-fixtures.ts';
import { bookingFields, SAVE_BOOKING, weekly } from '../hall-hire/office/office-calendar-fixtures.ts';

const app = sharedTestApp();

const TODAY = `query ($language: String) { today(language: $language) {
  waiting { kind count id name subject language begin end since amountPence isClashing }
  coming { kind id name nameLanguage subject begin end isWholeDay }
} }`;

interface Task {
  kind: string;
  [field: string]: unknown;
}

async function read(language?: string): Promise<{ waiting: Task[]; coming: Task[] }> {
  const { data, errors } = await graphql(app, {
    query: TODAY,
    token: await adminToken(app),
    variables: { language },
  });
  expect(errors).toBeUndefined();
  return data.today;
}

const waitingOf = async (kind: string) => (await read()).waiting.filter((task) => task.kind === kind);

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

/** A request for the hall that many days from now, by the clock of the site. */
async function ask(purpose: string, days: number, times: { from: string; to: string }) {
  const { date } = wallClock(inHours(24 * days));
  const { error } = await sendRequest(app, hireFields({ purpose, date, ...times }));
  expect(error).toBeUndefined();
  const [{ id }] = await app.database.dataSource.query('SELECT max(id) AS id FROM hall_hire');
  return { id, begin: momentOf(date, times.from).toISOString() };
}

beforeEach(async () => {
  await app.database.dataSource.query(
    'TRUNCATE hall_hire, room_booking, contact_message, member, event, notice RESTART IDENTITY CASCADE',
  );
  const { siteSettings } = app.features.services;
  const { version, updatedAt: _, id: __, ...settings } = await siteSettings.find();
  await siteSettings.save(OPERATOR, version, {
    ...settings,
    languages: ['en', 'gu'],
    unusedParts: [],
  } as never);
});

describe('the page of the day', () => {
  it('says nothing when nothing waits and nothing comes', async () => {
    expect(await read()).toEqual({ waiting: [], coming: [] });
  });

  it('names each hire request that is not over, and whether it clashes', async () => {
    const first = await ask('Baby shower', 40, { from: '13:00', to: '17:00' });
    const alone = await waitingOf('HIRE_REQUEST');
    expect(alone).toEqual([
      expect.objectContaining({ ...first, name: 'Baby shower', count: 1, isClashing: false }),
    ]);
    const second = await ask('Engagement', 40, { from: '11:00', to: '16:00' });
    const both = await waitingOf('HIRE_REQUEST');
    expect(both.map(({ id, isClashing }) => [id, isClashing])).toEqual([
      [second.id, true],
      [first.id, true],
    ]);
    await app.database.dataSource.query(
      `UPDATE hall_hire SET starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' WHERE id = $1`,
      [second.id],
    );
    expect((await waitingOf('HIRE_REQUEST')).map(({ id }) => id)).toEqual([first.id]);
  });

  it('names each booking to come of which the hirer has asked for a change, until that is settled', async () => {
    const { id } = await ask('Baby shower', 40, { from: '13:00', to: '17:00' });
    const { dataSource } = app.database;
    await dataSource.query(
      `UPDATE hall_hire SET status = 'ACCEPTED', wish = 'At five, please', wished_at = now() - interval '1 day' WHERE id = $1`,
      [id],
    );
    const { waiting } = await read();
    expect(waiting).toEqual([
      expect.objectContaining({ kind: 'HIRE_WISH', id, name: 'Baby shower', count: 1, isClashing: null }),
    ]);
    expect(Date.parse(waiting[0]!.since as string)).toBeLessThan(Date.now() - 23 * HOUR);
    const restWith = async (changed: string) => {
      await dataSource.query(`UPDATE hall_hire SET ${changed} WHERE id = $1`, [id]);
      return waitingOf('HIRE_WISH');
    };
    expect(await restWith(`starts_at = now() - interval '1 hour'`)).toEqual([]);
    expect(await restWith(`starts_at = ends_at - interval '1 hour', status = 'CANCELLED'`)).toEqual([]);
    expect(await restWith(`status = 'ACCEPTED', wish = NULL`)).toEqual([]);
  });

  it('counts messages until they are answered or marked as done', async () => {
    const input = { name: 'Mina', email: 'mina@example.org', message: 'When does the school begin?' };
    await graphql(app, {
      query: 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }',
      variables: { input },
    });
    expect(await waitingOf('MESSAGES')).toEqual([
      expect.objectContaining({ count: 1, since: expect.any(String) }),
    ]);
    const { items } = await app.features.services.contact.list({ limit: 1, offset: 0 });
    await app.features.services.contact.setDone(OPERATOR, items[0]!.id, true);
    expect(await waitingOf('MESSAGES')).toEqual([]);
  });

  it('counts members who wait for approval', async () => {
    await buildMember(app, { status: 'PENDING' });
    await buildMember(app, { status: 'ACTIVE' });
    expect(await waitingOf('MEMBERS')).toEqual([expect.objectContaining({ count: 1 })]);
  });

  it('counts what visitors see without a text in one of the languages, unless its day is over', async () => {
    const { events } = app.features.services;
    const tomorrow = wallClock(inHours(24)).date;
    const save = (fields: object, visibility?: object) =>
      events.save(OPERATOR, 'new', eventFields({ name: 'Holi', ...fields }), { visibility });
    const alone = await save({ startsOn: tomorrow });
    await save({ translations: { gu: { name: 'હોળી' } } });
    await save({ startsOn: '2020-03-01' });
    await save({}, { state: 'DRAFT' });
    expect(await waitingOf('TEXTS')).toEqual([
      expect.objectContaining({ count: 1, id: alone.id, subject: 'event', language: 'gu' }),
    ]);
    await save({ startsOn: tomorrow });
    expect(await waitingOf('TEXTS')).toEqual([
      expect.objectContaining({ count: 2, id: null, subject: 'event', language: 'gu' }),
    ]);
  });

  it('counts no text that an editor has said is not needed in a language, of whatever kind', async () => {
    // A document is not saved without its file.
    const kinds = app.features.content.filter(({ kind }) => kind.subject !== 'pdf-document');
    for (const service of kinds) {
      const fileType = service.kind.fileTypes.find((type) => type !== 'VIDEO');
      const link = fileType === 'YOUTUBE' ? 'https://www.youtube.com/watch?v=aaaaaaaaaaa' : undefined;
      const { id } = await service.save(OPERATOR, 'new', {
        ...eventFields({ name: 'Holi', fileType }),
        designation: 'Chair',
        link,
      });
      const waits = async () =>
        (await waitingOf('TEXTS')).filter(({ subject }) => subject === service.kind.subject).length;
      expect(await waits(), service.kind.subject).toBe(1);
      await service.states.change(OPERATOR, [id], { unneededLanguages: ['te', 'gu'] });
      expect(await waits(), service.kind.subject).toBe(0);
      await service.states.change(OPERATOR, [id], { unneededLanguages: [] });
      expect(await waits(), service.kind.subject).toBe(1);
      await service.states.bin(OPERATOR, [id]);
    }
  });

  it('counts no text in a language that the site does not offer', async () => {
    const { events, siteSettings } = app.features.services;
    await events.save(OPERATOR, 'new', eventFields({ translations: { gu: { name: 'હોળી' } } }));
    expect(await waitingOf('TEXTS')).toEqual([]);
    const { version, updatedAt: _, id: __, ...settings } = await siteSettings.find();
    await siteSettings.save(OPERATOR, version, { ...settings, languages: ['en', 'gu', 'te'] } as never);
    expect(await waitingOf('TEXTS')).toMatchObject([{ count: 1, language: 'te' }]);
  });

  it('names what comes in the language of the reader, where it has a name in that', async () => {
    const startsOn = wallClock(inHours(24)).date;
    const { events } = app.features.services;
    for (const fields of [{ name: 'Holi', translations: { gu: { name: 'હોળી' } } }, { name: 'Garba' }])
      await events.save(OPERATOR, 'new', eventFields({ startsOn, ...fields }));
    const named = async (language?: string) =>
      (await read(language)).coming.map(({ name, nameLanguage }) => [name, nameLanguage]);
    expect(await named('gu')).toEqual([
      ['હોળી', 'gu'],
      ['Garba', 'en'],
    ]);
    expect(await named()).toEqual([
      ['Holi', 'en'],
      ['Garba', 'en'],
    ]);
  });

  it('counts pictures that visitors see and nobody has described, unless their day is over', async () => {
    const { events } = app.features.services;
    const file = { content: await picture(), fileName: 'a.png', contentType: 'image/png' };
    const save = async (fields: object) => {
      const token = await adminToken(app);
      const query =
        'mutation ($input: EventInput!, $file: Upload) { saveEvent(input: $input, file: $file) { id } }';
      const variables = { input: eventFields(fields as Record<string, unknown>) };
      return (await graphqlUpload(app, { query, token, variables, file })).data.saveEvent.id as number;
    };
    await save({});
    await save({ pictureDescription: 'A lamp' });
    await save({ startsOn: '2020-03-01' });
    await save({ visibility: { state: 'HIDDEN' } });
    await events.save(OPERATOR, 'new', eventFields({}));
    expect(await waitingOf('PICTURES')).toEqual([
      expect.objectContaining({ count: 1, subject: 'event', language: null }),
    ]);
  });

  it('says what comes within a week, soonest first: events, bookings, and what appears or leaves by itself', async () => {
    const { events, notices } = {
      events: app.features.services.events,
      notices: app.features.content.find(({ kind }) => kind.subject === 'notice')!,
    };
    const notice = (name: string, visibility: object) =>
      notices.save(OPERATOR, 'new', { name, description: 'In the hall.' }, { visibility });
    await notice('Annakut', { shownFrom: inHours(-30), shownUntil: inHours(30) });
    await notice('Picnic', { shownFrom: inHours(5) });
    await notice('Much later', { shownFrom: inHours(24 * 8) });
    await notice('Hidden', { state: 'HIDDEN', shownFrom: inHours(5) });
    const inThreeDays = wallClock(inHours(72)).date;
    const holi = { name: 'Holi', startsOn: wallClock(inHours(24)).date };
    for (const fields of [holi, { name: 'Garba', startsOn: inThreeDays }])
      await events.save(OPERATOR, 'new', eventFields(fields));
    const { coming } = await read();
    expect(coming.map(({ kind, name }) => [kind, name])).toEqual([
      // Within the same day the event comes first, because it has no time.
      ...(wallClock(inHours(5)).date === holi.startsOn
        ? [
            ['EVENT', 'Holi'],
            ['SHOWN', 'Picnic'],
          ]
        : [
            ['SHOWN', 'Picnic'],
            ['EVENT', 'Holi'],
          ]),
      ['GONE', 'Annakut'],
      ['EVENT', 'Garba'],
    ]);
  });

  it("says what the office has booked or closed within a week, but not a series' dates", async () => {
    const token = await adminToken(app);
    const day = wallClock(inHours(48)).date;
    const book = (fields: object) =>
      graphql(app, {
        query: SAVE_BOOKING,
        token,
        variables: { input: bookingFields({ firstDay: day, ...fields }) },
      });
    await book({ kind: 'CLOSURE', title: 'Floor polishing', from: '00:00', to: '00:00', roomIds: [1] });
    await book({ title: 'Committee meeting', firstDay: wallClock(inHours(72)).date });
    await book({ title: 'Much later', firstDay: wallClock(inHours(24 * 9)).date });
    const series = { kind: 'SERIES', title: 'Yoga', series: weekly(wallClock(inHours(24 * 30)).date) };
    await book({ ...series, firstDay: wallClock(inHours(24)).date });
    expect((await read()).coming).toMatchObject([
      { kind: 'CLOSURE', name: 'Floor polishing', isWholeDay: true, end: null },
      { kind: 'BOOKING', name: 'Committee meeting', isWholeDay: null, end: expect.any(String) },
    ]);
  });

  it('asks nothing of a part that is not used', async () => {
    await ask('Baby shower', 40, { from: '13:00', to: '17:00' });
    // From before such a part could not be left any more.
    const { siteSettings } = app.features.services;
    await app.database.dataSource.transaction((manager) =>
      siteSettings.store(manager, OPERATOR, { unusedParts: ['hallHire', 'notices'] }),
    );
    const notices = app.features.content.find(({ kind }) => kind.subject === 'notice')!;
    const fields = { name: 'Annakut', description: 'In the hall.' };
    await notices.save(OPERATOR, 'new', fields, { visibility: { shownUntil: inHours(30) } });
    expect(await read()).toEqual({ waiting: [], coming: [] });
  });
});
