import type { Duplex, Writable } from 'node:stream';
import type { Worksheet } from 'exceljs';
import { amountOf, currencyDigits, currencySign } from '../../../rules/money.ts';
import { place } from '../../../rules/place.ts';

const TOP = { vertical: 'top' } as const;

/** How a column's cells look. `@` makes Excel keep what is typed into a cell as text, even if it begins with `=`. */
const STYLES = {
  text: { numFmt: '@', alignment: { ...TOP, wrapText: true } },
  time: { numFmt: 'dd/mm/yyyy hh:mm', alignment: { ...TOP, horizontal: 'left' } },
  day: { numFmt: 'dd/mm/yyyy', alignment: { ...TOP, horizontal: 'left' } },
  count: { numFmt: '0', alignment: TOP },
} as const;

/** With the sign and the decimals of the site's currency: `£#,##0.00`. */
function amountStyle() {
  const decimals = '0'.repeat(currencyDigits());
  const sign = currencySign('en-GB');
  // Letters, such as those of KWD, would be a format.
  const shown = /^\p{Sc}$/u.test(sign) ? sign : `"${sign}"`;
  return { numFmt: `${shown}#,##0${decimals && '.'}${decimals}`, alignment: TOP };
}

/** A column of a sheet: texts, moments, days as `YYYY-MM-DD`, amounts in pence of the site's currency, or numbers. */
export type WorkbookColumn<Row> = { header: string; width: number } & (
  | { format: 'text'; value: (row: Row) => string }
  | { format: 'time'; value: (row: Row) => Date | null }
  | { format: 'day'; value: (row: Row) => string | null }
  | { format: 'pence'; value: (row: Row) => number | null }
  | { format: 'count'; value: (row: Row) => number | null }
);

/** Invisible characters at the beginning of a text, which programs may skip; U+2800 looks like a blank. */
const UNSEEN_START = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*/u;
/** What a spreadsheet may read as the beginning of a formula, after normalising wide and small forms; − is U+2212. */
const FORMULA_SIGN = /^[=+\-@−]/;
const NEW_CELL = /[\t\r\n]/;
/** Not allowed in XML, not even escaped; exceljs removes some of them, but only after our check. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_XML = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF]/g;
/** Readers decode `_x0041_` as an escaped character; escaping its underscore keeps the typed text. */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;

/**
 * Text that stays text. A string cell is never calculated in Excel itself, but saved as CSV and opened
 * again it would be; so what looks like a formula gets the apostrophe by which people mark text.
 */
function safeText(text: string): string {
  const storable = text.replace(NOT_XML, '').replace(LOOKS_ESCAPED, '_x005F_');
  const [unseen = ''] = UNSEEN_START.exec(storable) ?? [];
  const first = storable.charAt(unseen.length).normalize('NFKC');
  return FORMULA_SIGN.test(first) || NEW_CELL.test(unseen) ? `'${storable}` : storable;
}

/** The moment as the site's clock showed it, because a cell has no time zone. */
function officeTime(moment: Date): Date {
  return new Date(`${moment.toLocaleString('sv-SE', { timeZone: place.timeZone }).replace(' ', 'T')}Z`);
}

type Cell = string | Date | number | null;

function cellOf<Row>(column: WorkbookColumn<Row>, row: Row): Cell {
  if (column.format === 'text') return safeText(column.value(row));
  if (column.format === 'count') return column.value(row);
  if (column.format === 'pence') {
    const pence = column.value(row);
    return pence === null ? null : amountOf(pence);
  }
  if (column.format === 'day') {
    const day = column.value(row);
    return day === null ? null : new Date(day);
  }
  const moment = column.value(row);
  return moment && officeTime(moment);
}

/** A file's name with the day in the office: `ContactUs List 21-11-2026.xlsx`. */
export function workbookName(name: string, now: Date): string {
  return `${name} ${now.toLocaleDateString('en-GB', { timeZone: place.timeZone }).replaceAll('/', '-')}.xlsx`;
}

/** Members of the writer that its types leave out: the streams of its sheets into the zip, and the zip. */
interface WriterInternals {
  zip: { abort(): void };
}
interface SheetInternals {
  stream: { pipes: Writable[] };
}

/** Waits until everything written to a sheet has been flushed; exceljs itself applies no backpressure. */
function flushed(sheet: Worksheet): Promise<void> {
  const [intoZip] = (sheet as unknown as SheetInternals).stream.pipes;
  return new Promise((resolve) => {
    if (intoZip) intoZip.write(Buffer.alloc(0), () => resolve());
    else resolve();
  });
}

/** A sheet of a workbook, whatever its rows are. */
interface Sheet {
  /** On its tab. */
  name: string;
  columns: readonly Pick<WorkbookColumn<unknown>, 'header' | 'width' | 'format'>[];
  batches: AsyncIterable<readonly Cell[][]>;
}

/** @param batches of its rows; they are read only once the sheets before are written */
export function sheetOf<Row>(
  name: string,
  columns: readonly WorkbookColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Sheet {
  async function* cells() {
    for await (const batch of batches) yield batch.map((row) => columns.map((column) => cellOf(column, row)));
  }
  return { name, columns, batches: cells() };
}

/**
 * The batches of a list that is read one after another.
 * @param nextBatch the rows after the given one; an empty batch ends the list
 */
export async function* batchesFrom<Row>(
  first: readonly Row[],
  nextBatch: (last: Row) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let batch = first; batch.length > 0; batch = await nextBatch(batch.at(-1)!)) yield batch;
}

/**
 * Writes sheets into an Excel file, as fast as the reader takes it.
 * @param output receives the file; destroying it, as an aborted download does, ends the work
 */
export async function writeSheets(output: Duplex, sheets: readonly Sheet[]): Promise<void> {
  // Imported lazily: it takes half a second to load, and most servers never need it.
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true });
  const { zip } = workbook as unknown as WriterInternals;
  const closed = new Promise<void>((resolve) => output.once('close', resolve));
  // Otherwise the memory of its compression is held for long.
  output.once('close', () => zip.abort());
  for (const { name, columns, batches } of sheets) {
    const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns.map(({ header, width, format }) => ({
      header,
      width,
      style: format === 'pence' ? amountStyle() : STYLES[format],
    }));
    sheet.getRow(1).font = { bold: true };
    for await (const batch of batches) {
      if (output.destroyed) return;
      for (const cells of batch) sheet.addRow(cells).commit();
      await Promise.race([flushed(sheet), closed]);
      // Before the next batch is read.
      if (output.destroyed) return;
    }
    // The last one is ended with the workbook.
    if (sheets.length > 1) sheet.commit();
  }
  if (!output.destroyed) await Promise.race([workbook.commit(), closed]);
}

/** {@link writeSheets} of one list. @param nextBatch see {@link batchesFrom} */
export function writeWorkbook<Row>(
  output: Duplex,
  columns: readonly WorkbookColumn<Row>[],
  first: readonly Row[],
  nextBatch: (last: Row) => Promise<readonly Row[]>,
): Promise<void> {
  return writeSheets(output, [sheetOf('Sheet1', columns, batchesFrom(first, nextBatch))]);
}
