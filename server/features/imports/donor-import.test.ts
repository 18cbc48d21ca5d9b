import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { type Reading, sheetsOf, UNDO } from './sheet-import-fixtures.ts';

const app = sharedTestApp();
let token: string;
beforeAll(async () => {
  token = await adminToken(app);
});
const { finished, bringIn, preview } = sheetsOf(app, () => token);

const HEADINGS = [
  ...['Title', 'First name', 'Surname', 'Name', 'E-mail', 'Mobile', 'House', 'Street', 'Town', 'Postcode'],
  ...['Declaration date', 'What it covers', 'How it was made', 'Cancelled on'],
];
const COLUMNS = [
  ...['title', 'firstName', 'lastName', 'name', 'email', 'phone', 'house', 'address', 'town', 'postcode'],
  ...['declaredOn', 'cover', 'declarationMethod', 'cancelledOn'],
].map((field, column) => ({ field, column }));

/** A row of that sheet, of what is not empty. */
const row = (cells: Record<string, string>) => COLUMNS.map(({ field }) => cells[field] ?? '').join(',');
const sheet = (...rows: Record<string, string>[]) => [HEADINGS.join(','), ...rows.map(row)].join('\n');
const reading = (values: Reading['values'] = []): Reading => ({
  subject: 'DONORS',
  columns: COLUMNS,
  values,
});

const ASHA = {
  ...{
    title: 'Mrs',
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha.rao@example.org',
    phone: '07700 900123',
  },
  ...{ house: '12', address: 'High Street', town: 'Leicester', postcode: 'le46xx' },
};
const DECLARED = {
  declaredOn: '2019-05-06',
  cover: 'Past four years and future',
  declarationMethod: 'Paper',
};

const donors = (name: string) =>
  app.database.dataSource.query(
    `SELECT id, name, address, postcode, email, phone FROM donor WHERE name = $1 ORDER BY id`,
    [name],
  );
const declarations = (name: string) =>
  app.database.dataSource.query(
    `SELECT donor_id, method, cover, to_char(declared_on, 'YYYY-MM-DD') AS declared, to_char(covers_from, 'YYYY-MM-DD') AS since,
            to_char(cancelled_from, 'YYYY-MM-DD') AS cancelled, title, first_name, last_name, house, lives_abroad,
            declaration.postcode, donation_id, text <> '' AS worded
       FROM gift_aid_declaration declaration JOIN donor ON donor.id = donor_id WHERE name = $1 ORDER BY declaration.id`,
    [name],
  );
const addDonor = (fields: object) =>
  services().donors.save(OPERATOR, 'new', {
    ...{
      kind: 'PERSON',
      name: '',
      address: '',
      postcode: '',
      email: '',
      phone: '',
      note: '',
      language: 'en',
    },
    ...fields,
  });
const services = () => app.features.services;
const undo = async (id: number) => {
  await graphql(app, { query: UNDO, token, variables: { id } });
  return (await finished(id)).counts;
};

