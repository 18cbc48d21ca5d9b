import { describe, expect, it } from 'vitest';
import type { BankLayout } from '../../../../rules/bank-statements.ts';
import { readContent } from '../../../files/spreadsheets/read-sheet-fixtures.ts';
import { readStatement } from './read-statement.ts';
import { fromHeadings, recognise } from './statement-layout.ts';

/** A bank's file, its columns recognised. */
async function read(content: string | Buffer, reading: Partial<BankLayout> = {}) {
  const sheet = fromHeadings(await readContent(content));
  const layout = { ...recognise(sheet.columns), ...reading } as BankLayout;
  const { lines, unreadable, ...rest } = readStatement(sheet, layout, undefined);
  return {
    ...rest,
    lines: lines.map(({ day, description, amountPence }) => [day, description, amountPence]),
    unreadable: unreadable.map(({ number, problem, label }) => [number, problem, label]),
  };
}

const signed = (...rows: string[]) =>
  ['Date,Description,Amount', '13/10/2026,RENT,-1.00', ...rows].join('\n');
const RENT = ['2026-10-13', 'RENT', -100];

describe('a row that holds more than a row', () => {
  it('because a quotation mark in it is never closed, is named where it opens', async () => {
    const { unreadable, lines } = await read(signed('14/10/2026,"R SHAH,51.00', '15/10/2026,B,6.00'));
    expect(lines).toEqual([RENT]);
    expect(unreadable).toEqual([[3, 'rowQuoteOpen', expect.stringContaining('R SHAH')]]);
  });

  it.each([
    ['the next quoted cell', '15/10/2026,"B",6.00'],
    ['a stray mark', '15/10/2026,B",6.00'],
  ])('because its quotation mark is closed by that of %s, is named', async (_what, next) => {
    const { unreadable } = await read(signed('14/10/2026,"R SHAH,51.00', next, '16/10/2026,C,7.00'));
    expect(unreadable).toMatchObject([[3, 'rowQuoteOpen', expect.any(String)]]);
  });

  it('is none where a bank leaves a quotation mark of a payer as it is', async () => {
    const { lines } = await read(signed('14/10/2026,"R "BOB" SHAH",51.00', '15/10/2026,B,6.00'));
    expect(lines).toEqual([RENT, ['2026-10-14', 'R "BOB" SHAH', 5100], ['2026-10-15', 'B', 600]]);
  });

  it('of several kinds of line ends is not joined to the next', async () => {
    const { lines } = await read('Date,Description,Amount\r\n14/10/2026,A,-5.00\n15/10/2026,B,6.00\n');
    expect(lines).toEqual([
      ['2026-10-14', 'A', -500],
      ['2026-10-15', 'B', 600],
    ]);
  });
});

describe('a row that a comma has moved', () => {
  it.each([
    ['R SHAH,1,051.00', 'rowTooWide'],
    ['R SHAH 1,051.00', 'amountCut'],
  ])('%s is named', async (cells, problem) => {
    const { unreadable, lines } = await read(signed(`14/10/2026,${cells}`));
    expect(lines).toEqual([RENT]);
    expect(unreadable).toEqual([[3, problem, expect.stringContaining('R SHAH')]]);
  });

  it('is told by the other rows where there are no headings', async () => {
    const rows = ['13/10/2026,A,-5.00', '14/10/2026,R SHAH,1,051.00', '15/10/2026,B,6.00'].join('\n');
    const { unreadable } = await read(rows, { day: 0, descriptions: [1], amount: 2 });
    expect(unreadable).toMatchObject([[2, 'rowTooWide', 'R SHAH']]);
  });

  it('is told by its cells where the last of them is empty', async () => {
    const rows = ['14/10/2026,R SHAH,-1,051.00,', '15/10/2026,B,6.00,'];
    const { unreadable } = await read(['Date,Description,Amount,Notes', ...rows].join('\n'));
    expect(unreadable).toEqual([[2, 'rowTooWide', 'R SHAH 051.00']]);
  });

  const COOP = 'Date,Description,Type,Money In,Money Out,Balance';
  it('in its text alone is put together again, as the Co-operative Bank needs it', async () => {
    const rows = ['14/10/2026,R SHAH, LEICESTER,CREDIT,51.00,,151.00', '13/10/2026,WATER,DD,,7.20,100.00'];
    const { lines, unreadable, balanceBreak } = await read([COOP, ...rows].join('\n'));
    expect([unreadable, balanceBreak]).toEqual([[], undefined]);
    expect(lines).toEqual([
      ['2026-10-14', 'R SHAH, LEICESTER', 5100],
      ['2026-10-13', 'WATER', -720],
    ]);
  });

  it.each([
    '14/10/2026,R SHAH,CREDIT,1,251.00,,1402.00',
    '14/10/2026,R SHAH,CREDIT,51.00,,1,251.00',
    '14/10/2026,R SHAH, LEICESTER,CREDIT,1,251.00,,1402.00',
    '14/10/2026,R SHAH,51.00,CREDIT,,,151.00',
  ])('in an amount, or perhaps in one, stays named: %s', async (row) => {
    const { lines, unreadable } = await read([COOP, row, '13/10/2026,WATER,DD,,7.20,100.00'].join('\n'));
    expect(lines).toHaveLength(1);
    expect(unreadable).toMatchObject([[2, 'rowTooWide', expect.any(String)]]);
  });

  it('in an amount before its text is named, also where the rest of it has letters', async () => {
    const rows = ['14/10/2026,1,051.00 CR,R SHAH', '13/10/2026,7.20 DR,WATER'];
    const { lines, unreadable } = await read(['Date,Amount,Description', ...rows].join('\n'));
    expect(lines).toEqual([['2026-10-13', 'WATER', -720]]);
    expect(unreadable).toMatchObject([[2, 'rowTooWide', expect.any(String)]]);
  });

  it('is none where every row ends with a comma', async () => {
    const { unreadable, lines } = await read(
      'Date,Description,Amount\n\n14/10/2026,A,-5.00,\n15/10/2026,B,6.00,\n',
    );
    expect([unreadable, lines.length]).toEqual([[], 2]);
  });
});

