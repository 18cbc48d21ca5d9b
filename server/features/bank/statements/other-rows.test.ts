import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { BankLayout } from '../../../../rules/bank-statements.ts';
import { readContent } from '../../../files/spreadsheets/read-sheet-fixtures.ts';
import { readStatement } from './read-statement.ts';
import { fromHeadings, recognise } from './statement-layout.ts';

async function read(content: string | Buffer, unsigned?: 'IN' | 'OUT') {
  const sheet = fromHeadings(await readContent(content));
  const layout = recognise(sheet.columns) as BankLayout;
  const { lines, unreadable, setAside, unclear, balanceBreak } = readStatement(sheet, layout, undefined, {
    unsigned,
  });
  return {
    lines: lines.map(({ description, amountPence }) => [description, amountPence]),
    unreadable: unreadable.map(({ number, problem }) => [number, problem]),
    setAside: setAside.map(({ number, problem, label }) => [number, problem, label]),
    unclear: unclear.map(({ number, label }) => [number, label]),
    balanceBreak,
  };
}

describe('money of another currency', () => {
  it.each(['Amount (EUR)', 'Amount EUR', 'Amount (€)', 'Value in USD'])(
    'under %s is refused',
    async (heading) => {
      const sheet = fromHeadings(await readContent(`Date,Description,${heading}\n14/10/2026,A,-5.00\n`));
      const layout = { day: 0, descriptions: [1], amount: 2 };
      expect(() => readStatement(sheet, layout, undefined)).toThrowError(
        expect.objectContaining({ messageKey: 'bankOtherCurrency', field: 'layout' }),
      );
    },
  );

  it('beside that of the site is not the one that is taken', async () => {
    const { lines } = await read('Date,Description,Amount (EUR),Amount (GBP)\n14/10/2026,A,-6.00,-5.00\n');
    expect(lines).toEqual([['A', -500]]);
  });

  it('is named by a column Currency, and by the amount', async () => {
    const rows = [
      '14/10/2026,A,-5.00,GBP',
      '14/10/2026,B,6.00,EUR',
      '14/10/2026,C,€7.00,',
      '14/10/2026,D,8.00,',
    ];
    const { lines, unreadable } = await read(['Date,Description,Amount,Currency', ...rows].join('\n'));
    expect(unreadable).toEqual([
      [3, 'otherCurrency'],
      [4, 'otherCurrency'],
    ]);
    expect(lines).toEqual([
      ['A', -500],
      ['D', 800],
    ]);
  });
});

describe('what did not happen', () => {
  it('as Revolut gives it is set aside and listed, and the rest comes in', async () => {
    const rows = [
      'TRANSFER,Current,2026-10-13 09:00:00,2026-10-13 09:00:01,A,-5.00,0.00,GBP,COMPLETED,95.00',
      'TRANSFER,Current,2026-10-14 09:00:00,,B,6.00,0.00,GBP,PENDING,',
      'TRANSFER,Current,2026-10-14 09:00:00,2026-10-14 09:00:01,C,7.00,0.00,GBP,REVERTED,',
      'TRANSFER,Current,2026-10-15 09:00:00,2026-10-15 09:00:01,D,8.00,0.00,GBP,COMPLETED,103.00',
    ];
    const heading = 'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance';
    const { lines, unreadable, setAside, balanceBreak } = await read([heading, ...rows].join('\n'));
    expect([unreadable, balanceBreak]).toEqual([[], undefined]);
    expect(lines).toEqual([
      ['A', -500],
      ['D', 800],
    ]);
    expect(setAside).toEqual([
      [3, 'bankRowPending', 'B'],
      [4, 'bankRowReverted', 'C'],
    ]);
  });

  it('is said by some banks where the day would be', async () => {
    const { lines, setAside } = await read('Date,Description,Amount\nPending,A,-5.00\n14/10/2026,B,-6.00\n');
    expect(lines).toEqual([['B', -600]]);
    expect(setAside).toEqual([[2, 'bankRowPending', 'A']]);
  });

  it('has no amount, and is listed too', async () => {
    const { setAside } = await read(
      'Date,Description,Amount\n14/10/2026,A,-5.00\n,Arranged overdraft limit,\n14/10/2026,C,0.00\n',
    );
    expect(setAside).toEqual([
      [3, 'bankRowWithoutAmount', 'Arranged overdraft limit'],
      [4, 'bankRowWithoutAmount', 'C'],
    ]);
  });
});

it('a fee beside an amount is a movement of its own', async () => {
  const heading = 'Date,Description,Amount,Fee,Balance';
  const { lines, balanceBreak } = await read(
    `${heading}\n13/10/2026,A,-5.00,0.50,94.50\n14/10/2026,B,6.00,0.00,100.50\n15/10/2026,C,100.00,1.20,199.30\n`,
  );
  expect(lines).toEqual([
    ['A', -500],
    ['A · Fee', -50],
    ['B', 600],
    ['C', 10_000],
    ['C · Fee', -120],
  ]);
  expect(balanceBreak).toBeUndefined();
});