describe('a spreadsheet of donors', () => {
  it('adds them with their homes and declarations, once, and can be undone', async () => {
    const csv = sheet({ ...ASHA, ...DECLARED }, { name: 'Patel family', email: 'patels@example.org' });
    const run = await bringIn(csv, reading());
    expect(run.counts).toMatchObject({ created: 2, refused: 0 });
    const [asha] = await donors('Asha Rao');
    expect(asha).toEqual({
      id: expect.any(Number),
      ...{ name: 'Asha Rao', address: '12 High Street\nLeicester', postcode: 'LE4 6XX' },
      ...{ email: 'asha.rao@example.org', phone: '07700 900123' },
    });
    expect(await declarations('Asha Rao')).toEqual([
      {
        ...{
          donor_id: asha.id,
          method: 'PAPER',
          cover: 'PAST_TOO',
          declared: '2019-05-06',
          since: '2015-05-06',
        },
        ...{ cancelled: null, title: 'Mrs', first_name: 'Asha', last_name: 'Rao', house: '12' },
        ...{ lives_abroad: false, postcode: 'LE4 6XX', donation_id: null, worded: true },
      },
    ]);
    expect((await bringIn(csv, reading())).counts).toMatchObject({ created: 0, known: 2 });
    expect(await undo(run.id)).toMatchObject({ undone: 2, kept: 0 });
    const log = await app.database.dataSource.query(
      `SELECT action || ' ' || subject AS act FROM audit_entry WHERE subject ~ '^(donor|gift-aid-declaration)$' AND subject_id = $1 ORDER BY id`,
      [asha.id],
    );
    expect(log.map(({ act }: { act: string }) => act)).toEqual([
      ...['CREATE donor', 'CREATE gift-aid-declaration'],
      ...['DELETE gift-aid-declaration', 'DELETE donor'],
    ]);
    expect(await donors('Asha Rao')).toEqual([]);
    expect(await donors('Patel family')).toEqual([]);
  });

  it('meets a donor of the same e-mail, or of the same name and postcode, who stays when it is undone', async () => {
    await addDonor({ name: 'Bina Shah', email: 'bina@example.org' });
    await addDonor({ name: 'Chetan Shah', postcode: 'ME14 9XX' });
    const run = await bringIn(
      sheet(
        { ...ASHA, ...DECLARED, firstName: 'B.', lastName: 'Shah', email: 'Bina@Example.org' },
        { ...ASHA, ...DECLARED, firstName: 'chetan', lastName: 'SHAH', email: '', postcode: 'me149xx' },
        { name: 'Bina Shah', email: 'bina@example.org', postcode: 'LE1 1AA' },
      ),
      reading(),
    );
    expect(run.counts).toMatchObject({ created: 2, known: 1, refused: 0 });
    for (const name of ['Bina Shah', 'Chetan Shah']) {
      expect(await donors(name)).toHaveLength(1);
      expect(await declarations(name)).toHaveLength(1);
    }
    expect(await undo(run.id)).toMatchObject({ undone: 2, kept: 0 });
    for (const name of ['Bina Shah', 'Chetan Shah']) {
      expect(await donors(name)).toHaveLength(1);
      expect(await declarations(name)).toEqual([]);
    }
  });

  it('asks who is meant where two could be, and does what was said', async () => {
    const [one] = [
      await addDonor({ name: 'Dipak Joshi', email: 'joshi@example.org', address: '3 Mill Lane' }),
      await addDonor({ name: 'Daksha Joshi', email: 'joshi@example.org' }),
      await addDonor({ name: 'Esha Mehta', email: 'mehta@example.org' }),
    ];
    const csv = sheet(
      { name: 'D Joshi', email: 'joshi@example.org' },
      { name: 'Falguni Mehta', email: 'mehta@example.org' },
      { name: 'Daksha Joshi', email: 'joshi@example.org' },
    );
    const first = await preview(csv, reading());
    expect(first.rows).toMatchObject({ created: 0, known: 1 });
    expect(first.rows.refused).toMatchObject([
      { number: 2, field: 'donor', messageKey: 'donorUnclear' },
      { number: 3, field: 'donor', messageKey: 'donorUnclear' },
    ]);
    expect(first.unknownValues).toEqual([
      {
        ...{ field: 'donor', written: 'D Joshi, joshi@example.org', rows: 1 },
        choices: [
          `#${one} Dipak Joshi, 3 Mill Lane, joshi@example.org`,
          expect.stringMatching(/Daksha/),
          'NEW',
        ],
      },
      {
        ...{ field: 'donor', written: 'Falguni Mehta, mehta@example.org', rows: 1 },
        choices: [expect.stringMatching(/Esha/), 'NEW'],
      },
    ]);
    const [joshi, mehta] = first.unknownValues;
    const said = reading([
      { field: 'donor', written: joshi.written, meant: joshi.choices[0] },
      { field: 'donor', written: mehta.written, meant: 'NEW' },
    ]);
    expect((await preview(csv, said)).rows).toMatchObject({ created: 1, known: 2, refused: [] });
    expect((await bringIn(csv, said)).counts).toMatchObject({ created: 1, known: 2, refused: 0 });
    expect(await donors('Falguni Mehta')).toHaveLength(1);
  });

  it('names rows whose declaration the tax office would refuse, and those of which it says too little', async () => {
    const without = (field: string) => ({ ...ASHA, ...DECLARED, [field]: '' });
    const shown = await preview(
      sheet(
        { ...without('firstName'), name: 'Gita Rao' },
        { ...without('lastName'), name: 'Gita Rao' },
        without('house'),
        without('postcode'),
        { ...ASHA, ...DECLARED, firstName: 'આશા' },
        without('cover'),
        without('declarationMethod'),
        { ...ASHA, cover: 'Past too' },
        { ...ASHA, ...DECLARED, cancelledOn: '2018-01-01' },
        { ...ASHA, ...DECLARED, cover: 'This donation only' },
        { email: 'nobody@example.org' },
      ),
      reading(),
    );
    expect(shown.rows.created).toBe(0);
    expect(
      shown.rows.refused.map(({ field, messageKey }: Record<string, string>) => `${field}: ${messageKey}`),
    ).toEqual([
      'firstName: giftAidFirstNameRequired',
      'lastName: giftAidLastNameRequired',
      'house: giftAidHouseRequired',
      'postcode: giftAidPostcode',
      'firstName: latinLettersNeeded',
      'cover: unknownDeclarationCover',
      'declarationMethod: unknownDeclarationMethod',
      'declaredOn: cellRequired',
      'cancelledOn: invalidDate',
      'declaredOn: giftAidNoSuchGift',
      'name: donorNameRequired',
    ]);
  });

  it('does not double a declaration that stands, nor overlook that one was withdrawn', async () => {
    const HEMA = { ...ASHA, firstName: 'Hema', email: 'hema@example.org' };
    const first = sheet({ ...HEMA, ...DECLARED });
    expect((await bringIn(first, reading())).counts).toMatchObject({ created: 1 });
    const more = sheet(
      { ...HEMA, ...DECLARED, title: 'Ms' },
      { ...HEMA, ...DECLARED, declaredOn: '2021-01-02', cover: 'from now on', declarationMethod: 'online' },
      { ...HEMA, ...DECLARED, cancelledOn: '2022-03-04' },
      { ...HEMA, ...DECLARED, declaredOn: '2012-01-02', cancelledOn: '2014-01-02' },
    );
    const run = await bringIn(more, reading());
    expect(run.counts).toMatchObject({ known: 2, refused: 1, created: 1 });
    expect(await declarations('Hema Rao')).toMatchObject([
      { declared: '2019-05-06', cancelled: null },
      { declared: '2012-01-02', cancelled: '2014-01-02' },
    ]);
    expect(await undo(run.id)).toMatchObject({ undone: 1, kept: 0 });
    expect(await declarations('Hema Rao')).toHaveLength(1);
  });

  it('takes one for a single donation to the donation of its day, and keeps what was worked on', async () => {
    const day = '2020-02-03';
    await services().donationTypes.save(OPERATOR, 'new', {
      ...{ name: 'Hall fund', column: 'FESTIVAL', fee: '', isActive: true },
    });
    await services().pastDonations.add(
      OPERATOR,
      {
        ...{ receivedOn: day, donorName: 'Indu Rao', amount: '25', type: 'Hall fund', paymentMethod: '' },
        ...{ email: 'indu@example.org', phone: '', message: '' },
      },
      async () => undefined,
    );
    const indu = { ...ASHA, firstName: 'Indu', email: 'indu@example.org', declaredOn: day };
    const run = await bringIn(
      sheet(
        { ...indu, cover: 'this gift', declarationMethod: 'spoken' },
        { ...ASHA, ...DECLARED, firstName: 'Jaya', email: 'jaya@example.org' },
      ),
      reading(),
    );
    expect(run.counts).toMatchObject({ created: 2 });
    const [donation] = await app.database.dataSource.query(
      `SELECT id FROM donation WHERE email = 'indu@example.org'`,
    );
    expect(await declarations('Indu Rao')).toMatchObject([{ cover: 'THIS_GIFT', donation_id: donation.id }]);
    const [{ id }] = await app.database.dataSource.query(
      `SELECT declaration.id FROM gift_aid_declaration declaration JOIN donor ON donor.id = donor_id WHERE name = 'Jaya Rao'`,
    );
    await services().giftAidDeclarations.cancel(OPERATOR, { id, version: 1 }, '2024-01-01');
    expect(await undo(run.id)).toMatchObject({ undone: 1, kept: 1 });
    expect(await donors('Indu Rao')).toHaveLength(1);
    expect(await declarations('Jaya Rao')).toMatchObject([{ cancelled: '2024-01-01' }]);
  });

  it('is undone with donors of several rows, and warns of those whom it leaves since one was worked on', async () => {
    const LATER = { ...ASHA, ...DECLARED, declaredOn: '2021-03-04', cover: 'from now on' };
    const mira = { firstName: 'Mira', email: 'mira@example.org' };
    const kala = { firstName: 'Kala', email: 'kala@example.org' };
    const rows = (who: typeof mira) => [
      { name: `${who.firstName} Rao`, ...who },
      { ...LATER, ...who },
    ];
    const run = await bringIn(
      sheet({ ...LATER, ...DECLARED, ...mira, cancelledOn: '2020-01-02' }, rows(mira)[1]!, ...rows(kala)),
      reading(),
    );
    expect(run.counts).toMatchObject({ created: 4, refused: 0 });
    expect(await services().imports.changedSince(run.id)).toEqual([]);
    expect(await undo(run.id)).toMatchObject({ undone: 4, kept: 0 });
    expect([...(await donors('Mira Rao')), ...(await donors('Kala Rao'))]).toEqual([]);

    const again = await bringIn(sheet(...rows(kala)), reading());
    const [{ id }] = await app.database.dataSource.query(
      `SELECT max(id) AS id FROM gift_aid_declaration WHERE first_name = 'Kala'`,
    );
    await services().giftAidDeclarations.cancel(OPERATOR, { id, version: 1 }, '2024-01-01');
    expect(await services().imports.changedSince(again.id)).toHaveLength(2);
    expect(await undo(again.id)).toMatchObject({ undone: 0, kept: 2 });
  });
});
