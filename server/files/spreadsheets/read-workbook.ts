import type { Cell, CellValue, Workbook, Worksheet } from 'exceljs';
import { fromBufferPromise } from 'yauzl';
import { AppError } from '../../../rules/errors.ts';
import { IMPORT_LIMITS } from '../../../rules/imports.ts';
import { isUnusual, plainWorkbook } from './plain-workbook.ts';
import type { SheetRow } from './sheet.ts';
import { openDocument, tooLarge, unreadable } from './sheet-errors.ts';

/** Parts of a workbook; more than any honest one has. */
const MOST_ENTRIES = 2000;
const IS_SHEET = /^xl\/worksheets\/[^/]+\.xml$/i;
/** Where a row or a cell begins. */
const ROW_OR_CELL = /<(?:\w+:)?(?:row|c)[\s>]/g;
/** What may be in it; a sheet of fewer columns has room for cells that have a style alone, which programs also write. */
const MOST_ROWS_AND_CELLS = (IMPORT_LIMITS.rows + 1) * (IMPORT_LIMITS.columns + 1);

/**
 * The rows of the first worksheet that is not hidden and not empty. Formulas are not worked out, and their last results not used.
 * @throws AppError
 */
export async function readWorkbook(content: Buffer): Promise<SheetRow[]> {
  const isOfOthers = await checkPacked(content).catch((error) => {
    throw error instanceof AppError ? error : unreadable();
  });
  // Loaded on demand: few servers ever read one.
  const { default: exceljs } = await import('exceljs');
  const workbook: Workbook = new exceljs.Workbook();
  try {
    const plain = isOfOthers ? await plainWorkbook(content) : content;
    await workbook.xlsx.load(plain as unknown as Parameters<typeof workbook.xlsx.load>[0]);
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
      // Of merged cells only the first has the value.
      if (cell.isMerged && cell.master.address !== cell.address) return;
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

/** Excel knows days without a time zone, which arrive as UTC. */
function dateText(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** Digits without an exponent, and without what floating point adds: a telephone number is a number too. */
function numberText(value: number): string {
  if (!Number.isFinite(value)) return '';
  return new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 }).format(value);
}

/**
 * Unpacks everything once, counting, so that nothing too large is parsed; yauzl holds each part to its declared size.
 * @returns whether another program than Excel has written it, in another way
 */
async function checkPacked(content: Buffer): Promise<boolean> {
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  if (zip.entryCount > MOST_ENTRIES) throw tooLarge();
  let bytes = 0;
  let rowsAndCells = 0;
  let hasWorkbook = false;
  let isOpenDocument = false;
  let isOfOthers = false;
  for await (const entry of zip.eachEntry()) {
    hasWorkbook ||= entry.fileName === 'xl/workbook.xml';
    isOpenDocument ||= entry.fileName === 'mimetype';
    const isSheet = IS_SHEET.test(entry.fileName);
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      bytes += chunk.length;
      if (isSheet) {
        const piece = chunk.toString('latin1');
        rowsAndCells += piece.match(ROW_OR_CELL)?.length ?? 0;
        isOfOthers ||= isUnusual(piece);
      }
      if (bytes > IMPORT_LIMITS.unpackedBytes || rowsAndCells > MOST_ROWS_AND_CELLS) throw tooLarge();
    }
  }
  if (!hasWorkbook) throw isOpenDocument ? openDocument() : unreadable();
  return isOfOthers;
}