describe('amounts without a sign', () => {
  const heading = 'Date;Details;Amount;Balance';
  const rows = ['13/10/2026;A;5.00;105.00', '14/10/2026;RENT;40.00;65.00', '15/10/2026;B;6.00;71.00'];

  it.each([
    ['oldest first', [...rows], [['A'], ['RENT'], ['B']]],
    ['newest first', [...rows].reverse(), [['B'], ['RENT'], ['A']]],
  ])(
    'have their direction from the balance, %s; that of the oldest is asked',
    async (_order, inOrder, order) => {
      const amounts: Record<string, number> = { RENT: -4000, B: 600 };
      const content = [heading, ...inOrder].join('\n');
      const asked = await read(content);
      expect(asked.unclear).toEqual([[inOrder.indexOf(rows[0]!) + 2, 'A']]);
      const expected = (oldest: number) => order.map(([name = '']) => [name, amounts[name] ?? oldest]);
      expect(await read(content, 'IN')).toMatchObject({ lines: expected(500), balanceBreak: undefined });
      expect((await read(content, 'OUT')).lines).toEqual(expected(-500));
    },
  );

  it.each([
    ['Debit', 'Credit'],
    ['DR', 'CR'],
    ['Money out', 'Money in'],
  ])('have it from a column that says %s or %s', async (out, into) => {
    const content = `Date,Details,Amount,Debit/Credit\n13/10/2026,A,5.00,${into}\n14/10/2026,RENT,40.00,${out}\n`;
    expect(await read(content)).toMatchObject({
      lines: [
        ['A', 500],
        ['RENT', -4000],
      ],
      unclear: [],
    });
  });

  it('that contradict such a column are named', async () => {
    const content =
      'Date,Details,Amount,Type\n13/10/2026,A,5.00,Debit\n14/10/2026,B,-6.00,Debit\n15/10/2026,C,7.00,Credit\n';
    expect((await read(content)).unreadable).toEqual([[3, 'bankDirectionUnclear']]);
  });

  it('and without anything that tells are asked about', async () => {
    const content = 'Date,Details,Amount\n13/10/2026,A,5.00\n14/10/2026,B,6.00\n';
    expect((await read(content)).unclear).toEqual([
      [2, 'A'],
      [3, 'B'],
    ]);
    expect((await read(content, 'OUT')).lines).toEqual([
      ['A', -500],
      ['B', -600],
    ]);
  });

  it.each(['-1.00', '+1.00', '1.00 CR', '(1.00)'])(
    'are not meant where one row has a sign: %s',
    async (amount) => {
      const { unclear, lines } = await read(
        `Date,Details,Amount\n13/10/2026,A,5.00\n14/10/2026,B,${amount}\n`,
      );
      expect(unclear).toEqual([]);
      expect(lines[0]).toEqual(['A', 500]);
    },
  );

  it('are not meant where what came in and what went out have a column each', async () => {
    const { unclear, lines } = await read(
      'Date,Details,Paid in,Paid out\n13/10/2026,A,5.00,\n14/10/2026,B,,6.00\n',
    );
    expect(unclear).toEqual([]);
    expect(lines).toEqual([
      ['A', 500],
      ['B', -600],
    ]);
  });

  it('are not told by balances that do not follow from them', async () => {
    const content = 'Date,Details,Amount,Balance\n13/10/2026,A,5.00,100.00\n14/10/2026,B,6.00,107.00\n';
    expect((await read(content)).unclear).toEqual([
      [2, 'A'],
      [3, 'B'],
    ]);
  });

  it('are not told by single letters under a heading that says nothing of it', async () => {
    const rows = '13/10/2026,A,5.00,C\n14/10/2026,B,6.00,D\n';
    expect((await read(`Date,Details,Amount,Kind\n${rows}`)).unclear).toHaveLength(2);
    expect((await read(`Date,Details,Amount,Debit/Credit\n${rows}`)).unclear).toEqual([]);
  });
});

it('a row that says that money came in and went out at once is named', async () => {
  const content = 'Date,Details,Paid in,Paid out\n13/10/2026,A,5.00,\n14/10/2026,B,7.00,6.00\n';
  expect(await read(content)).toMatchObject({ lines: [['A', 500]], unreadable: [[3, 'invalidBankAmount']] });
});

it('a text that is cut within a sign is without it, as nothing can store half of one', async () => {
  const words = `R SHAH ${'x'.repeat(492)}`;
  const { lines } = await read(`Date,Details,Amount\n13/10/2026,${words}😀,-5.00\n`);
  expect(lines).toEqual([[words, -500]]);
});

it('a formula where the amount would be is named, and one in another column is in nobody’s way', async () => {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('Bank');
  sheet.addRow(['Date', 'Details', 'Amount', 'Note']);
  sheet.addRow(['13/10/2026', 'A', { formula: '1-6', result: -5 }, '']);
  sheet.addRow(['14/10/2026', 'B', '-6.00', { formula: 'B2', result: 'A' }]);
  expect(await read(Buffer.from(await book.xlsx.writeBuffer()))).toMatchObject({
    ...{ lines: [['B', -600]], unreadable: [[2, 'cellHasFormula']] },
  });
});
