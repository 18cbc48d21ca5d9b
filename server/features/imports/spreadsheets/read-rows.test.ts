import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import { sheetFields } from '../../../../rules/sheet-fields.ts';
import { fromHeadings } from '../../../files/spreadsheets/find-headings.ts';
import { readContent } from '../../../files/spreadsheets/read-sheet-fixtures.ts';
import { matchColumns } from './match-columns.ts';
import { readRows } from './read-rows.ts';
import { templateOf } from './template.ts';

const SITE = { asksSheri: true, languages: ['en', 'gu', 'te'], country: 'GB' };

describe('columns', () => {
  it('of our own template are found, and its needed ones have a star', async () => {
    const headings = {
      name: 'Name',
      email: 'E-mail',
      mobile: 'Mobile no.',
      address: 'Address',
      postcode: 'Post code',
      sheri: 'Sheri',
    };
    const template = await templateOf(sheetFields('USERS', SITE), headings, 'en');
    const book = new exceljs.Workbook();
    await book.xlsx.load(template as unknown as ArrayBuffer);
    const sheet = book.worksheets[0]!;
    sheet.addRow(['Asha', 'asha@example.org', '07700 900123']);
    const { columns } = await readContent(Buffer.from(await book.xlsx.writeBuffer()));
    expect(columns).toEqual(['Name *', 'E-mail *', 'Mobile no. *', 'Address', 'Post code', 'Sheri']);
    expect(matchColumns('USERS', SITE, columns)).toEqual({
      name: 0,
      email: 1,
      mobile: 2,
      address: 3,
      postcode: 4,
      sheri: 5,
    });
  });

  it('are found however they are written, each for one field', () => {
    expect(
      matchColumns('DONATIONS', SITE, ['Payer', 'DATE RECEIVED', 'Amount (£)', 'Fund', 'Colour']),
    ).toEqual({
      donorName: 0,
      receivedOn: 1,
      amount: 2,
      type: 3,
    });
    expect(matchColumns('EVENTS', SITE, ['Name', 'Event', 'When'])).toMatchObject({ name: 1, startsOn: 2 });
  });

  it('of one heading that two fields had the last time are one for each', () => {
    const remembered = { declaredOn: 'date', cancelledOn: 'date' };
    expect(matchColumns('DONORS', SITE, ['Name', 'Date', 'Date'], remembered)).toMatchObject({
      ...{ declaredOn: 1, cancelledOn: 2 },
    });
  });

  it.each([
    ['Name (Gujarati)', 'About [gu]', 'Position in Gujarati'],
    ['Gujarati name', 'About – ગુજરાતી', 'GUJARATI POSITION'],
    ['નામ', 'વર્ણન', 'હોદ્દો'],
  ])('with translations are told by the language: %s, %s, %s', (name, about, position) => {
    const headings = ['Name', 'About', 'Position', about, position, name, 'Name (Polish)'];
    expect(matchColumns('COMMITTEE', SITE, headings)).toEqual({
      name: 0,
      description: 1,
      designation: 2,
      'description.gu': 3,
      'designation.gu': 4,
      'name.gu': 5,
    });
    // Of a language that the site does not have, or of its first, there is no such field.
    expect(matchColumns('COMMITTEE', { ...SITE, languages: ['en'] }, headings)).toEqual({
      name: 0,
      description: 1,
      designation: 2,
    });
  });

  it('that may be days as well as times are left to people', () => {
    const found = matchColumns('EVENTS', SITE, ['Event', 'Date', 'From', 'To', 'Until']);
    expect(found).toEqual({ name: 0, startsOn: 1 });
  });

  it('are remembered from the last time', () => {
    const columns = ['Who', 'What they do', 'More'];
    const remembered = { name: 'who', designation: 'what they do', description: 'more' };
    expect(matchColumns('COMMITTEE', SITE, columns)).toEqual({});
    expect(matchColumns('COMMITTEE', SITE, columns, remembered)).toEqual({
      name: 0,
      designation: 1,
      description: 2,
    });
  });
});

