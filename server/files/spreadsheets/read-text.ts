import Papa from 'papaparse';
import { IMPORT_LIMITS } from '../../../rules/imports.ts';
import { readBlocks } from './read-blocks.ts';
import type { SheetRow } from './sheet.ts';
import { tooLarge } from './sheet-errors.ts';

/** The rows of a text with separated values, or in blocks of lines. What begins as a formula is a text like any other: nothing works it out. */
export function readText(text: string): SheetRow[] {
  // Excel's own way to name the separator.
  const [, separator, body = text] = /^sep=(.)\r?\n([\s\S]*)$/i.exec(text) ?? [];
  const skipped = separator ? 1 : 0;
  // In a file that was put together from others, a parser would take one kind of line end and join the lines of the other.
  const lines = body.replaceAll(/\r\n?/g, '\n');
  const blocks = readBlocks(lines);
  if (blocks) return blocks;
  const { data, errors, meta } = Papa.parse<string[]>(lines, {
    delimiter: separator ?? '',
    delimitersToGuess: [',', ';', '\t', '|'],
    // One more than there may be, and the headings.
    preview: IMPORT_LIMITS.rows * 2,
  });
  if (meta.truncated) throw tooLarge();
  const open = new Set(errors.filter(({ code }) => code === 'MissingQuotes').map(({ row }) => row));
  const malformed = new Set(errors.filter(({ code }) => code === 'InvalidQuotes').map(({ row }) => row));
  return data.map((cells, index) => ({
    number: index + 1 + skipped,
    formulas: [],
    cells,
    // A quotation mark within a text does no harm, unless lines that follow were taken for more of the text.
    ...((open.has(index) || (malformed.has(index) && cells.some((cell) => cell.includes('\n')))) && {
      problem: 'rowQuoteOpen' as const,
    }),
  }));
}
