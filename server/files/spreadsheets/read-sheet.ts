import { open, readFile } from 'node:fs/promises';
import chardet from 'chardet';
import { AppError } from '../../../rules/errors.ts';
import { IMPORT_LIMITS } from '../../../rules/imports.ts';
import { readText } from './read-text.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { tooLarge, unreadable } from './sheet-errors.ts';

const ZIP = Buffer.from('PK');
/** The old format of Excel, and of packed or encrypted workbooks. */
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** How texts begin that are no tables, as banks and programs also offer them. */
const OTHER_TEXT = /^\ufeff?\s*(?:<[!?a-z]|%PDF|OFXHEADER:|!Type:|\{\\rtf)/i;

const BYTE_ORDER_MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * Reads an Excel workbook or a text with separated values, by its content. It may take a minute: only the thread of
 * `readTable` calls it.
 * @param path of a file of any kind
 * @throws AppError BAD_USER_INPUT `sheetUnreadable` or `sheetEmpty`; PAYLOAD_TOO_LARGE
 */
export async function readSheet(path: string): Promise<Sheet> {
  const file = await open(path);
  const { size } = await file.stat().finally(() => file.close());
  if (size > IMPORT_LIMITS.sheetBytes) throw tooLarge();
  const content = await readFile(path);
  if (content.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) throw unreadable();
  const isWorkbook = content.subarray(0, ZIP.length).equals(ZIP);
  const rows = isWorkbook ? await readWorkbook(content) : readText(plainText(decode(content)));
  return withHeadings(rows, !isWorkbook);
}

/** @throws AppError for a web page, a PDF or what accounting programs read, whatever the file is called */
function plainText(text: string): string {
  if (OTHER_TEXT.test(text)) throw unreadable();
  return text;
}

/** A text in the encoding that it says, else in UTF-8, else in the one that it looks like. */
function decode(content: Buffer): string {
  const marked = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, index) => content[index] === byte));
  if (marked) return new TextDecoder(marked[1]).decode(content);
  // Every second byte of UTF-16 in a western script is 0, which no other text has.
  const zeros = [0, 1].map(
    (odd) => content.subarray(0, 400).filter((byte, at) => byte === 0 && at % 2 === odd).length,
  );
  if (zeros[0]! + zeros[1]! > 0)
    return new TextDecoder(zeros[0]! > zeros[1]! ? 'utf-16be' : 'utf-16le').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    // As a stream: Node up to 23 otherwise takes the encoding of Windows for Latin-1, without ’, – and €.
    const decoder = new TextDecoder(guessEncoding(content));
    return decoder.decode(content, { stream: true }) + decoder.decode();
  }
}

/** Bytes that are enough to guess by; the longer the text, the longer it takes. */
const GUESSED_BY = 1024;

/**
 * By the first bytes that are not ASCII, which all encodings share. Where nothing speaks for another one, that of Windows
 * in western Europe.
 */
function guessEncoding(content: Buffer): string {
  const from = content.findIndex((byte) => byte > 127);
  const guesses = chardet
    .analyse(content.subarray(from, from + GUESSED_BY))
    .map(({ name }) => name.toLowerCase());
  const [best = ''] = guesses.filter((name) => !name.startsWith('iso-8859-1'));
  const isWestern = guesses[0]?.startsWith('iso-8859-1') || best.startsWith('utf');
  try {
    return isWestern ? 'windows-1252' : new TextDecoder(best).encoding;
  } catch {
    return 'windows-1252';
  }
}

const clean = (cell: string) =>
  cell
    .replaceAll('\0', '')
    .trim()
    .slice(0, IMPORT_LIMITS.cellCharacters + 1);

function withHeadings(all: readonly SheetRow[], isText: boolean): Sheet {
  const rows = all
    .map((row) => ({ ...row, cells: row.cells.map(clean) }))
    .filter(({ cells, formulas }) => formulas.length > 0 || cells.some((cell) => cell !== ''));
  const [headings, ...others] = rows;
  if (!headings || others.length === 0)
    throw new AppError('BAD_USER_INPUT', headings?.problem ?? 'sheetEmpty', { field: 'file' });
  const width = Math.max(...rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  if (others.length > IMPORT_LIMITS.rows || width > IMPORT_LIMITS.columns) throw tooLarge();
  const columns = Array.from({ length: width }, (_, column) => headings.cells[column] ?? '');
  return { columns, number: headings.number, rows: others, isText };
}
