import { beforeEach, describe, expect, it } from 'vitest';
import { adminToken, buildUser } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { IMPORT, positions, type Reading, sheetsOf, UNDO } from './sheet-import-fixtures.ts';

const app = sharedTestApp();

let token: string;
beforeEach(async () => {
  token = await adminToken(app);
});
const { send, preview, finished, bringIn } = sheetsOf(app, () => token);

const LONG = 'Come with your family and bring a plate to share; stay for the garba in the hall.';

describe('a spreadsheet of events', () => {
  const READING = {
    subject: 'EVENTS',
    columns: positions({ name: 0, startsOn: 1, description: 2 }),
  } as const;
  const csv = (...rows: string[]) => `Event,Date,About\n${rows.join('\n')}\n`;

  it('is shown before anything is written: what is new, what is there, what cannot be read and why', async () => {
    await bringIn(csv(`Holi,2027-03-14,${LONG}`), { ...READING, columns: [...READING.columns] });
    const before = await app.database.dataSource.query(
      'SELECT (SELECT count(*) FROM event) e, (SELECT count(*) FROM import_row) r',
    );
    const sheet = csv(
      `HOLI,14 March 2027,${LONG}`,
      `Diwali,2027-10-29,${LONG}`,
      `Diwali,2027-10-29,${LONG}`,
      'Short,2027-01-01,Too short',
      `,2027-01-01,${LONG}`,
      // Every year's is one of its own.
      `Holi,2028-03-11,${LONG}`,
    );
    expect(await preview(sheet, { subject: 'EVENTS' })).toMatchObject({
      columns: [
        { heading: 'Event', samples: ['HOLI', 'Diwali', 'Diwali'], field: 'name' },
        { heading: 'Date', field: 'startsOn' },
        { heading: 'About', field: 'description' },
      ],
      missing: [],
      unclearDates: [],
      rows: {
        created: 2,
        known: 2,
        refused: [
          { number: 5, label: 'Short', field: 'description', messageKey: 'eventDescriptionTooShort' },
          { number: 6, label: '', field: 'name', messageKey: 'cellRequired' },
        ],
      },
    });
    expect(
      await app.database.dataSource.query(
        'SELECT (SELECT count(*) FROM event) e, (SELECT count(*) FROM import_row) r',
      ),
    ).toEqual(before);
  });

  it('is brought in with the columns that the preview has recognised', async () => {
    const { data } = await send(IMPORT, csv(`Vishu,2027-04-14,${LONG}`), { subject: 'EVENTS' });
    await finished(data.importSheet.id);
    const rows = await app.database.dataSource.query(`SELECT name FROM event WHERE name = 'Vishu'`);
    expect(rows).toEqual([{ name: 'Vishu' }]);
  });

  it('asks for columns that it does not recognise, and remembers the answer', async () => {
    const odd = `Wer,Wann,Was\nPongal,2027-01-15,${LONG}\n`;
    expect(await preview(odd, { subject: 'EVENTS' })).toMatchObject({
      missing: ['name', 'description'],
      rows: null,
    });
    for (const columns of [[], undefined])
      expect((await send(IMPORT, odd, { subject: 'EVENTS', columns })).errors?.[0]).toMatchObject({
        extensions: { messageKey: 'sheetColumnsMissing' },
      });
    const unknown = { subject: 'EVENTS', columns: positions({ name: 0, price: 1, description: 2 }) } as const;
    expect((await send(IMPORT, odd, unknown)).errors?.[0]).toMatchObject({
      extensions: { messageKey: 'invalidRequest', field: 'columns' },
    });
    await bringIn(odd, { subject: 'EVENTS', columns: [...READING.columns] });
    expect(await preview(odd, { subject: 'EVENTS' })).toMatchObject({
      missing: [],
      rows: { known: 1, created: 0 },
    });
  });

  it('in which a quotation mark is never closed is not brought in up to there', async () => {
    const open = csv(`Lohri,2027-01-13,${LONG}`, `"Bihu,2027-01-14,${LONG}`, `Ekadashi,2027-01-15,${LONG}`);
    expect((await preview(open, { subject: 'EVENTS' })).rows).toMatchObject({
      ...{ created: 0, known: 0, refused: [{ number: 3, messageKey: 'rowQuoteOpen' }] },
    });
    const { errors } = await send(IMPORT, open, { ...READING, columns: [...READING.columns] });
    expect(errors?.[0]).toMatchObject({ extensions: { messageKey: 'rowQuoteOpen', field: 'file' } });
  });

  it('has its headings below a title, and once more in its midst', async () => {
    const titled = [
      'Our festivals 2027',
      csv(`Lohri,2027-01-13,${LONG}`),
      'Event,Date,About',
      `Bihu,2027-01-14,${LONG}`,
    ];
    expect(await preview(titled.join('\n'), { subject: 'EVENTS' })).toMatchObject({
      columns: [{ heading: 'Event' }, { heading: 'Date' }, { heading: 'About' }],
      rows: { created: 2, refused: [] },
    });
    const unknown = `Feste,,\n\nWas,Wann ist es,Mehr davon\nLohri,2027-01-13,${LONG}\n`;
    const { columns } = await preview(unknown, { subject: 'EVENTS' });
    expect(columns.map(({ heading }: { heading: string }) => heading)).toEqual([
      'Was',
      'Wann ist es',
      'Mehr davon',
    ]);
  });

  it('asks what a date as 05/04/2027 means', async () => {
    const unclear = csv(`Ugadi,05/04/2027,${LONG}`, `Onam,06/08/2027,${LONG}`);
    expect(await preview(unclear, { subject: 'EVENTS' })).toMatchObject({
      unclearDates: ['05/04/2027', '06/08/2027'],
      impliedOrder: null,
      rows: null,
    });
    const decided = csv(`Ugadi,05/04/2027,${LONG}`, `Onam,25/08/2027,${LONG}`);
    expect(await preview(decided, { subject: 'EVENTS' })).toMatchObject({
      ...{ unclearDates: [], impliedOrder: 'DAY_FIRST', rows: { created: 2 } },
    });
    const answered: Reading = {
      ...{ subject: 'EVENTS', columns: [...READING.columns], dateOrder: 'DAY_FIRST' },
    };
    expect(await preview(unclear, answered)).toMatchObject({ rows: { created: 2 } });
    expect((await bringIn(unclear, answered)).counts).toMatchObject({ created: 2 });
    const [{ day }] = await app.database.dataSource.query(
      `SELECT starts_on::text AS day FROM event WHERE name = 'Ugadi'`,
    );
    expect(day).toBe('2027-04-05');
  });

  it('comes once, and goes again, but for what somebody has worked on', async () => {
    const sheet = csv(`Baisakhi,2027-04-14,${LONG}`, `Rakhi,2027-08-17,${LONG}`);
    const reading = { subject: 'EVENTS', columns: [...READING.columns] } as const;
    const run = await bringIn(sheet, { ...reading, columns: [...READING.columns] });
    expect((await bringIn(sheet, { ...reading, columns: [...READING.columns] })).counts).toMatchObject({
      created: 0,
      known: 2,
    });
    await app.database.dataSource.query(`UPDATE event SET version = version + 1 WHERE name = 'Rakhi'`);
    const changed = await graphql(app, {
      query: 'query ($id: Int!) { importChangedSince(id: $id) }',
      token,
      variables: { id: run.id },
    });
    expect(changed.data.importChangedSince).toEqual(['Rakhi']);
    await graphql(app, { query: UNDO, token, variables: { id: run.id } });
    expect((await finished(run.id)).counts).toMatchObject({ created: 0, undone: 1, kept: 1 });
    const left = await app.database.dataSource.query(
      `SELECT name FROM event WHERE name IN ('Baisakhi', 'Rakhi')`,
    );
    expect(left).toEqual([{ name: 'Rakhi' }]);
  });
});

