import { normaliseColumn } from '../../../files/spreadsheets/normalise-column.ts';
import type { Sheet, SheetRow } from '../../../files/spreadsheets/sheet.ts';

/** A row as it was read: its amount with the sign that it has, if it has one. */
export interface Movement {
  row: SheetRow;
  day: string;
  amountPence: number;
  /** What the bank took beside the amount. */
  feePence: number;
  balancePence: number | undefined;
}

/** What banks write beside an amount without a sign, as {@link normaliseColumn} writes it. */
const IN = new Set([
  'credit',
  'cr',
  'crdt',
  'c',
  'in',
  'money in',
  'paid in',
  'incoming',
  'deposit',
  'bij',
  'haben',
]);
const OUT = new Set([
  'debit',
  'dr',
  'dbit',
  'd',
  'out',
  'money out',
  'paid out',
  'outgoing',
  'withdrawal',
  'af',
  'soll',
]);
/** A column of single letters is one only if its heading says so. */
const HEADING = /\b(?:debit|credit|dr|cr|dc|cd|direction|indicator|sign)\b|^d c$|^c d$/;

/** A sign of an amount: a minus, a plus, brackets, or CR and DR behind it. */
const SIGN = /[-+−‒–—(]|\d\s*(?:cr?|dr?)\.?\s*$/i;

/** 1 for what came in, -1 for what went out; undefined where nothing tells. */
type Direction = 1 | -1 | undefined;

/**
 * The directions of movements whose amounts are in one column: by their signs, by a column that says it, or by the balance.
 * @param amount the column of the amounts
 * @param used the columns that are something else
 * @returns one for each; `CONTRADICTION` where an amount has a minus and its row says that it went out
 */
export function directionsOf(
  { columns }: Sheet,
  movements: readonly Movement[],
  amount: number,
  used: readonly number[],
): (Direction | 'CONTRADICTION')[] {
  let said: (1 | -1)[] | undefined;
  for (const [column, heading] of columns.entries())
    if (!used.includes(column)) said ??= saidBy(movements, column, heading);
  // Where what went out has no minus, a minus is something else.
  if (said?.some((direction, at) => direction < 0 && movements[at]!.amountPence > 0))
    return said.map((direction, at) => (movements[at]!.amountPence < 0 ? 'CONTRADICTION' : direction));
  if (hasSigns(movements, amount)) return movements.map(({ amountPence }) => (amountPence < 0 ? -1 : 1));
  return said ?? byBalance(movements);
}

/** Whether one of the amounts has a sign: the others, without one, then came in. */
export function hasSigns(movements: readonly Movement[], amount: number): boolean {
  return movements.some(({ row }) => SIGN.test(row.cells[amount] ?? ''));
}

/** What a column says, if it says it of all. */
function saidBy(movements: readonly Movement[], column: number, heading: string): (1 | -1)[] | undefined {
  const mayBeLetters = HEADING.test(normaliseColumn(heading));
  const said: (1 | -1)[] = [];
  for (const { row } of movements) {
    const word = normaliseColumn(row.cells[column] ?? '');
    const isWord = (IN.has(word) || OUT.has(word)) && (word.length > 1 || mayBeLetters);
    if (!isWord) return undefined;
    said.push(IN.has(word) ? 1 : -1);
  }
  return said.length > 0 ? said : undefined;
}

/** Each balance follows from the one before it in one of two ways. Of the oldest movement there is none before. */
function byBalance(movements: readonly Movement[]): Direction[] {
  const inOrder = (isNewestFirst: boolean): Direction[] | undefined => {
    const directions: Direction[] = movements.map(() => undefined);
    for (let at = 1; at < movements.length; at += 1) {
      const [before, after] = isNewestFirst ? [at, at - 1] : [at - 1, at];
      const { balancePence, amountPence, feePence } = movements[after]!;
      const earlier = movements[before]!.balancePence;
      if (balancePence === undefined || earlier === undefined) continue;
      const moved = balancePence - earlier + feePence;
      if (Math.abs(moved) !== amountPence) return undefined;
      directions[after] = moved > 0 ? 1 : -1;
    }
    return directions;
  };
  const [first, last] = [movements[0]?.day ?? '', movements.at(-1)?.day ?? ''];
  const orders = [...(first <= last ? [false] : []), ...(first >= last ? [true] : [])];
  const found = orders.flatMap((isNewestFirst) => inOrder(isNewestFirst) ?? []);
  // Of one day, both orders may be possible.
  return found.length === movements.length ? found : movements.map(() => undefined);
}
