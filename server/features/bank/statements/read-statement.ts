import { createHash } from 'node:crypto';
import { type BankLayout, isChosen, type MoneyDirection } from '../../../../rules/bank-statements.ts';
import { AppError } from '../../../../rules/errors.ts';
import type { DateOrder } from '../../../../rules/imports.ts';
import type { MessageKey } from '../../../../rules/messages.ts';
import { currencyColumn, isOtherCurrency } from '../../../files/spreadsheets/other-currency.ts';
import { datesAreUnclear, impliedOrder } from '../../../files/spreadsheets/read-dates.ts';
import type { Sheet } from '../../../files/spreadsheets/sheet.ts';
import { withCommasInTexts } from './commas-in-texts.ts';
import { decimalMarkOf } from './read-amounts.ts';
import { directionsOf, hasSigns, type Movement } from './read-directions.ts';
import {
  amountColumns,
  descriptionOf,
  labelled,
  type RowReading,
  readMovement,
  SetAside,
  Unreadable,
  writtenOf,
} from './read-row.ts';
import { feeColumn, stateColumn } from './statement-layout.ts';

/** A movement of money as a file has it. */
export interface StatementLine {
  /** The row, as spreadsheet programs count. */
  number: number;
  day: string;
  description: string;
  /** The description as lines and payers are known again by it. */
  written: string;
  /** Negative for money that went out. */
  amountPence: number;
}

/** A row that is no line, and why. */
export interface NamedRow {
  number: number;
  label: string;
  problem: MessageKey;
}

export interface ReadStatement {
  lines: StatementLine[];
  unreadable: NamedRow[];
  /** Rows that are left out: those without an amount, and those that did not happen. */
  setAside: NamedRow[];
  /** How many of them have no amount: notes between, sums at the end. */
  leftOut: number;
  /** Rows of which the file does not tell whether the money came in or went out. */
  unclear: Omit<NamedRow, 'problem'>[];
  /** The first row at which the balance does not follow from the amounts; undefined if it does, or without a balance. */
  balanceBreak: number | undefined;
  /** Whether amounts have their signs: those of files with the same headings then have them. */
  isSigned: boolean;
}

/** What is known of amounts of whose direction the file says nothing. */
export interface Unsigned {
  /** What somebody has said of them. */
  unsigned?: MoneyDirection | null | undefined;
  /** An earlier file of that kind had signs. */
  isSigned?: boolean;
}

/** Characters of a description that leave room for the name of a fee. */
const MOST_BEFORE_FEE = 200;

/** The cells of the days. */
export function dayCells(sheet: Sheet, { day }: Pick<BankLayout, 'day'>): string[] {
  return sheet.rows.map(({ cells }) => cells[day] ?? '').filter(Boolean);
}

/**
 * The lines of a bank's file, in its order.
 * @throws AppError BAD_USER_INPUT `sheetDatesUnclear` when dates can be read in two ways and nobody has said in which;
 *   `bankOtherCurrency` for amounts under a heading that names one; `invalidRequest` for a column that is not there
 */
