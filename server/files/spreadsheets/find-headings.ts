import { normaliseColumn } from './normalise-column.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** Rows above the headings, in which people say what the sheet is about, and some banks whose account it is. */
const ROWS_ABOVE = 15;

const isFilled = (cell: string) => cell !== '';
const widthOf = (cells: readonly string[]) => cells.findLastIndex(isFilled) + 1;

/**
 * A sheet from its headings on, without those that are repeated further below. A row of a text with more cells than there
 * are columns is marked: a comma that is no separator has moved its cells.
 * @param areHeadings whether a row has the headings that are needed
 * @param isBelow whether a row is no headings, but what stands below them: the sheet has none, and gets empty ones
 */
export function fromHeadings(
  sheet: Sheet,
  areHeadings: (cells: readonly string[]) => boolean,
  isBelow: (cells: readonly string[]) => boolean = () => false,
): Sheet {
  const { columns, number, isText } = sheet;
  const all: SheetRow[] = [
    { number, cells: columns.slice(0, widthOf(columns)), formulas: [] },
    ...sheet.rows,
  ];
  const above = all.slice(0, ROWS_ABOVE + 1);
  const recognised = above.findIndex(
    ({ cells }, index) =>
      areHeadings(cells) || areTwoRows(cells, all[index + 1]?.cells ?? [], areHeadings, isBelow),
  );
  const upper = recognised >= 0 ? recognised : firstOfTable(all, above);
  const next = all[upper + 1]?.cells ?? [];
  const isInTwo = recognised >= 0 && areTwoRows(all[upper]!.cells, next, areHeadings, isBelow);
  const at = isInTwo ? upper + 1 : upper;
  const first = all[at]!;
  const hasNone = recognised < 0 && isBelow(first.cells);
  const written = isInTwo ? both(all[upper]!.cells, next) : first.cells;
  const headings = columns.map((_, column) => (hasNone ? '' : (written[column] ?? '')));
  const repeated = wordsOf(headings) || undefined;
  const rows = all
    .filter((row, index) => (hasNone ? index >= at : index > at) || row.problem)
    .filter(({ cells }) => wordsOf(cells) !== repeated);
  return {
    columns: headings,
    number: first.number,
    isText,
    rows: isText ? withMoved(rows, widthOf(headings)) : rows,
  };
}

/** Of headings in two rows: the lower one, or where there is none the upper. */
function both(upper: readonly string[], lower: readonly string[]): string[] {
  const width = Math.max(upper.length, lower.length);
  return Array.from({ length: width }, (_, column) => lower[column] || (upper[column] ?? ''));
}

/**
 * Whether headings stand in two rows: "Amount", merged over two columns, and below it "Paid in" and "Paid out". The lower one
 * is no heading by itself, and no row of the table.
 */
function areTwoRows(
  upper: readonly string[],
  lower: readonly string[],
  areHeadings: (cells: readonly string[]) => boolean,
  isBelow: (cells: readonly string[]) => boolean,
): boolean {
  const fillsGap = lower.some((cell, column) => isFilled(cell) && !upper[column]);
  const areWords = !lower.some((cell) => /\d/.test(cell)) && !isBelow(lower);
  return fillsGap && areWords && !areHeadings(lower) && areHeadings(both(upper, lower));
}

/** Whether a row says one thing in all its cells, as some write merged cells. */
function isRepeated(cells: readonly string[]): boolean {
  const filled = cells.filter(isFilled);
  return filled.length > 1 && new Set(filled).size === 1;
}

/** The first row that is no title: one with more than half of what rows usually have. */
function firstOfTable(all: readonly SheetRow[], above: readonly SheetRow[]): number {
  const filled = (row: SheetRow) => row.cells.filter(isFilled).length + row.formulas.length;
  const usual = all.map(filled).sort((one, other) => one - other)[Math.floor(all.length / 2)]!;
  // Of two columns the second may be one that few rows have.
  return usual < 3
    ? 0
    : Math.max(
        0,
        above.findIndex((row) => 2 * filled(row) > usual && !isRepeated(row.cells)),
      );
}

/** What headings say, to compare them. */
function wordsOf(cells: readonly string[]): string {
  return cells.map(normaliseColumn).join('\n').trim();
}

function withMoved(rows: SheetRow[], headings: number): SheetRow[] {
  const times = new Map<number, number>();
  for (const { cells } of rows) times.set(cells.length, (times.get(cells.length) ?? 0) + 1);
  const [[usual] = [0]] = [...times].sort((one, other) => other[1] - one[1] || one[0] - other[0]);
  // All rows of some banks end with a comma that the headings do not have.
  const mostCells = Math.max(usual, headings);
  const mostFilled = headings || usual;
  return rows.map((row) => {
    const isMoved = row.cells.length > mostCells || widthOf(row.cells) > mostFilled;
    return isMoved && !row.problem ? { ...row, problem: 'rowTooWide' } : row;
  });
}
