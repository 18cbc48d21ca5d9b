import { AppError } from '../../../../rules/errors.ts';
import { type DateOrder, IMPORT_LIMITS } from '../../../../rules/imports.ts';
import type { MessageKey } from '../../../../rules/messages.ts';
import { currencyDigits } from '../../../../rules/money.ts';
import { missingFields, type SheetField } from '../../../../rules/sheet-fields.ts';
import {
  currencyColumn,
  isOtherCurrency,
  withoutCurrency,
} from '../../../files/spreadsheets/other-currency.ts';
import { plainCell } from '../../../files/spreadsheets/plain-cell.ts';
import { datesAreUnclear, impliedOrder, readDate } from '../../../files/spreadsheets/read-dates.ts';
import { readTime } from '../../../files/spreadsheets/read-times.ts';
import type { Sheet, SheetRow } from '../../../files/spreadsheets/sheet.ts';

interface Reading {
  /** Those that a row may have. */
  fields: readonly SheetField[];
  /** The column of each field, from 0. */
  columns: Readonly<Record<string, number>>;
  dateOrder?: DateOrder | null | undefined;
}

/** A row with the fields of its kind, all of them texts, or why it cannot be read. */
export type ReadRow =
  | { number: number; fields: Record<string, string> }
  | { number: number; problem: { key: MessageKey; field?: string } };

/** What spreadsheet programs show where they could work nothing out. */
const ERROR_VALUE = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/;

/** A field that cannot be read. */
class Unreadable extends Error {
  constructor(readonly key: MessageKey) {
    super(key);
  }
}

/**
 * The fields of each row; of a file in which a quotation mark is never closed, that row alone. Whether they are what the association takes is for its service to say.
 * @throws AppError BAD_USER_INPUT `sheetColumnsMissing` when a needed field has no column; `sheetDatesUnclear` when dates
 *   can be read in two ways and nobody has said in which
 */
export function readRows(sheet: Sheet, { fields: all, columns, dateOrder: said }: Reading): ReadRow[] {
  const fields = all.filter(({ key }) => columns[key] !== undefined);
  const [missing] = missingFields(all, columns);
  if (missing) throw new AppError('BAD_USER_INPUT', 'sheetColumnsMissing', { field: missing });
  const datesOf = (key: string) => sheet.rows.map((row) => cellOf(row, columns[key]!));
  const dated = fields.filter(({ kind }) => kind === 'date');
  const unclear = dated.find(({ key }) => datesAreUnclear(datesOf(key)));
  if (unclear && !said) throw new AppError('BAD_USER_INPUT', 'sheetDatesUnclear', { field: unclear.key });
  const dateOrder = said ?? impliedOrder(dated.flatMap(({ key }) => datesOf(key)));
  const how = { dateOrder, currency: currencyColumn(sheet.columns), columns: sheet.columns };
  const noFields = Object.fromEntries(all.map(({ key }) => [key, '']));
  const open = sheet.rows.find(({ problem }) => problem === 'rowQuoteOpen');
  // What is below it would be lost.
  const rows = open ? [open] : sheet.rows;
  return rows.map((row) => {
    if (row.problem) return { number: row.number, problem: { key: row.problem } };
    const read: Record<string, string> = { ...noFields };
    for (const field of fields) {
      try {
        read[field.key] = readCell(row, columns[field.key]!, field, how);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return { number: row.number, problem: { key: error.key, field: field.key } };
      }
    }
    return { number: row.number, fields: read };
  });
}

function cellOf({ cells }: SheetRow, column: number): string {
  return cells[column] ?? '';
}

/** @throws Unreadable */
function readCell(
  row: SheetRow,
  column: number,
  { kind, isRequired, unless }: SheetField,
  {
    dateOrder,
    currency,
    columns,
  }: { dateOrder: DateOrder | undefined; currency: number | undefined; columns: string[] },
): string {
  if (row.formulas.includes(column)) throw new Unreadable('cellHasFormula');
  const cell = cellOf(row, column);
  if (ERROR_VALUE.test(cell)) throw new Unreadable('cellHasError');
  if (cell.length > IMPORT_LIMITS.cellCharacters) throw new Unreadable('cellTooLong');
  if (cell === '') {
    // What it is made of may be there.
    if (isRequired && !unless) throw new Unreadable('cellRequired');
    return '';
  }
  if (kind === 'text') return cell;
  const ofCurrency = [cell, columns[column] ?? '', currency === undefined ? '' : cellOf(row, currency)];
  if (kind === 'amount' && ofCurrency.some(isOtherCurrency)) throw new Unreadable('otherCurrency');
  const { read, problem } = {
    date: { read: () => readDate(cell, dateOrder), problem: 'invalidDate' },
    time: { read: () => readTime(cell), problem: 'invalidTimes' },
    amount: { read: () => readAmount(cell), problem: 'invalidAmount' },
  }[kind] as { read(): string | undefined; problem: MessageKey };
  const value = read();
  if (!value) throw new Unreadable(problem);
  return value;
}

/** A number and, in its whole part, separators of thousands. */
const AMOUNT = /^(\d{1,3}(?:([,.' ])(?:\d{2,3}\2)*\d{3})|\d+)(?:([.,])(\d+))?$/;

/**
 * An amount as digits with a point: of "£1,250.00", "1.250,00 €" and "1 250" 1250.00 or 1250. Undefined for one below 0,
 * one that is no number, one with more decimals than the currency has, and one as "1.250", which is one and a quarter in one country and
 * more than a thousand in another; where the currency has three decimals it is one and a quarter.
 */
export function readAmount(text: string): string | undefined {
  const written = withoutCurrency(plainCell(text))
    .replaceAll(/\p{Sc}|\brs\.?/giu, '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
  const [matched, whole = '', separator, point, decimals = ''] = AMOUNT.exec(written) ?? [];
  if (!matched || (separator && separator === point) || decimals.length > currencyDigits()) return undefined;
  const isUnclear = separator === '.' && !point && whole.split('.').length === 2;
  if (isUnclear) return currencyDigits() === 3 ? whole : undefined;
  const digits = whole.replaceAll(/\D/g, '');
  return decimals ? `${digits}.${decimals}` : digits;
}
