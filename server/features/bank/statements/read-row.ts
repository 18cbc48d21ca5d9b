import { type BankLayout, isChosen } from '../../../../rules/bank-statements.ts';
import type { DateOrder } from '../../../../rules/imports.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import type { MessageKey } from '../../../../rules/messages.ts';
import { isStorable } from '../../../../rules/validation.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { isOtherCurrency } from '../../../files/spreadsheets/other-currency.ts';
import { readDate } from '../../../files/spreadsheets/read-dates.ts';
import type { SheetRow } from '../../../files/spreadsheets/sheet.ts';
import { type DecimalMark, readSignedPence } from './read-amounts.ts';
import type { Movement } from './read-directions.ts';

/** A row that cannot be read. */
export class Unreadable extends Error {
  constructor(readonly key: MessageKey) {
    super(key);
  }
}

/** A row that is left out. */
export class SetAside extends Error {
  constructor(readonly key: MessageKey) {
    super(key);
  }
}

/** How the rows of a file are read. */
export interface RowReading {
  layout: BankLayout;
  dateOrder: DateOrder | null | undefined;
  mark: DecimalMark;
  isText: boolean;
  /** Columns that nobody has to choose. */
  currency: number | undefined;
  state: number | undefined;
  fee: number | undefined;
}

/** A line in a cell that begins as a row does: its quotation mark was closed by one further below. */
const ROW_IN_CELL = /\n"?\d{1,4}[-/. ]\w{1,9}[-/. ]\d{2,4}"?[,;\t|]/;
/** What a comma without quotation marks leaves of an amount as 1,051.00, and of the text before it. */
const AFTER_COMMA = /^0\d\d(?:\.\d{1,2})?$/;
const BEFORE_COMMA = /(?:^|[^\d.])\d{1,3}$/;

/** What banks say of money that has not moved yet, and of money that has not moved after all. */
const PENDING = /^(?:pending|scheduled|upcoming|processing|in progress|authori[sz]ed)\b/i;
const REVERTED = /^(?:reverted|declined|failed|cancell?ed|rejected|refused|voided|expired)\b/i;

const DESCRIPTION_LENGTH = 500;

/** The columns of the amounts. */
export const amountColumns = ({ amount, moneyIn, moneyOut }: BankLayout) =>
  (isChosen(amount) ? [amount] : [moneyIn, moneyOut]).filter(isChosen);

/** @throws Unreadable, SetAside */
export function readMovement(row: SheetRow, reading: RowReading): Movement {
  const { layout, dateOrder, mark, currency, state, fee } = reading;
  const cellAt = (column: number | null | undefined) => (isChosen(column) ? (row.cells[column] ?? '') : '');
  checkCells(row, reading);
  const said = [cellAt(state), cellAt(layout.day)];
  if (said.some((text) => PENDING.test(text))) throw new SetAside('bankRowPending');
  if (said.some((text) => REVERTED.test(text))) throw new SetAside('bankRowReverted');
  const penceAt = (column: number | null | undefined): number => {
    const cell = cellAt(column);
    if (cell === '') return 0;
    if ([cell, cellAt(currency)].some(isOtherCurrency)) throw new Unreadable('otherCurrency');
    const pence = readSignedPence(cell, mark);
    if (pence === undefined) throw new Unreadable('invalidBankAmount');
    return pence;
  };
  const amountPence = isChosen(layout.amount)
    ? penceAt(layout.amount)
    : apart(penceAt(layout.moneyIn), penceAt(layout.moneyOut));
  const feePence = Math.abs(penceAt(fee));
  if (amountPence === 0 && feePence === 0) throw new SetAside('bankRowWithoutAmount');
  const balancePence = readSignedPence(cellAt(layout.balance), mark);
  return { row, day: readDay(cellAt(layout.day), dateOrder), amountPence, feePence, balancePence };
}

/** @throws Unreadable */
function checkCells({ problem, cells, formulas }: SheetRow, { layout, isText }: RowReading): void {
  if (problem) throw new Unreadable(problem);
  if (cells.some((cell) => ROW_IN_CELL.test(cell))) throw new Unreadable('rowQuoteOpen');
  const amounts = amountColumns(layout);
  const isCut = (column: number) =>
    AFTER_COMMA.test(cells[column] ?? '') && BEFORE_COMMA.test(cells[column - 1] ?? '');
  if (isText && amounts.some(isCut)) throw new Unreadable('amountCut');
  const used = [layout.day, ...layout.descriptions, ...amounts];
  if (formulas.some((column) => used.includes(column))) throw new Unreadable('cellHasFormula');
}

/** @throws Unreadable for both at once */
function apart(came: number, went: number): number {
  if (came !== 0 && went !== 0) throw new Unreadable('invalidBankAmount');
  // What went out is written with a minus by some banks, and without by others.
  return came || -Math.abs(went) || 0;
}

/** @throws Unreadable */
function readDay(cell: string, dateOrder: DateOrder | null | undefined): string {
  if (cell === '') throw new Unreadable('cellRequired');
  const day = readDate(cell, dateOrder);
  if (!day || day < LIMITS.firstDayOfMoney) throw new Unreadable('invalidDate');
  if (day > currentDay()) throw new Unreadable('receivedInFuture');
  return day;
}

const textsOf = ({ cells }: SheetRow, { descriptions }: BankLayout) =>
  descriptions
    // By a leading mark spreadsheets are told that a cell is a text.
    .map((column) =>
      (cells[column] ?? '')
        .replace(/^'(?=.)/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

const joined = (texts: readonly string[]) => storable(texts.join(' ').slice(0, DESCRIPTION_LENGTH).trim());

/** What a bank says of a row, in the order of its columns; a text that it says in two of them once. */
export function descriptionOf(row: SheetRow, layout: BankLayout): string {
  return joined([...new Set(textsOf(row, layout))]);
}

/** All that it says: by this lines and payers are known again, however a description is shown. */
export function writtenOf(row: SheetRow, layout: BankLayout): string {
  return joined(textsOf(row, layout));
}

/** By what a row is known: what the bank says, or else all that it has. */
export function labelled(row: SheetRow, layout: BankLayout): { number: number; label: string } {
  const label = descriptionOf(row, layout) || storable(row.cells.filter(Boolean).join(' '));
  return { number: row.number, label: label.slice(0, LIMITS.nameMaximum) };
}

/** Without what Postgres cannot store. */
function storable(text: string): string {
  return isStorable(text) ? text : text.replaceAll(/[\0\uD800-\uDFFF]/g, '');
}
