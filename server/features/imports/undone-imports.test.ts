import { describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { eventFields } from '../../testing/factories.ts';
import { NEXT_YEAR } from '../../testing/future-dates.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { claimDesk, ON } from '../gift-aid-claims/claim-fixtures.ts';
import { refund } from '../ledger/refunds/refund-fixtures.ts';
import { settingFields } from '../replies/reply-fixtures.ts';
import type { NewRow } from './import.service.ts';

const app = sharedTestApp();
const services = () => app.features.services;

/** An import of such rows that is done. */
async function broughtIn(
  sheetSubject: 'COMMITTEE' | 'DONATIONS' | 'DONORS' | 'EVENTS',
  rows: Pick<NewRow, 'subject' | 'fields'>[],
) {
  const numbered = rows.map((row, at) => {
    const name = String(row.fields.name);
    return { ...row, number: at + 2, sourceKey: name, label: name };
  });
  const run = { source: `spreadsheet:${sheetSubject}`, label: 'list.csv', sheetSubject };
  const { id } = await services().imports.start(OPERATOR, run, numbered);
  await services().importWorker.work(id);
  expect(await services().imports.counts(id)).toMatchObject({ CREATED: rows.length });
  return id;
}

async function undone(id: number) {
  await services().imports.undo(OPERATOR, id);
  await services().importWorker.work(id);
  expect(await services().imports.find(id)).toMatchObject({ state: 'UNDONE' });
  return services().imports.counts(id);
}

describe('an import that is undone', () => {
  it('goes to the last row, also of more than are done at a time', async () => {
    const id = await broughtIn(
      'COMMITTEE',
      Array.from({ length: 41 }, (_, at) => ({
        subject: 'committee-member',
        fields: { name: `Helper ${at}`, designation: 'Member', description: 'Helps' },
      })),
    );
    expect(await undone(id)).toMatchObject({ CREATED: 0, KEPT: 0, UNDONE: 41 });
  });

  it('leaves a donation of which a part was refunded since', async () => {
    const gift = { receivedOn: '2024-02-03', donorName: 'Jaya Rao', amount: '25', type: 'Navratri' };
    const fields = { ...gift, name: gift.donorName, paymentMethod: '', email: '', phone: '', message: '' };
    const id = await broughtIn('DONATIONS', [{ subject: 'donation', fields }]);
    const [{ donation }] = await app.database.dataSource.query(
      'SELECT record_id AS donation FROM import_row WHERE run_id = $1',
      [id],
    );
    await refund(app, donation, 400);
    expect(await undone(id)).toMatchObject({ CREATED: 0, KEPT: 1, UNDONE: 0 });
  });

  it('leaves donors who have given since, and names them beforehand', async () => {
    const donor = (name: string, email: string) => ({ subject: 'donor' as const, fields: { name, email } });
    const id = await broughtIn('DONORS', [
      donor('Gita Rao', 'gita@example.org'),
      donor('Hema Rao', 'hema@example.org'),
    ]);
    const gift = { receivedOn: '2024-02-03', donorName: 'Gita Rao', amount: '25', type: 'Navratri' };
    const said = { paymentMethod: '', email: 'gita@example.org', phone: '', message: '' };
    await services().pastDonations.add(OPERATOR, { ...gift, ...said }, async () => undefined);
    expect(await services().imports.changedSince(id)).toEqual(['Gita Rao']);
    expect(await undone(id)).toMatchObject({ UNDONE: 1, KEPT: 1 });
  });

  it('takes back messages, donation types and donations, but for what somebody has worked on, which is named beforehand', async () => {
    const type = { description: '', column: 'FESTIVAL', fee: '', isActive: true };
    const message = { email: 'asked@example.org', message: 'When is Diwali?' };
    const gift = { receivedOn: '2024-02-03', amount: '25', type: 'Navratri', paymentMethod: '', email: '' };
    const donation = (donorName: string) => ({ ...gift, donorName, name: donorName, phone: '', message: '' });
    const names = { types: ['Type kept', 'Type gone'], messages: ['Kept Rao', 'Gone Rao'] };
    const id = await broughtIn('DONORS', [
      ...names.types.map((name) => ({ subject: 'donation-type' as const, fields: { ...type, name } })),
      ...names.messages.map((name) => ({
        subject: 'contact-message' as const,
        fields: { ...message, name },
      })),
      ...['Kept Shah', 'Gone Shah'].map((name) => ({ subject: 'donation' as const, fields: donation(name) })),
    ]);
    expect(await services().imports.changedSince(id)).toEqual([]);
    const { dataSource } = app.database;
    await dataSource.query(`UPDATE donation_sub_type SET version = version + 1 WHERE name = 'Type kept'`);
    const [{ id: given }] = await dataSource.query(`SELECT id FROM donation WHERE donor_name = 'Kept Shah'`);
    await services().donationStates.setStatus(OPERATOR, given, { status: 'REFUNDED' } as never);
    expect(await services().imports.changedSince(id)).toEqual(['Type kept', 'Kept Shah']);
    expect(await undone(id)).toMatchObject({ UNDONE: 4, KEPT: 2 });
    const messages = 'SELECT FROM contact_message WHERE name = ANY ($1)';
    expect(await dataSource.query(messages, [names.messages])).toEqual([]);
  });

  it('leaves a message that was answered since, and names it beforehand', async () => {
    const fields = { name: 'Asked Rao', email: 'asked@example.org', message: 'When is Diwali?' };
    const id = await broughtIn('DONORS', [{ subject: 'contact-message', fields }]);
    const [message] = await app.database.dataSource.query(
      `SELECT id FROM contact_message WHERE name = 'Asked Rao'`,
    );
    await services().contact.answer(OPERATOR, message.id, { answer: 'On Sunday.' });
    expect(await services().imports.changedSince(id)).toEqual(['Asked Rao']);
    expect(await undone(id)).toMatchObject({ UNDONE: 0, KEPT: 1 });
    expect(await services().contact.find(message.id)).toMatchObject({ answer: 'On Sunday.' });
  });

  it('leaves an event that asks for replies since, and names it beforehand', async () => {
    const event = (name: string) => {
      const { description } = eventFields();
      return {
        subject: 'event' as const,
        fields: { name, description, fileType: 'IMAGE', startsOn: `${NEXT_YEAR}-10-02` },
      };
    };
    const id = await broughtIn('EVENTS', [event('Navratri asked'), event('Navratri unasked')]);
    const [asked] = await services().events.findNamed(['Navratri asked']);
    await services().replySettings.save(OPERATOR, { ...settingFields(), eventId: asked!.id });
    expect(await services().imports.changedSince(id)).toEqual(['Navratri asked']);
    expect(await undone(id)).toMatchObject({ UNDONE: 1, KEPT: 1 });
    expect(await services().replySettings.find(asked!.id)).not.toBeNull();
  });

  it('leaves a declaration by which Gift Aid was claimed', async () => {
    const home = { house: '12', address: 'High Street', town: 'Leicester', postcode: 'LE4 6XX' };
    const person = {
      title: 'Mrs',
      firstName: 'Ila',
      lastName: 'Rao',
      name: 'Ila Rao',
      email: 'ila@example.org',
    };
    const declared = { declaredOn: '2024-05-06', cover: 'from now on', declarationMethod: 'Paper' };
    const fields = { ...person, ...home, ...declared };
    const id = await broughtIn('DONORS', [{ subject: 'gift-aid-declaration', fields }]);
    const claims = claimDesk(app);
    const { dataSource } = app.database;
    const [{ donorId }] = await dataSource.query(`SELECT id AS "donorId" FROM donor WHERE name = 'Ila Rao'`);
    await claims.donation(donorId, { pence: 5000, on: ON });
    await claims.claimed();
    expect(await undone(id)).toMatchObject({ UNDONE: 0, KEPT: 1 });
    const [{ count }] = await dataSource.query(
      `SELECT count(*)::integer AS count FROM gift_aid_claim_gift
        WHERE declaration_id = (SELECT record_id FROM import_row WHERE run_id = $1)`,
      [id],
    );
    expect(count).toBe(1);
  });

  it('leaves a donation that a declaration is for or that Gift Aid knows of, names it beforehand, and goes on', async () => {
    const gift = { receivedOn: '2024-02-03', amount: '25', type: 'Navratri', paymentMethod: '' };
    const names = ['Gone Mehta', 'Declared Mehta', 'Noted Mehta'];
    const id = await broughtIn(
      'DONORS',
      names.map((name) => ({
        subject: 'donation' as const,
        fields: {
          ...gift,
          donorName: name,
          name,
          email: `${name.slice(0, 4)}@example.org`,
          phone: '',
          message: '',
        },
      })),
    );
    const { dataSource } = app.database;
    const claims = claimDesk(app);
    const [declared, noted] = await dataSource.query(
      `SELECT id, donor_id FROM donation WHERE donor_name IN ('Declared Mehta', 'Noted Mehta') ORDER BY donor_name`,
    );
    await dataSource.query(
      `UPDATE gift_aid_declaration SET cover = 'THIS_GIFT', covers_gift_alone = true, donation_id = $2 WHERE id = $1`,
      [await claims.declare(declared.donor_id), declared.id],
    );
    await claims.done('note', { donationId: noted.id, input: { isOwnMoney: false, benefit: '' } });
    expect(await services().imports.changedSince(id)).toEqual(['Declared Mehta', 'Noted Mehta']);
    expect(await undone(id)).toMatchObject({ UNDONE: 1, KEPT: 2 });
  });

  it('leaves what the database refuses to remove since something names it, and goes on', async () => {
    const id = await broughtIn(
      'COMMITTEE',
      ['Unnamed Vyas', 'Named Vyas'].map((name) => ({
        subject: 'committee-member',
        fields: { name, designation: 'Member', description: 'Helps' },
      })),
    );
    const { dataSource } = app.database;
    await dataSource.query('CREATE TABLE of_member (member_id integer REFERENCES committee_member)');
    await dataSource.query(`INSERT INTO of_member SELECT id FROM committee_member WHERE name = 'Named Vyas'`);
    expect(await undone(id)).toMatchObject({ UNDONE: 1, KEPT: 1 });
    await dataSource.query('DROP TABLE of_member');
  });
});
