import type { Cell, CellValue, Workbook, Worksheet } from 'exceljs';
import { IMPORT_LIMITS } from '../../../rules/imports.ts';
import { checkPacked } from './check-packed.ts';
import { plainWorkbook } from './plain-workbook.ts';
import type { SheetRow } from './sheet.ts';
import { tooLarge, unreadable } from './sheet-errors.ts';

/** What the library would store cell by cell, for ranges of a whole sheet too, and of which no text comes. */
const IGNORED = [
  'mergeCells',
  'dataValidations',
  'conditionalFormatting',
  'cols',
  'drawing',
  'legacyDrawing',
  'tableParts',
];

/**
 * The rows of the first worksheet that is not hidden and not empty. Formulas are not worked out, and their last results not used.
 * @throws AppError
 */
export async function readWorkbook(content: Buffer): Promise<SheetRow[]> {
  const isOfOthers = await checkPacked(content);
  // Loaded on demand: few servers ever read one.
  const { default: exceljs } = await import('exceljs');
  const workbook: Workbook = new exceljs.Workbook();
  try {
    // Names of ranges are stored cell by cell as well.
    Object.defineProperty(workbook.definedNames, 'model', { set: () => undefined });
    const plain = isOfOthers ? await plainWorkbook(content) : content;
    await workbook.xlsx.load(plain as unknown as Parameters<typeof workbook.xlsx.load>[0], {
      ignoreNodes: IGNORED,
    });
  } catch {
    throw unreadable();
  }
  const shown = workbook.worksheets.filter(({ state }) => state === 'visible');
  if (shown.length === 0) throw unreadable();
  for (const sheet of shown) {
    const rows = rowsOf(sheet);
    if (rows.some(({ cells, formulas }) => formulas.length > 0 || cells.some((cell) => cell.trim() !== '')))
      return rows;
  }
  return [];
}

function rowsOf(sheet: Worksheet): SheetRow[] {
  const rows: SheetRow[] = [];
  sheet.eachRow((row, number) => {
    const cells: string[] = [];
    const formulas: number[] = [];
    row.eachCell((cell, column) => {
      if (column > IMPORT_LIMITS.columns) throw tooLarge();
      if (isFormula(cell)) formulas.push(column - 1);
      else cells[column - 1] = textOf(cell);
    });
    rows.push({ number, cells: Array.from(cells, (text) => text ?? ''), formulas });
  });
  return rows;
}

function isFormula({ value }: Cell): boolean {
  return typeof value === 'object' && value !== null && ('formula' in value || 'sharedFormula' in value);
}

function textOf({ value }: Cell): string {
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return numberText(value);
  return plainText(value);
}

function plainText(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if ('error' in value) return value.error;
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  // The text of a link may be rich text again.
  if ('hyperlink' in value) return plainText(value.text as CellValue);
  return '';
}

const MINUTE = 60_000;
/** A time of day is one on the first day of the calendar, of which there are two. */
const FIRST_DAYS = ['1899-12-30', '1904-01-01'];

/** Excel knows days without a time zone, which arrive as UTC. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  // Parts of a day are not whole minutes to the last digit.
  const [day = '', time = ''] = new Date(Math.round(Number(date) / MINUTE) * MINUTE).toISOString().split('T');
  return FIRST_DAYS.includes(day) ? time.slice(0, 5) : date.toISOString().slice(0, 10);
}

/** Making one takes longer than a thousand cells. */
const NUMBER_FORMAT = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 });

/** Digits without an exponent, and without what floating point adds: a telephone number is a number too. */
function numberText(value: number): string {
  return Number.isFinite(value) ? NUMBER_FORMAT.format(value) : '';
}
