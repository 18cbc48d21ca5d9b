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
  const recognised = above.findIndex(({ cells }) => areHeadings(cells));
  const at = recognised >= 0 ? recognised : firstOfTable(all, above);
  const first = all[at]!;
  const hasNone = recognised < 0 && isBelow(first.cells);
  const headings = columns.map((_, column) => (hasNone ? '' : (first.cells[column] ?? '')));
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

/** The first row that is no title: one with more than half of what rows usually have. */
function firstOfTable(all: readonly SheetRow[], above: readonly SheetRow[]): number {
  const filled = (row: SheetRow) => row.cells.filter(isFilled).length + row.formulas.length;
  const usual = all.map(filled).sort((one, other) => one - other)[Math.floor(all.length / 2)]!;
  // Of two columns the second may be one that few rows have.
  return usual < 3
    ? 0
    : Math.max(
        0,
        above.findIndex((row) => 2 * filled(row) > usual),
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