describe('rows', () => {
  const rowsOf = async (csv: string, columns: Record<string, number>, dateOrder?: 'DAY_FIRST') =>
    readRows(
      fromHeadings(await readContent(csv), () => true),
      { fields: sheetFields('DONATIONS', SITE), columns, dateOrder },
    );
  const COLUMNS = { receivedOn: 0, donorName: 1, amount: 2, type: 3 };

  it('have all fields of their kind, and those that cannot be read say why', async () => {
    const csv = [
      'Date,Name,Amount,Fund',
      '2024-04-05,Asha,10.50,Hall',
      '2024-04-05,,10,Hall',
      'yesterday,Asha,10,Hall',
      '2024-04-05,Asha,ten,Hall',
      '2024-04-05,=A1,ten,Hall',
      '2024-04-05,Shah, R,10,Hall',
      '2024-04-05,#N/A,10,Hall',
      `2024-04-05,${'x'.repeat(10_001)},10,Hall`,
    ].join('\n');
    expect(await rowsOf(csv, COLUMNS)).toEqual([
      {
        number: 2,
        fields: {
          receivedOn: '2024-04-05',
          donorName: 'Asha',
          amount: '10.50',
          type: 'Hall',
          paymentMethod: '',
          email: '',
          phone: '',
          message: '',
        },
      },
      { number: 3, problem: { key: 'cellRequired', field: 'donorName' } },
      { number: 4, problem: { key: 'invalidDate', field: 'receivedOn' } },
      { number: 5, problem: { key: 'invalidAmount', field: 'amount' } },
      { number: 6, problem: { key: 'invalidAmount', field: 'amount' } },
      { number: 7, problem: { key: 'rowTooWide' } },
      { number: 8, problem: { key: 'cellHasError', field: 'donorName' } },
      { number: 9, problem: { key: 'cellTooLong', field: 'donorName' } },
    ]);
    const longest = await rowsOf(`Date,Name,Amount,Fund\n2024-04-05,${'x'.repeat(10_000)},10,Hall`, COLUMNS);
    expect(longest).toMatchObject([{ fields: { donorName: 'x'.repeat(10_000) } }]);
  });

  it('in another currency are named: by the amount, a column of currencies, or the heading', async () => {
    const csv =
      'Date,Name,Amount,Fund,Currency\n2024-04-05,Asha,€10,Hall,\n2024-04-05,Ravi,10,Hall,EUR\n2024-04-05,Leela,£10,Hall,GBP\n';
    expect(await rowsOf(csv, COLUMNS)).toMatchObject([
      { problem: { key: 'otherCurrency', field: 'amount' } },
      { problem: { key: 'otherCurrency', field: 'amount' } },
      { fields: { amount: '10' } },
    ]);
    expect(await rowsOf('Date,Name,Amount (EUR),Fund\n2024-04-05,Asha,10,Hall\n', COLUMNS)).toMatchObject([
      { problem: { key: 'otherCurrency', field: 'amount' } },
    ]);
  });

  it('below a quotation mark that is never closed are not counted as read: its row alone is named', async () => {
    const csv =
      'Date,Name,Amount,Fund\n2024-04-05,Asha,10,Hall\n2024-04-06,"Ravi,20,Hall\n2024-04-07,Leela,30,Hall\n';
    expect(await rowsOf(csv, COLUMNS)).toEqual([{ number: 3, problem: { key: 'rowQuoteOpen' } }]);
  });

  it('wait for an answer about their dates, and for the columns they need', async () => {
    const csv = 'Date,Name,Amount,Fund\n05/04/2024,Asha,10,Hall\n';
    await expect(rowsOf(csv, COLUMNS)).rejects.toMatchObject({
      messageKey: 'sheetDatesUnclear',
      field: 'receivedOn',
    });
    expect(await rowsOf(csv, COLUMNS, 'DAY_FIRST')).toMatchObject([{ fields: { receivedOn: '2024-04-05' } }]);
    // Nobody is asked what somebody has written for whom or what money is.
    const named = 'Date,Name,Amount,Fund\n2024-04-05,Asha,10,05/04/2024\n';
    expect(await rowsOf(named, COLUMNS)).toMatchObject([{ fields: { type: '05/04/2024' } }]);
    await expect(rowsOf(csv, { receivedOn: 0 }, 'DAY_FIRST')).rejects.toMatchObject({
      messageKey: 'sheetColumnsMissing',
      field: 'donorName',
    });
  });
});

it('a row with a formula in a column that counts names it, and one with a formula beside them is read', async () => {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('Donors');
  sheet.addRow(['Payer', 'Date received', 'Amount', 'Fund', 'Colour']);
  sheet.addRow(['Asha', '2024-02-03', { formula: '10+15', result: 25 }, 'Navratri', '']);
  sheet.addRow(['Ela', '2024-02-03', '25', 'Navratri', { formula: 'A2', result: 'red' }]);
  const read = fromHeadings(await readContent(Buffer.from(await book.xlsx.writeBuffer())), () => true);
  const fields = sheetFields('DONATIONS', SITE);
  const columns = matchColumns('DONATIONS', SITE, read.columns);
  expect(readRows(read, { fields, columns })).toMatchObject([
    { number: 2, problem: { key: 'cellHasFormula', field: 'amount' } },
    { number: 3, fields: { donorName: 'Ela', amount: '25' } },
  ]);
});
