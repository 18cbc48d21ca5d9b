import { describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { buildUser } from '../../testing/factories.ts';
import { NEXT_YEAR } from '../../testing/future-dates.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import type { NewRow } from './import.service.ts';

const app = sharedTestApp();
const services = () => app.features.services;
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

let serial = 0;
function rowOf(subject: NewRow['subject'], fields: Record<string, unknown>): NewRow {
  serial += 1;
  return { number: serial, subject, sourceKey: `key ${serial}`, label: String(fields.name), fields };
}

/** What would become of each row, were it the only one. */
async function shown(...rows: NewRow[]): Promise<(string | null)[]> {
  const previews = rows.map((row) => services().imports.preview('spreadsheet:OTHER', [row]));
  return (await Promise.all(previews)).map(({ created, known, refused }) =>
    created ? 'new' : known ? 'known' : refused[0]!.problem,
  );
}

async function bringIn(row: NewRow): Promise<void> {
  const run = { source: 'spreadsheet:DONORS', label: 'list.csv', sheetSubject: 'DONORS' as const };
  const { id } = await services().imports.start(OPERATOR, run, [row]);
  await services().importWorker.work(id);
  expect(await services().imports.counts(id)).toMatchObject({ CREATED: 1 });
}

describe('what is there already', () => {
  it('is an event of that name on that day, and not one of another day', async () => {
    const [day, other] = [`${NEXT_YEAR}-05-06`, `${NEXT_YEAR}-05-07`];
    await query(
      `INSERT INTO event (name, description, file_type, language, starts_on) VALUES ('Garba', 'd', 'IMAGE', 'en', $1)`,
      [day],
    );
    const event = { description: 'An evening of dance. '.repeat(20), fileType: 'IMAGE' };
    const row = (name: string, startsOn: string) => rowOf('event', { ...event, name, startsOn });
    expect(await shown(row('garba ', day), row('Garba', other))).toEqual(['known', 'new']);
    expect(await shown(row('\u200eGarba\u200b', day))).toEqual(['known']);
    await query(`UPDATE event SET binned_at = now() WHERE name = 'Garba'`);
    expect(await shown(row('Garba', day))).toEqual(['new']);
  });

  it('is a member of the committee of that name and position, and not one of another position', async () => {
    const member = { name: 'Known Treasurer', description: 'Keeps the books' };
    const row = (designation: string) => rowOf('committee-member', { ...member, designation });
    await bringIn(row('Treasurer'));
    expect(await shown(row('treasurer '), row('Trustee'))).toEqual(['known', 'new']);
    const written = { ...member, name: 'Known\u00a0 Treasurer', designation: 'Treasurer\u200b' };
    expect(await shown(rowOf('committee-member', written))).toEqual(['known']);
  });

  it('is the account of that e-mail, also with marks that nobody sees', async () => {
    const { email } = await buildUser(app);
    const person = { name: 'Known Rao', mobile: '07700900456', address: '', postcode: '', sheri: '' };
    const row = rowOf('user', { ...person, email: `\u202a${email.toUpperCase()}\u202c` });
    expect(await shown(row)).toEqual(['known']);
  });
});

const ASHA = {
  ...{ title: 'Mrs', firstName: 'Asha', lastName: 'Rao', name: 'Asha Rao', email: 'asha.known@example.org' },
  ...{ house: '12', address: 'High Street', town: 'Leicester', postcode: 'LE4 6XX' },
};
const declared = (fields: object) =>
  rowOf('gift-aid-declaration', {
    ...{ ...ASHA, declaredOn: '2019-05-06', cover: 'from now on', declarationMethod: 'Paper' },
    ...fields,
  });

describe('a donor in the books', () => {
  it.each([
    ['Ramesh Vyas', 'R. Vyas'],
    ['R. Vyas', 'Ramesh Vyas'],
  ])(
    '%s is whom a row of the same email means that says %s; one of another first name is asked about',
    async (inBooks, written) => {
      const email = `${inBooks.length}.vyas@example.org`;
      await query(`INSERT INTO donor (name, email, letter_language) VALUES ($1, $2, 'en')`, [inBooks, email]);
      const row = (name: string) => rowOf('donor', { name, email });
      expect(await shown(row(written), row('Sejal Vyas'))).toEqual(['known', 'donorUnclear']);
    },
  );
});

it('a donor who was chosen and is in the books no more is said to be unknown', async () => {
  const row = { name: 'Zarna Rao', email: 'zarna.known@example.org', donor: '#999999999 Zarna Rao' };
  expect(await shown(rowOf('donor', row))).toEqual(['donorUnknown']);
});

describe('a declaration', () => {
  it('of the day of another is the same only where it covers the same; a wider one is new, a narrower one not', async () => {
    await bringIn(declared({}));
    expect(await shown(declared({}), declared({ cover: 'Past four years and future' }))).toEqual([
      ...['known', 'new'],
    ]);
    const wider = { ...ASHA, firstName: 'Ela', name: 'Ela Rao', email: 'ela.known@example.org' };
    await bringIn(declared({ ...wider, cover: 'Past four years and future' }));
    expect(await shown(declared(wider))).toEqual(['known']);
  });

  it('for a single donation is not of one that was refunded', async () => {
    const gift = { receivedOn: '2024-02-03', donorName: 'Uma Rao', amount: '25', type: 'Navratri' };
    const uma = { firstName: 'Uma', name: 'Uma Rao', email: 'uma.known@example.org' };
    const said = { paymentMethod: '', phone: '', message: '' };
    await services().pastDonations.add(
      OPERATOR,
      { ...gift, ...said, email: uma.email },
      async () => undefined,
    );
    const row = () => declared({ ...ASHA, ...uma, declaredOn: '2024-02-03', cover: 'this gift' });
    expect(await shown(row())).toEqual(['new']);
    const [{ id }] = await query(`SELECT id FROM donation WHERE email = $1`, [uma.email]);
    await services().donationStates.setStatus(OPERATOR, id, { status: 'REFUNDED' } as never);
    expect(await shown(row())).toEqual(['giftAidNoSuchGift']);
  });

  it('for a single donation is of that donor on that day, also where others gave then', async () => {
    const gave = (firstName: string, receivedOn: string) => {
      const who = { donorName: `${firstName} Vora`, email: `${firstName}.vora@example.org` };
      const gift = { amount: '25', type: 'Navratri', paymentMethod: '', phone: '', message: '' };
      return services().pastDonations.add(OPERATOR, { ...gift, ...who, receivedOn }, async () => undefined);
    };
    await gave('Veena', '2024-03-04');
    await gave('Veena', '2024-03-05');
    await gave('Yamuna', '2024-03-04');
    const row = (firstName: string, declaredOn: string) => {
      const who = { firstName, name: `${firstName} Vora`, email: `${firstName}.vora@example.org` };
      return declared({ ...who, lastName: 'Vora', declaredOn, cover: 'this gift' });
    };
    const rows = [row('Veena', '2024-03-04'), row('Veena', '2024-03-05'), row('Yamuna', '2024-03-04')];
    expect(await services().imports.preview('spreadsheet:OTHER', rows)).toMatchObject({
      ...{ created: 3, refused: [] },
    });
    expect(await shown(row('Yamuna', '2024-03-05'), row('Yamuna', '2024-02-30'))).toEqual([
      ...['giftAidNoSuchGift', 'invalidDate'],
    ]);
  });

  it('that ended while another was in force is not added: it may have been that one', async () => {
    const mina = { ...ASHA, firstName: 'Mina', name: 'Mina Rao', email: 'mina.known@example.org' };
    await bringIn(declared(mina));
    const ended = (cancelledOn: string) => declared({ ...mina, declaredOn: '2015-01-02', cancelledOn });
    expect(await shown(ended('2019-05-05'), ended('2019-05-06'), ended('2019-05-07'))).toEqual([
      ...['new', 'giftAidStillInForce', 'giftAidStillInForce'],
    ]);
  });
});

it('a message that nobody could answer is refused before anything is brought in', async () => {
  const row = { name: 'Mira', email: 'none', message: 'When is Diwali?' };
  expect(await shown(rowOf('contact-message', row))).toEqual(['validEmailRequired']);
});

describe('the type of a past donation', () => {
  it('is the one of that name that people still give to', async () => {
    const type = { description: '', column: 'FESTIVAL', fee: '' } as const;
    const types = services().donationTypes;
    const save = (name: string, isActive: boolean) =>
      types.save(OPERATOR, 'new', { ...type, name, isActive } as never);
    const past = await save('Old roof', false);
    const present = await save('New roof', true);
    for (const { id } of [past, present])
      await query(`UPDATE donation_sub_type SET translations = '{"gu": {"name": "છત"}}' WHERE id = $1`, [id]);
    const gift = { receivedOn: '2024-02-03', donorName: 'Tara Rao', amount: '25', type: 'છત' };
    const said = { paymentMethod: '', email: '', phone: '', message: '' };
    await services().pastDonations.add(OPERATOR, { ...gift, ...said }, async () => undefined);
    expect(await query(`SELECT sub_type_id FROM donation WHERE donor_name = 'Tara Rao'`)).toEqual([
      { sub_type_id: present.id },
    ]);
  });
});
