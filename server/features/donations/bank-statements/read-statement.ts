import { createHash } from 'node:crypto';
import { type BankLayout, isChosen } from '../../../../rules/bank-statements.ts';
import { AppError } from '../../../../rules/errors.ts';
import type { DateOrder } from '../../../../rules/imports.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import type { MessageKey } from '../../../../rules/messages.ts';
import { isStorable } from '../../../../rules/validation.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { datesAreUnclear, readDate } from '../../../files/spreadsheets/read-dates.ts';
import type { Sheet, SheetRow } from '../../../files/spreadsheets/sheet.ts';
import { type DecimalMark, decimalMarkOf, readSignedPence } from './read-amounts.ts';

/** A movement of money as a file has it. */
export interface StatementLine {
  /** The row, as spreadsheet programs count. */
  number: number;
  day: string;
  description: string;
  /** Negative for money that went out. */
  amountPence: number;
}

/** A row that cannot be read. */
interface UnreadableRow {
  number: number;
  label: string;
  problem: MessageKey;
}

export interface ReadStatement {
  lines: StatementLine[];
  unreadable: UnreadableRow[];
  /** Rows without an amount: headings between, notes, sums at the end. */
  leftOut: number;
  /** The first row at which the balance does not follow from the amounts; undefined if it does, or without a balance. */
  balanceBreak: number | undefined;
}

const DESCRIPTION_LENGTH = 500;

class Unreadable extends Error {
  constructor(readonly key: MessageKey) {
    super(key);
  }
}

/** How the columns of a file are read. */
interface Reading {
  layout: BankLayout;
  dateOrder: DateOrder | null | undefined;
  mark: DecimalMark;
  isText: boolean;
}

/** A line in a cell that begins as a row does: its quotation mark was closed by one further below. */
const ROW_IN_CELL = /\n"?\d{1,4}[-/. ]\w{1,9}[-/. ]\d{2,4}"?[,;\t|]/;
/** What a comma without quotation marks leaves of an amount as 1,051.00, and of the text before it. */
const AFTER_COMMA = /^0\d\d(?:\.\d{1,2})?$/;
const BEFORE_COMMA = /(?:^|[^\d.])\d{1,3}$/;

const amountColumns = ({ amount, moneyIn, moneyOut }: BankLayout) =>
  (isChosen(amount) ? [amount] : [moneyIn, moneyOut]).filter(isChosen);

/** The cells of the days. */
export function dayCells(sheet: Sheet, { day }: Pick<BankLayout, 'day'>): string[] {
  return sheet.rows.map(({ cells }) => cells[day] ?? '').filter(Boolean);
}

/**
 * The lines of a bank's file, in its order.
 * @throws AppError BAD_USER_INPUT `sheetDatesUnclear` when dates can be read in two ways and nobody has said in which;
 *   `invalidRequest` for a column that is not there
 */
export function readStatement(
  sheet: Sheet,
  layout: BankLayout,
  dateOrder: DateOrder | null | undefined,
): ReadStatement {
  const { day, descriptions, balance } = layout;
  const columns = [day, ...descriptions, ...amountColumns(layout), balance].filter(isChosen);
  if (columns.some((column) => column >= sheet.columns.length))
    throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: 'layout' });
  if (!dateOrder && datesAreUnclear(dayCells(sheet, layout)))
    throw new AppError('BAD_USER_INPUT', 'sheetDatesUnclear', { field: 'dateOrder' });
  const cells = sheet.rows.flatMap((row) => amountColumns(layout).map((column) => row.cells[column] ?? ''));
  const reading = { layout, dateOrder, mark: decimalMarkOf(cells), isText: sheet.isText };
  const read: ReadStatement = { lines: [], unreadable: [], leftOut: 0, balanceBreak: undefined };
  for (const row of sheet.rows) {
    try {
      const line = readLine(row, reading);
      if (line) read.lines.push(line);
      else read.leftOut += 1;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      read.unreadable.push({ ...labelled(row, layout), problem: error.key });
    }
  }
  return { ...read, balanceBreak: balanceBreakOf(sheet, read.lines, reading) };
}

