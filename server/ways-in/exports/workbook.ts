import type { Duplex, Writable } from 'node:stream';
import type { Worksheet } from 'exceljs';

const TIME_ZONE = 'Europe/London';

const TOP = { vertical: 'top' } as const;

/** How a column's cells look. `@` keeps what is typed into a cell as text, also what begins with `=`. */
const STYLES = {
  text: { numFmt: '@', alignment: { ...TOP, wrapText: true } },
  time: { numFmt: 'dd/mm/yyyy hh:mm', alignment: { ...TOP, horizontal: 'left' } },
  day: { numFmt: 'dd/mm/yyyy', alignment: { ...TOP, horizontal: 'left' } },
  pence: { numFmt: '£#,##0.00', alignment: TOP },
} as const;

/** A column of a sheet: texts, moments, days as `YYYY-MM-DD`, or amounts in pence that are shown in pounds. */
export type WorkbookColumn<Row> = { header: string; width: number } & (
  | { format: 'text'; value: (row: Row) => string }
  | { format: 'time'; value: (row: Row) => Date | null }
  | { format: 'day'; value: (row: Row) => string | null }
  | { format: 'pence'; value: (row: Row) => number }
);

/** What nobody sees at the beginning of a text, and what programs skip or drop there; U+2800 is a blank by its looks. */
const UNSEEN_START = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*/u;
/** What a spreadsheet may take for the beginning of a formula, once wide and small forms are as typed; − is U+2212. */
const FORMULA_SIGN = /^[=+\-@−]/;
const NEW_CELL = /[\t\r\n]/;
/** XML has none of them, not even escaped; exceljs leaves some out itself, but only after we have looked. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_XML = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF]/g;
/** Readers take `_x0041_` for an escaped character; with its underscore escaped it stays what was typed. */
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

/** The moment as the clock in the office showed it: a cell knows no time zone. */
function officeTime(moment: Date): Date {
  return new Date(`${moment.toLocaleString('sv-SE', { timeZone: TIME_ZONE }).replace(' ', 'T')}Z`);
}

function cellOf<Row>(column: WorkbookColumn<Row>, row: Row): string | Date | number | null {
  if (column.format === 'text') return safeText(column.value(row));
  if (column.format === 'pence') return column.value(row) / 100;
  if (column.format === 'day') {
    const day = column.value(row);
    return day === null ? null : new Date(day);
  }
  const moment = column.value(row);
  return moment && officeTime(moment);
}

/** A file's name with the day in the office: `ContactUs List 21-11-2026.xlsx` (D43). */
export function workbookName(name: string, now: Date): string {
  return `${name} ${now.toLocaleDateString('en-GB', { timeZone: TIME_ZONE }).replaceAll('/', '-')}.xlsx`;
}

/** What the writer has and its types do not tell: the way of its sheets into the zip, and the zip. */
interface WriterInternals {
  zip: { abort(): void };
}
interface SheetInternals {
  stream: { pipes: Writable[] };
}

/** Waits until everything written to a sheet has gone on its way; exceljs itself would pile it up. */
function flushed(sheet: Worksheet): Promise<void> {
  const [intoZip] = (sheet as unknown as SheetInternals).stream.pipes;
  return new Promise((resolve) => {
    if (intoZip) intoZip.write(Buffer.alloc(0), () => resolve());
    else resolve();
  });
}

/**
 * Writes rows into an Excel file, as fast as it is read.
 * @param output where the file goes; when it is destroyed, as by an aborted download, the work ends
 * @param nextBatch the rows after that one; none ends the file
 */
export async function writeWorkbook<Row>(
  output: Duplex,
  columns: readonly WorkbookColumn<Row>[],
  first: readonly Row[],
  nextBatch: (last: Row) => Promise<readonly Row[]>,
): Promise<void> {
  // Only now: it takes half a second to load, and most servers never need it.
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true });
  const { zip } = workbook as unknown as WriterInternals;
  const closed = new Promise<void>((resolve) => output.once('close', resolve));
  // Else the memory of its compression stays for long.
  output.once('close', () => zip.abort());
  const sheet = workbook.addWorksheet('Sheet1', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ header, width, format }) => ({ header, width, style: STYLES[format] }));
  sheet.getRow(1).font = { bold: true };
  let batch = first;
  while (batch.length > 0 && !output.destroyed) {
    for (const row of batch) sheet.addRow(columns.map((column) => cellOf(column, row))).commit();
    await Promise.race([flushed(sheet), closed]);
    if (!output.destroyed) batch = await nextBatch(batch.at(-1)!);
  }
  if (!output.destroyed) await Promise.race([workbook.commit(), closed]);
}
