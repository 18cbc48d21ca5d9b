import type { BankLayout } from '../../../../rules/bank-statements.ts';
import type { Sheet, SheetRow } from '../../../files/spreadsheets/sheet.ts';
import { amountColumns } from './read-row.ts';

const hasLetter = (cell: string) => /\p{L}/u.test(cell);

/**
 * Puts together again descriptions with commas that are not within quotation marks, as some banks write them. Only where
 * nothing else can be meant: a comma within an amount moves cells as well, and such a row stays one that cannot be read.
 */
export function withCommasInTexts(sheet: Sheet, layout: BankLayout): Sheet {
  const [text, ...others] = layout.descriptions;
  const numbers = [...amountColumns(layout), layout.balance ?? Number.POSITIVE_INFINITY];
  if (!sheet.isText || others.length > 0 || layout.day >= text! || numbers.some((column) => column < text!))
    return sheet;
  const right = sheet.rows.find(({ problem }) => !problem);
  const width = right?.cells.length ?? sheet.columns.findLastIndex(Boolean) + 1;
  return { ...sheet, rows: sheet.rows.map((row) => together(row, { text: text!, numbers, width })) };
}

function together(
  row: SheetRow,
  { text, numbers, width }: { text: number; numbers: readonly number[]; width: number },
): SheetRow {
  const { problem, cells, ...about } = row;
  const more = cells.length - width;
  if (problem !== 'rowTooWide' || more < 1) return row;
  const parts = cells.slice(text, text + more + 1);
  const joined = [...cells.slice(0, text), parts.join(', '), ...cells.slice(text + more + 1)];
  const isAsMeant = joined.every(
    (cell, column) =>
      column <= text || cell === '' || hasLetter(cell) !== numbers.some((number) => number === column),
  );
  return isAsMeant && parts.every(hasLetter) ? { ...about, cells: joined } : row;
}
