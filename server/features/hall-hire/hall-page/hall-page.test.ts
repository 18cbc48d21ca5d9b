import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../../identity/viewer.ts';
import { adminToken } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { hireFields, SAVE } from '../hall-hire-fixtures.ts';

const app = sharedTestApp();
const DAYS = `query ($year: Int!, $month: Int!, $roomId: Int) {
  hallDays(year: $year, month: $month, roomId: $roomId) { day state taken { from to } }
}`;
const PAGE = `query ($language: String) { hallPage(language: $language) { version lead agreement textLanguages { lead agreement } } }`;
const SAVE_PAGE = `mutation ($input: HallPageInput!) { hallPage: saveHallPage(input: $input) { version lead } }`;

let token: string;
let kitchen: number;
let hall: number;

beforeAll(async () => {
  token = await adminToken(app);
  const { rooms } = app.features.services;
  const room = {
    ...{
      name: 'Kitchen',
      prices: [],
      depositPence: 0,
      minimumMinutes: 60,
      beforeMinutes: 0,
      afterMinutes: 30,
    },
    ...{ opening: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '23:00' }], takes: [] },
    ...{ isHiredAlone: false, isHidden: false },
  };
  kitchen = (await rooms.save(OPERATOR, 'new', room)).id;
  hall = (
    await rooms.save(OPERATOR, 'new', { ...room, name: 'Large hall', takes: [kitchen], isHiredAlone: true })
  ).id;
});

async function days(roomId: number | null, [year, month]: [number, number]) {
  const { data } = await graphql(app, { query: DAYS, variables: { year, month, roomId } });
  return data.hallDays;
}

async function book(overrides: Record<string, unknown>) {
  const { errors } = await graphql(app, { query: SAVE, variables: { input: hireFields(overrides) }, token });
  expect(errors).toBeUndefined();
}

describe('days of the hall for everybody', () => {
  it('says which hours of a room are taken, cleaning included, also by what it takes, and nothing of whom', async () => {
    await book({ roomIds: [kitchen], date: '2096-03-05', from: '12:00', to: '15:00' });
    const month = await days(hall, [2096, 3]);
    expect(month).toHaveLength(31);
    // 30 minutes of cleaning after that one, and as much after one's own before it.
    expect(month[4]).toEqual({ day: '2096-03-05', state: 'PART', taken: [{ from: '11:30', to: '15:30' }] });
    expect(month[5]).toEqual({ day: '2096-03-06', state: 'FREE', taken: [] });
  });

  it('[D112] a hire over New Year is taken on both days', async () => {
    await book({ roomIds: [1], date: '2096-12-31', from: '20:00', to: '00:30' });
    expect((await days(1, [2096, 12]))[30].taken).toEqual([{ from: '20:00', to: '00:00' }]);
    expect((await days(1, [2097, 1]))[0].taken).toEqual([{ from: '00:00', to: '00:30' }]);
  });

  it('what ended on the eve of a month takes its first hour where one’s own needs cleaning before', async () => {
    const { rooms } = app.features.services;
    const night = await rooms.save(OPERATOR, 'new', {
      ...{ name: 'Night room', prices: [], depositPence: 0, minimumMinutes: 60, takes: [] },
      ...{ beforeMinutes: 60, afterMinutes: 0, isHiredAlone: true, isHidden: false },
      opening: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '23:00' }],
    });
    await book({ roomIds: [night.id], date: '2096-04-30', from: '20:00', to: '23:30' });
    expect((await days(night.id, [2096, 5]))[0].taken).toEqual([{ from: '00:00', to: '00:30' }]);
  });

  it('without a room it is the first that may be hired alone; of a hidden one there is nothing', async () => {
    expect(await days(null, [2096, 12])).toEqual(await days(1, [2096, 12]));
    const { rooms } = app.features.services;
    const [room] = await rooms.find([kitchen]);
    const hidden = await rooms.save(OPERATOR, { id: kitchen, version: room!.version }, {
      ...room!,
      isHidden: true,
    } as never);
    expect(await days(kitchen, [2096, 3])).toEqual([]);
    await rooms.save(OPERATOR, { id: kitchen, version: hidden.version }, {
      ...hidden,
      isHidden: false,
    } as never);
  });

  it.each([
    [2096, 13],
    [2096, 0],
    [1999, 12],
    [2101, 1],
  ])('refuses a month that does not exist, and years beyond the calendar: %i-%i', async (year, month) => {
    const { errors } = await graphql(app, { query: DAYS, variables: { year, month } });
    expect(errors?.[0]?.extensions.messageKey).toBe('invalidDate');
  });
});

describe('texts of the hall', () => {
  it('a changed agreement is a new version, and other texts are none', async () => {
    const versions = async () =>
      (await app.database.dataSource.query('SELECT id, texts FROM hire_agreement ORDER BY id')) as {
        texts: Record<string, string>;
      }[];
    const read = async (language: string) =>
      (await graphql(app, { query: PAGE, variables: { language } })).data.hallPage;
    const save = async (input: object) => {
      const { version } = await read('en');
      const { errors } = await graphql(app, {
        query: SAVE_PAGE,
        variables: { input: { version, ...input } },
        token,
      });
      return errors?.[0]?.extensions.messageKey;
    };
    const agreement = (await read('en')).agreement;
    expect(await versions()).toHaveLength(1);
    expect(await save({ agreement, lead: 'A fine hall' })).toBeUndefined();
    expect(await versions()).toHaveLength(1);
    expect(await save({ agreement: 'Be kind.' })).toBeUndefined();
    // Of who saw it before.
    expect(await save({ agreement: 'Be loud.', version: 1 })).toBe('changedByAnother');
    expect(
      await app.database.dataSource.query(`SELECT action FROM audit_entry WHERE subject = 'hall-page'`),
    ).toEqual([{ action: 'CHANGE' }, { action: 'CHANGE' }]);
    const [first, second] = await versions();
    expect(first!.texts.en).toBe(agreement);
    expect(second!.texts).toMatchObject({ en: 'Be kind.', gu: first!.texts.gu });
    expect(await save({ agreement: ' ' })).toBe('hireAgreementRequired');
    expect(await read('gu')).toMatchObject({
      lead: 'A fine hall',
      textLanguages: { lead: 'en', agreement: 'gu' },
    });
  });
});