export function readStatement(
  written: Sheet,
  layout: BankLayout,
  dateOrder: DateOrder | null | undefined,
  known: Unsigned = {},
): ReadStatement {
  const { columns } = written;
  const { day, descriptions, balance, amount } = layout;
  const amounts = amountColumns(layout);
  const used = [day, ...descriptions, ...amounts, balance].filter(isChosen);
  if (used.some((column) => column >= columns.length))
    throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: 'layout' });
  if (amounts.some((column) => isOtherCurrency(columns[column]!)))
    throw new AppError('BAD_USER_INPUT', 'bankOtherCurrency', { field: 'layout' });
  const sheet = withCommasInTexts(written, layout);
  const days = dayCells(sheet, layout);
  if (!dateOrder && datesAreUnclear(days))
    throw new AppError('BAD_USER_INPUT', 'sheetDatesUnclear', { field: 'dateOrder' });
  const cells = sheet.rows.flatMap((row) => amounts.map((column) => row.cells[column] ?? ''));
  const reading: RowReading = {
    ...{
      layout,
      dateOrder: dateOrder ?? impliedOrder(days),
      mark: decimalMarkOf(cells),
      isText: sheet.isText,
    },
    currency: currencyColumn(columns),
    state: stateColumn(columns),
    fee: isChosen(amount) ? feeColumn(columns) : undefined,
  };
  const { movements, ...named } = readMovements(sheet, reading);
  const directions = isChosen(amount)
    ? directionsOf(sheet, movements, amount, used)
    : movements.map(({ amountPence }) => (amountPence < 0 ? -1 : 1));
  const said = known.unsigned ? (known.unsigned === 'IN' ? 1 : -1) : known.isSigned ? 1 : undefined;
  const directed: Movement[] = [];
  const unclear: ReadStatement['unclear'] = [];
  for (const [at, movement] of movements.entries()) {
    const direction = directions[at] ?? said ?? 1;
    if (direction === 'CONTRADICTION')
      named.unreadable.push({ ...labelled(movement.row, layout), problem: 'bankDirectionUnclear' });
    else directed.push({ ...movement, amountPence: direction * Math.abs(movement.amountPence) });
    if (!directions[at] && !known.isSigned) unclear.push(labelled(movement.row, layout));
  }
  const breakWithFees = balanceBreakOf(directed);
  const withoutFees = directed.map((movement) => ({ ...movement, feePence: 0 }));
  // Of some banks the amount has the fee in it.
  const isFeeApart = breakWithFees === undefined || balanceBreakOf(withoutFees) !== undefined;
  const lines = (isFeeApart ? directed : withoutFees).flatMap((movement) =>
    linesOf(movement, sheet, reading),
  );
  return {
    ...named,
    unreadable: named.unreadable.sort((one, other) => one.number - other.number),
    lines,
    unclear,
    leftOut: named.setAside.filter(({ problem }) => problem === 'bankRowWithoutAmount').length,
    balanceBreak: isFeeApart ? breakWithFees : undefined,
    isSigned: isChosen(amount) && hasSigns(movements, amount) && !directions.includes('CONTRADICTION'),
  };
}

function readMovements({ rows }: Sheet, reading: RowReading) {
  const movements: Movement[] = [];
  const unreadable: NamedRow[] = [];
  const setAside: NamedRow[] = [];
  for (const row of rows) {
    try {
      movements.push(readMovement(row, reading));
    } catch (error) {
      if (!(error instanceof Unreadable || error instanceof SetAside)) throw error;
      const named = error instanceof Unreadable ? unreadable : setAside;
      named.push({ ...labelled(row, reading.layout), problem: error.key });
    }
  }
  return { movements, unreadable, setAside };
}

/** A movement, and what the bank took for it. */
function linesOf(
  { row, day, amountPence, feePence }: Movement,
  { columns }: Sheet,
  { layout, fee }: RowReading,
): StatementLine[] {
  const { number } = row;
  const texts = { description: descriptionOf(row, layout), written: writtenOf(row, layout) };
  const feeName = columns[fee ?? 0]!.slice(0, 20);
  const feeOf = (text: string) => `${[...text].slice(0, MOST_BEFORE_FEE).join('')} · ${feeName}`;
  const ofFee = { description: feeOf(texts.description), written: feeOf(texts.written) };
  return [
    ...(amountPence === 0 ? [] : [{ number, day, amountPence, ...texts }]),
    ...(feePence === 0 ? [] : [{ number, day, amountPence: -feePence, ...ofFee }]),
  ];
}

/** Banks write the newest line first or last; the balance follows in one of the two directions. */
function balanceBreakOf(movements: readonly Movement[]): number | undefined {
  const moved = ({ amountPence, feePence }: Movement) => amountPence - feePence;
  const breakIn = (isNewestFirst: boolean) =>
    movements.find((line, at) => {
      const before = movements[at - 1];
      if (!before || before.balancePence === undefined || line.balancePence === undefined) return false;
      return isNewestFirst
        ? before.balancePence !== line.balancePence + moved(before)
        : line.balancePence !== before.balancePence + moved(line);
    })?.row.number;
  const breaks = [breakIn(false), breakIn(true)];
  return breaks.includes(undefined) ? undefined : Math.max(...(breaks as number[]));
}

/** What is the same of two lines that are equal: day, amount, and the description without what banks write differently. */
export function fingerprintOf({ day, written, amountPence }: StatementLine): string {
  const normalised = written
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256')
    .update(JSON.stringify([day, normalised, amountPence]))
    .digest('hex');
}