it.each(['@SMJ', '-SMJ', '+SMJ', '=SMJ', '=1+1', '@SUM(A1)'])(
  'a reference %s of a payer is text and stops nothing',
  async (reference) => {
    const { lines, unreadable } = await read(signed(`14/10/2026,${reference},0.01`));
    expect(unreadable).toEqual([]);
    expect(lines[1]).toEqual(['2026-10-14', reference, 1]);
  },
);

describe('a file of', () => {
  it('Santander has four lines for each movement', async () => {
    const blocks = (...rows: [string, string, string][]) =>
      rows.map(([day, text, amount]) =>
        [`Date: ${day}`, `Description: ${text}`, `Amount: ${amount} GBP`, 'Balance: 100.00 GBP', ''].join(
          '\n',
        ),
      );
    const above = 'From: 01/09/2026 to 30/09/2026\n\nAccount: XXXX XXXX XXXX 1234\n\n';
    const movements = blocks(
      ['14/09/2026', 'CARD PAYMENT TO A, B & CO', '-1.00'],
      ['13/09/2026', 'FASTER PAYMENTS RECEIPT REF: SMJ FROM R SHAH', '1,051.00'],
    );
    const content = (above + movements.join('\n')).replaceAll(': ', ':\xa0').replaceAll(' GBP', '\xa0GBP');
    const { lines, unreadable } = await read(Buffer.from(content.replaceAll('\n', '\r\n'), 'latin1'));
    expect(unreadable).toEqual([]);
    expect(lines).toEqual([
      ['2026-09-14', 'CARD PAYMENT TO A, B & CO', -100],
      ['2026-09-13', 'FASTER PAYMENTS RECEIPT REF: SMJ FROM R SHAH', 105_100],
    ]);
  });

  it('midata has its amounts under Debit/Credit, and a footer', async () => {
    const { lines, setAside } = await read(
      ' Date,Type,Merchant/Description,Debit/Credit,Balance\n\n13/10/2026,FPI,R SHAH,+£51.00,+£151.00\n12/10/2026,DD,WATER,-£1.00,+£100.00\n\nArranged overdraft limit,13/10/2026,+£0.00\n',
    );
    expect(lines).toEqual([
      ['2026-10-13', 'R SHAH', 5100],
      ['2026-10-12', 'WATER', -100],
    ]);
    expect(setAside).toMatchObject([{ number: 6, problem: 'bankRowWithoutAmount' }]);
  });

  it('NatWest has blanks behind the commas of its headings, and a comma at the end of rows', async () => {
    const { lines, unreadable } = await read(
      `Date, Type, Description, Value, Balance, Account Name, Account Number\n\n14 Nov 2026,BAC,"'R SHAH , SMJ-AB12 , FP 14/11/26 0910 , 1234",51.00,151.00,"'SAMAJ","'600000-12345678",\n13 Nov 2026,D/D,"'WATER",-1.00,100.00,"'SAMAJ","'600000-12345678",\n`,
    );
    expect(unreadable).toEqual([]);
    // The mark with which spreadsheets say that a cell is a text is none of the bank's words.
    expect(lines).toEqual([
      ['2026-11-14', 'R SHAH , SMJ-AB12 , FP 14/11/26 0910 , 1234', 5100],
      ['2026-11-13', 'WATER', -100],
    ]);
  });

  it.each([
    [
      'Handelsbanken',
      'Account,Transaction Date,Description,Debt Value,Credit Value',
      '1,20261013,A,,5.00',
      500,
    ],
    [
      'Starling',
      'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP)',
      '13/10/2026,A,,FPI,-5.00,1.00',
      -500,
    ],
    ['Barclays of old', 'Account,Date,OriginalDescription,Amount,L1Tag', '1,13/10/2026,A,-5.00,x', -500],
    [
      'Monzo of old',
      'Date,Name,Amount,Currency,Notes,Description',
      '2026-10-13 09:01:00 +0000,,-5.00,GBP,A,A',
      -500,
    ],
  ])('%s is recognised', async (_bank, heading, row, pence) => {
    const { lines, unreadable } = await read(`${heading}\n${row}\n`);
    expect(unreadable).toEqual([]);
    expect(lines).toEqual([['2026-10-13', 'A', pence]]);
  });

  it('HSBC has no headings', async () => {
    const rows =
      '14/11/2026,"R SHAH                        CR","1,051.00"\n13/11/2026,"WATER                         DD",-10.99\n';
    const { lines } = await read(rows, { day: 0, descriptions: [1], amount: 2 });
    expect(lines).toEqual([
      ['2026-11-14', 'R SHAH CR', 105_100],
      ['2026-11-13', 'WATER DD', -1099],
    ]);
  });

  it('several banks has its headings again in its midst', async () => {
    const { lines, unreadable, setAside } = await read(
      signed('14/10/2026,A,5.00', 'Date,Description,Amount', '15/10/2026,B,6.00'),
    );
    expect([lines.length, unreadable, setAside]).toEqual([3, [], []]);
  });
});
