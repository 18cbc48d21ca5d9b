import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import type { BankLayout } from '../../../../rules/bank-statements.ts';
import { readContent } from '../../../files/spreadsheets/read-sheet-fixtures.ts';
import { readStatement } from './read-statement.ts';
import { fromHeadings, recognise } from './statement-layout.ts';

type Rows = (string | number)[][];

/** A statement that somebody has laid out in Excel, its columns recognised. */
async function read(rows: Rows, merged: readonly string[], reading: Partial<BankLayout> = {}) {
  const workbook = new ExcelJS.Workbook();
  const worksheet = workbook.addWorksheet('November');
  worksheet.addRows(rows);
  for (const range of merged) worksheet.mergeCells(range);
  const sheet = fromHeadings(await readContent(Buffer.from(await workbook.xlsx.writeBuffer())));
  const layout = { ...recognise(sheet.columns), ...reading } as BankLayout;
  const { lines, unreadable, setAside } = readStatement(sheet, layout, undefined);
  expect([unreadable, setAside]).toEqual([[], []]);
  return {
    columns: sheet.columns,
    lines: lines.map(({ day, description, amountPence }) => [day, description, amountPence]),
  };
}

const HEADINGS = ['Date', 'Description', 'Paid in', 'Paid out'];
const ROWS: Rows = [
  ['14/11/2026', 'R SHAH', 51, ''],
  ['13/11/2026', 'WATER', '', 7.2],
];
const LINES = [
  ['2026-11-14', 'R SHAH', 5100],
  ['2026-11-13', 'WATER', -720],
];

describe('a workbook with merged cells', () => {
  it.each<[string, Rows, string[]]>([
    ['a title over all columns', [['Statement of account, November 2026', '', '', '']], ['A1:D1']],
    [
      'a title over rows and columns',
      [
        ['Statement', '', '', ''],
        ['', '', '', ''],
      ],
      ['A1:D2'],
    ],
    [
      'a title, and what it is about beside it',
      [
        ['Statement', '', 'Account', ''],
        ['November 2026', '', '12345678', ''],
      ],
      ['A1:B1', 'C1:D1', 'A2:B2', 'C2:D2'],
    ],
    ['a title that its writer repeats in each cell', [['November', 'November', 'November', 'November']], []],
  ])('has %s above its headings', async (_what, above, merged) => {
    expect(await read([...above, HEADINGS, ...ROWS], merged)).toEqual({ columns: HEADINGS, lines: LINES });
  });

  it('has a title that is repeated in each cell above headings that nobody knows', async () => {
    const headings = ['Tag', 'Text', 'Zugang', 'Abgang'];
    const title = ['November', 'November', 'November', 'November'];
    const reading = { day: 0, descriptions: [1], moneyIn: 2, moneyOut: 3 };
    expect(await read([title, headings, ...ROWS], [], reading)).toEqual({ columns: headings, lines: LINES });
  });

  it.each(['Amount', 'Movements'])(
    'has headings in two rows, one of them, %s, over two columns',
    async (heading) => {
      const rows = [['Date', 'Description', heading, ''], ['', '', 'Paid in', 'Paid out'], ...ROWS];
      const merged = ['A1:A2', 'B1:B2', 'C1:D1'];
      expect(await read(rows, merged)).toEqual({ columns: HEADINGS, lines: LINES });
      const title = ['Statement of November', '', '', ''];
      const below = ['A1:D1', 'A2:A3', 'B2:B3', 'C2:D2'];
      expect(await read([title, ...rows], below)).toEqual({ columns: HEADINGS, lines: LINES });
    },
  );

  it('has a column without a heading, which its first row does not give it', async () => {
    const rows = [
      ['Date', 'Description', 'Amount', ''],
      ['14/11/2026', 'R SHAH', -51, 'seen'],
      ['13/11/2026', 'B', 6, ''],
    ];
    const { columns, lines } = await read(rows, []);
    expect([columns, lines.length]).toEqual([['Date', 'Description', 'Amount', ''], 2]);
  });
});