describe('a spreadsheet of people', () => {
  const READING: Reading = { subject: 'USERS', columns: positions({ name: 0, email: 1, mobile: 2 }) };

  it('makes accounts without a password, and writes to nobody before somebody says so; then once', async () => {
    const taken = await buildUser(app);
    const csv = [
      'Name,E-mail,Mobile',
      'Leela Nair,leela@example.org,07700 900301',
      'Ravi Nair,ravi@example.org,+44 7700 900302',
      `Somebody,${taken.email.toUpperCase()},07700 900303`,
      `Other,other@example.org,${taken.mobile}`,
      'No Mobile,none@example.org,123',
    ].join('\n');
    const run = await bringIn(csv, READING);
    expect(run.counts).toMatchObject({ created: 2, known: 1, refused: 2 });
    await app.outboxSender.sendDue();
    expect(app.messages.mails.filter(({ to }) => to === 'leela@example.org')).toEqual([]);
    const invite = () =>
      graphql(app, {
        query: 'mutation ($id: Int!) { inviteImported(id: $id) }',
        token,
        variables: { id: run.id },
      });
    expect((await invite()).data.inviteImported).toBe(2);
    expect((await invite()).data.inviteImported).toBe(0);
    await app.outboxSender.sendDue();
    const letters = app.messages.mails.filter(({ to }) => to === 'leela@example.org');
    expect(letters).toHaveLength(1);
    expect(letters[0]!.text).toContain('/forgot-psw');
    // An account that its owner has taken up stays.
    await app.database.dataSource.query(
      `UPDATE user_account SET version = version + 1 WHERE email = 'leela@example.org'`,
    );
    await graphql(app, { query: UNDO, token, variables: { id: run.id } });
    expect((await finished(run.id)).counts).toMatchObject({ undone: 1, kept: 1 });
  });
});

describe('mobile numbers in a spreadsheet (D59)', () => {
  it('are taken as other programs write them; one that the spreadsheet has shortened is said to be so', async () => {
    const csv = [
      'Name,E-mail,Mobile',
      'Bare Code,bare@example.org,447700900311',
      'Address Book,book@example.org,\u202A+44 7700 900312\u202C',
      'Typeset,set@example.org,07700\u2011900\u2011313',
      'Slashes,slashes@example.org,07700/900314',
      'Gujarati,digits@example.org,૦૭૭૦૦ ૯૦૦૩૧૫',
      'Shortened,short@example.org,4.479E+11',
    ].join('\n');
    const reading: Reading = { subject: 'USERS', columns: positions({ name: 0, email: 1, mobile: 2 }) };
    expect((await preview(csv, reading)).rows).toMatchObject({
      created: 5,
      refused: [{ number: 7, label: 'Shortened', messageKey: 'numberShortened' }],
    });
    await bringIn(csv, reading);
    const { dataSource } = app.database;
    const stored = await dataSource.query<{ mobile: string }[]>(
      "SELECT mobile FROM user_account WHERE mobile LIKE '+4477009003%' ORDER BY mobile",
    );
    expect(stored.map(({ mobile }) => mobile).filter((mobile) => mobile > '+447700900310')).toEqual(
      [311, 312, 313, 314, 315].map((ending) => `+447700900${ending}`),
    );
  });
});