/** @throws Unreadable */
function readLine(row: SheetRow, { layout, dateOrder, mark, isText }: Reading): StatementLine | undefined {
  if (row.problem) throw new Unreadable(row.problem);
  if (row.cells.some((cell) => ROW_IN_CELL.test(cell))) throw new Unreadable('rowQuoteOpen');
  const isCut = (column: number) =>
    AFTER_COMMA.test(row.cells[column] ?? '') && BEFORE_COMMA.test(row.cells[column - 1] ?? '');
  if (isText && amountColumns(layout).some(isCut)) throw new Unreadable('amountCut');
  const used = [layout.day, ...layout.descriptions, ...amountColumns(layout)];
  if (row.formulas.some((column) => used.includes(column))) throw new Unreadable('cellHasFormula');
  const amountPence = readAmount(row, layout, mark);
  if (amountPence === 0) return undefined;
  const cell = row.cells[layout.day] ?? '';
  if (cell === '') throw new Unreadable('cellRequired');
  const day = readDate(cell, dateOrder);
  if (!day || day < LIMITS.firstDayOfMoney) throw new Unreadable('invalidDate');
  if (day > currentDay()) throw new Unreadable('receivedInFuture');
  return { number: row.number, day, amountPence, description: storable(descriptionOf(row, layout)) };
}

/** 0 for a row without an amount. @throws Unreadable */
function readAmount({ cells }: SheetRow, layout: BankLayout, mark: DecimalMark): number {
  const penceAt = (column: number | null | undefined): number => {
    const cell = isChosen(column) ? (cells[column] ?? '') : '';
    const pence = cell === '' ? 0 : readSignedPence(cell, mark);
    if (pence === undefined) throw new Unreadable('invalidBankAmount');
    return pence;
  };
  if (isChosen(layout.amount)) return penceAt(layout.amount);
  const [came, went] = [penceAt(layout.moneyIn), penceAt(layout.moneyOut)];
  if (came !== 0 && went !== 0) throw new Unreadable('invalidBankAmount');
  // What went out is written with a minus by some banks, and without by others.
  return came || -Math.abs(went) || 0;
}

function descriptionOf({ cells }: SheetRow, { descriptions }: BankLayout): string {
  const texts = descriptions.map((column) => (cells[column] ?? '').replaceAll(/\s+/g, ' ').trim());
  return texts.filter(Boolean).join(' ').slice(0, DESCRIPTION_LENGTH).trim();
}

/** By what a row is known: what the bank says, or else all that it has. */
function labelled(row: SheetRow, layout: BankLayout): { number: number; label: string } {
  const label = descriptionOf(row, layout) || row.cells.filter(Boolean).join(' ');
  return { number: row.number, label: storable(label.slice(0, LIMITS.nameMaximum)) };
}

/** Without what Postgres cannot store. */
function storable(text: string): string {
  return isStorable(text) ? text : text.replaceAll(/[\0\uD800-\uDFFF]/g, '');
}

/** Banks write the newest line first or last; the balance follows in one of the two directions. */
function balanceBreakOf(sheet: Sheet, lines: readonly StatementLine[], { layout, mark }: Reading) {
  const { balance } = layout;
  if (!isChosen(balance)) return undefined;
  const rows = new Map(sheet.rows.map((row) => [row.number, row]));
  const known = lines.map(({ number, amountPence }) => ({
    number,
    amountPence,
    balance: readSignedPence(rows.get(number)?.cells[balance] ?? '', mark),
  }));
  const breakIn = (isNewestFirst: boolean) =>
    known.find((line, at) => {
      const before = known[at - 1];
      if (!before || before.balance === undefined || line.balance === undefined) return false;
      return isNewestFirst
        ? before.balance !== line.balance + before.amountPence
        : line.balance !== before.balance + line.amountPence;
    })?.number;
  const breaks = [breakIn(false), breakIn(true)];
  return breaks.includes(undefined) ? undefined : Math.max(...(breaks as number[]));
}

/** What is the same of two lines that are equal: day, amount, and the description without what banks write differently. */
export function fingerprintOf({ day, description, amountPence }: Omit<StatementLine, 'number'>): string {
  const normalised = description
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256')
    .update(JSON.stringify([day, normalised, amountPence]))
    .digest('hex');
}
