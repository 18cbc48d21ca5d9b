import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { bankDesk, csv, DAY } from '../bank/bank-fixtures.ts';
import { positions, type Reading, sheetsOf, UNDO } from './sheet-import-fixtures.ts';

const app = sharedTestApp();

let token: string;
beforeEach(async () => {
  token = await adminToken(app);
});
const { finished, bringIn, preview } = sheetsOf(app, () => token);

describe('a spreadsheet of past donations', () => {
  const READING: Reading = {
    subject: 'DONATIONS',
    columns: positions({ receivedOn: 0, donorName: 1, amount: 2, type: 3, email: 4 }),
  };

  it('adds them as paid on their day, two equal ones of a day as two, without an account and a letter', async () => {
    await app.features.services.donationTypes.save({ userId: 0, name: '' }, 'new', {
      name: 'Roof fund',
      column: 'FESTIVAL',
      fee: '',
      isActive: true,
    });
    const mails = app.messages.mails.length;
    const csv = [
      'Date,Donor,Amount,For,E-mail',
      '2019-10-27,Meena Patel,"£1,250.50",roof FUND,',
      '2019-10-27,Box,10,Roof fund,',
      '2019-10-27,Box,10,Roof fund,',
      '2019-10-27,Asha,10,No such fund,',
      '2099-10-27,Asha,10,Roof fund,',
      '2019-10-27,Asha,0,Roof fund,',
    ].join('\n');
    const run = await bringIn(csv, READING);
    expect(run.counts).toMatchObject({ created: 3, refused: 3 });
    expect((await bringIn(csv, READING)).counts).toMatchObject({ created: 0, known: 3 });
    const [head, ...rows] = csv.split('\n');
    const sortedOtherwise = [head, ...rows.reverse()].join('\n');
    expect((await bringIn(sortedOtherwise, READING)).counts).toMatchObject({ created: 0, known: 3 });
    const ledger = `{ donations(filter: { search: "Meena Patel" }) {
      items { donorName amountPence status receivedOn userId typeName } } }`;
    const { data, errors } = await graphql(app, { query: ledger, token });
    expect(errors).toBeUndefined();
    expect(data.donations.items).toEqual([
      {
        donorName: 'Meena Patel',
        amountPence: 125_050,
        status: 'PAID',
        receivedOn: '2019-10-27',
        userId: null,
        typeName: 'Roof fund',
      },
    ]);
    await app.outboxSender.sendDue();
    expect(app.messages.mails).toHaveLength(mails);
    // What the treasurer has looked at for Gift Aid stays.
    const [box] = await app.database.dataSource.query(
      `SELECT min(id) AS id FROM donation WHERE donor_name = 'Box' AND received_on = '2019-10-27'`,
    );
    await app.features.services.giftAidGifts.note(
      OPERATOR,
      { id: box.id },
      { isOwnMoney: false, benefit: '' },
    );
    await graphql(app, { query: UNDO, token, variables: { id: run.id } });
    expect((await finished(run.id)).counts).toMatchObject({ undone: 2, kept: 1 });
  });

  it('knows again what was kept, and brings in again what was undone', async () => {
    const csv = [
      'Date,Donor,Amount,For,E-mail',
      '2018-05-06,Rupal,20,Navratri,',
      '2018-05-06,Sonal,20,Navratri,',
    ].join('\n');
    const run = await bringIn(csv, READING);
    const [{ id }] = await app.database.dataSource.query(
      `SELECT id FROM donation WHERE donor_name = 'Rupal'`,
    );
    await app.features.services.giftAidGifts.note(OPERATOR, { id }, { isOwnMoney: false, benefit: '' });
    await graphql(app, { query: UNDO, token, variables: { id: run.id } });
    expect((await finished(run.id)).counts).toMatchObject({ undone: 1, kept: 1 });
    // The number of the receipt stays used.
    const receipts = await app.database.dataSource.query(
      `SELECT donation_id, voided_at IS NOT NULL AS void FROM receipt ORDER BY void`,
    );
    expect(receipts.slice(-1)).toEqual([{ donation_id: null, void: true }]);
    const shown = await preview(csv, { subject: 'DONATIONS' });
    expect(shown.rows).toMatchObject({ known: 1, created: 1, refused: [] });
    const again = await bringIn(csv, READING);
    expect(again.counts).toMatchObject({ known: 1, created: 1 });
    const [known] = await app.database.dataSource.query(
      `SELECT record_id FROM import_row WHERE run_id = $1 AND state = 'KNOWN'`,
      [again.id],
    );
    expect(known.record_id).toBe(id);
    const rows = await app.database.dataSource.query(
      `SELECT donor_name FROM donation WHERE donor_name IN ('Rupal', 'Sonal') ORDER BY 1`,
    );
    expect(rows).toHaveLength(2);
  });

  it('of a day are two when anything tells them apart: who, what for, how much, or the e-mail', async () => {
    const first = ['2018-07-08', 'Nayan', '30', 'Navratri', 'nayan@example.org'];
    const others = ['2018-07-09', 'Nayana', '31', 'Diwali and Annakut', 'nayana@example.org'];
    const sheet = (rows: string[][]) =>
      ['Date,Donor,Amount,For,E-mail', ...rows.map((cells) => cells.join(','))].join('\n');
    expect((await bringIn(sheet([first]), READING)).counts).toMatchObject({ created: 1 });
    const each = others.map((other, at) => first.with(at, other));
    expect((await bringIn(sheet(each), READING)).counts).toMatchObject({ created: 5, known: 0 });
    expect((await bringIn(sheet([first]), READING)).counts).toMatchObject({ created: 0, known: 1 });
  });

  it.each([
    ['£51.00', '51'],
    ['51', '51.0'],
    ['51.5', '£51.50'],
    ['1051', '"1,051.00"'],
  ])('are known when the amount is spelled otherwise: %s, then %s', async (first, again) => {
    const sheet = (...amounts: string[]) => {
      const rows = amounts.map((amount) => `2018-09-10,Ojas ${first},${amount},Navratri,ojas@example.org`);
      return ['Date,Donor,Amount,For,E-mail', ...rows].join('\n');
    };
    expect((await bringIn(sheet(first), READING)).counts).toMatchObject({ created: 1 });
    expect((await bringIn(sheet(again), READING)).counts).toMatchObject({ created: 0, known: 1 });
    // Two of a file are two, however each is spelled.
    expect((await preview(sheet(again, first), { subject: 'DONATIONS' })).rows).toMatchObject({
      ...{ created: 1, known: 1 },
    });
  });

  it('are known when names and addresses have other blanks, or marks that nobody sees', async () => {
    const sheet = (name: string, type: string, email: string) =>
      `Date,Donor,Amount,For,E-mail\n2018-10-11,${name},51,${type},${email}`;
    await bringIn(sheet('Urmi Rao', 'Navratri', 'urmi@example.org'), READING);
    const again = sheet('\u200eURMI\u00a0 Rao\u200b', 'navratri\u200b', '\u202aUrmi@example.org\u202c');
    expect((await bringIn(again, READING)).counts).toMatchObject({ created: 0, known: 1 });
  });

  it('are known by the keys that they were given when amounts were compared as they are written', async () => {
    const sheet = (...amounts: string[]) => {
      const rows = amounts.map((amount) => `2018-11-12,Vidya Rao,${amount},Navratri,`);
      return ['Date,Donor,Amount,For,E-mail', ...rows].join('\n');
    };
    const run = await bringIn(sheet('51', '51.0'), READING);
    const written = ['2018-11-12', 'vidya rao', '51', 'navratri', '', '0'];
    for (const [at, amount] of ['51', '51.0'].entries()) {
      const key = createHash('sha256').update(JSON.stringify(written.with(2, amount)));
      await app.database.dataSource.query(
        'UPDATE import_row SET source_key = $3 WHERE run_id = $1 AND number = $2',
        [run.id, at + 2, key.digest('hex')],
      );
    }
    for (const again of [sheet('51', '51.0'), sheet('51.0', '51')])
      expect((await bringIn(again, READING)).counts).toMatchObject({ created: 0, known: 2 });
    expect((await preview(sheet('51', '51.0', '51.00'), { subject: 'DONATIONS' })).rows).toMatchObject({
      ...{ created: 1, known: 2 },
    });
    expect((await bringIn(sheet('51.00'), READING)).counts).toMatchObject({ created: 0, known: 1 });
  });

  it('without an e-mail are those of one donor of that name, who has neither e-mail nor account', async () => {
    const csv = [
      'Date,Donor,Amount,For,E-mail',
      '2017-01-02,Hemlata Joshi,20,Navratri,',
      '2017-02-03,hemlata JOSHI,30,Navratri,',
      '2017-03-04,Hemlata Joshi,40,Navratri,hemlata@example.org',
    ].join('\n');
    const run = await bringIn(csv, READING);
    const { dataSource } = app.database;
    const donations = await dataSource.query<{ pence: number; donor: number; email: string }[]>(
      `SELECT amount_pence AS pence, donor.id AS donor, donor.email FROM donation
         JOIN donor ON donor.id = donation.donor_id WHERE donor_name ILIKE 'Hemlata Joshi' ORDER BY 1`,
    );
    expect(donations.map(({ email }) => email)).toEqual(['', '', 'hemlata@example.org']);
    expect(new Set(donations.map(({ donor }) => donor)).size).toBe(2);
    await graphql(app, { query: UNDO, token, variables: { id: run.id } });
    await finished(run.id);
    expect(await dataSource.query(`SELECT FROM donor WHERE name ILIKE 'Hemlata Joshi'`)).toEqual([]);
  });

  it('say how they were paid; what the site does not know by name is asked, and remembered in the answer', async () => {
    const csv = [
      'Date,Donor,Amount,For,How paid',
      '2016-01-02,Kamal Shah,20,Navratri,Bank transfer',
      '2016-02-03,Kamal Shah,30,Navaratri Utsav,રોકડ',
      '2016-03-04,Kamal Shah,40,navaratri utsav,Paytm QR',
    ].join('\n');
    const first = await preview(csv, { subject: 'DONATIONS' });
    expect(first.columns.map(({ field }: { field: string }) => field)).toContain('paymentMethod');
    expect(first.rows).toMatchObject({ created: 1 });
    expect(first.unknownValues).toEqual([
      { field: 'type', written: 'Navaratri Utsav', rows: 2, choices: expect.arrayContaining(['Navratri']) },
      {
        field: 'paymentMethod',
        written: 'Paytm QR',
        rows: 1,
        choices: expect.arrayContaining(['CASH', 'TRANSFER']),
      },
    ]);
    const reading: Reading = {
      subject: 'DONATIONS',
      values: [
        { field: 'type', written: 'Navaratri Utsav', meant: 'Navratri' },
        { field: 'paymentMethod', written: 'Paytm QR', meant: 'ONLINE' },
      ],
    };
    expect((await preview(csv, reading)).rows).toMatchObject({ created: 3, refused: [] });
    const columns = positions({ receivedOn: 0, donorName: 1, amount: 2, type: 3, paymentMethod: 4 });
    await bringIn(csv, { ...reading, columns });
    const donations = await app.database.dataSource.query(
      `SELECT payment_method AS "paymentMethod", type_name AS type FROM donation WHERE donor_name = 'Kamal Shah' ORDER BY amount_pence`,
    );
    expect(donations).toEqual([
      { paymentMethod: 'TRANSFER', type: 'Navratri' },
      { paymentMethod: 'CASH', type: 'Navratri' },
      { paymentMethod: 'ONLINE', type: 'Navratri' },
    ]);
    expect((await bringIn(csv, { ...reading, columns })).counts).toMatchObject({ created: 0, known: 3 });
  });

  it('keeps what a line of a bank statement has been said to pay, also when that was undone', async () => {
    const run = await bringIn(
      ['Date,Donor,Amount,For,E-mail', '2017-05-06,Parul,20,Navratri,', '2017-05-06,Leena,20,Navratri,'].join(
        '\n',
      ),
      READING,
    );
    const [{ id: donationId }] = await app.database.dataSource.query(
      `SELECT id FROM donation WHERE donor_name = 'Parul'`,
    );
    const bank = bankDesk(app);
    const { lines } = await bank.bringIn(csv([DAY, 'FPI PARUL', '20.00']));
    const { id, version } = lines[0]!;
    const paid = await bank.done('pay', { id, version, payments: [{ donationId, pence: 2000 }] });
    await bank.done('undo', { id, version: paid.version });
    await graphql(app, { query: UNDO, token, variables: { id: run.id } });
    expect((await finished(run.id)).counts).toMatchObject({ undone: 1, kept: 1 });
    const [row] = await app.database.dataSource.query(
      `SELECT problem FROM import_row WHERE run_id = $1 AND state = 'KEPT'`,
      [run.id],
    );
    expect(row.problem).toBe('paidByBankStatement');
  });
});
