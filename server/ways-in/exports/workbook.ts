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
} as const;

/** With the sign and the decimals of the site's currency: `£#,##0.00`. */
function amountStyle() {
  const decimals = '0'.repeat(currencyDigits());
  const sign = currencySign('en-GB');
  // Letters, such as those of KWD, would be a format.
  const shown = /^\p{Sc}$/u.test(sign) ? sign : `"${sign}"`;
  return { numFmt: `${shown}#,##0${decimals && '.'}${decimals}`, alignment: TOP };
}

/** A column of a sheet: texts, moments, days as `YYYY-MM-DD`, or amounts in pence of the site's currency. */
export type WorkbookColumn<Row> = { header: string; width: number } & (
  | { format: 'text'; value: (row: Row) => string }
  | { format: 'time'; value: (row: Row) => Date | null }
  | { format: 'day'; value: (row: Row) => string | null }
  | { format: 'pence'; value: (row: Row) => number }
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
 * Text that stays text (D43). A string cell is never calculated in Excel itself, but saved as CSV and opened
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

function cellOf<Row>(column: WorkbookColumn<Row>, row: Row): string | Date | number | null {
  if (column.format === 'text') return safeText(column.value(row));
  if (column.format === 'pence') return amountOf(column.value(row));
  if (column.format === 'day') {
    const day = column.value(row);
    return day === null ? null : new Date(day);
  }
  const moment = column.value(row);
  return moment && officeTime(moment);
}

/** A file's name with the day in the office: `ContactUs List 21-11-2026.xlsx` (D43). */
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

/**
 * Writes rows into an Excel file, as fast as the reader takes it.
 * @param output receives the file; destroying it, as an aborted download does, ends the work
 * @param nextBatch the rows after the given one; an empty batch ends the file
 */
export async function writeWorkbook<Row>(
  output: Duplex,
  columns: readonly WorkbookColumn<Row>[],
  first: readonly Row[],
  nextBatch: (last: Row) => Promise<readonly Row[]>,
): Promise<void> {
  // Imported lazily: it takes half a second to load, and most servers never need it.
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true });
  const { zip } = workbook as unknown as WriterInternals;
  const closed = new Promise<void>((resolve) => output.once('close', resolve));
  // Otherwise the memory of its compression is held for long.
  output.once('close', () => zip.abort());
  const sheet = workbook.addWorksheet('Sheet1', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ header, width, format }) => ({
    header,
    width,
    style: format === 'pence' ? amountStyle() : STYLES[format],
  }));
  sheet.getRow(1).font = { bold: true };
  let batch = first;
  while (batch.length > 0 && !output.destroyed) {
    for (const row of batch) sheet.addRow(columns.map((column) => cellOf(column, row))).commit();
    await Promise.race([flushed(sheet), closed]);
    if (!output.destroyed) batch = await nextBatch(batch.at(-1)!);
  }
  if (!output.destroyed) await Promise.race([workbook.commit(), closed]);
}
