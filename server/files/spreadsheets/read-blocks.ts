import { normaliseColumn } from './normalise-column.ts';
import type { SheetRow } from './sheet.ts';

/** A line of a block: `Date: 14/09/2026`, with a blank of any kind. */
const ENTRY = /^\s*([^:,;|\t]{2,30}):[\s\u00a0]+(.*)$/;

/**
 * A text in blocks of lines as Santander writes it, `Date: …`, `Description: …`, `Amount: …`, as rows below the names of its
 * lines. What stands above the first block is left out; undefined for any other text.
 * @param text with line feeds alone
 */
export function readBlocks(text: string): SheetRow[] | undefined {
  const lines = text.split('\n').map((line) => {
    const [, name = '', value = ''] = ENTRY.exec(line) ?? [];
    return { line, name: normaliseColumn(name), value };
  });
  const first = lines.findIndex(({ name }) => name === 'date');
  if (first < 0) return undefined;
  const end = lines.findIndex(({ name }, at) => at > first && name !== '' && name === 'date');
  const names = lines.slice(first, end < 0 ? undefined : end).flatMap(({ name }) => name || []);
  if (!names.includes('amount')) return undefined;
  const rows: SheetRow[] = [{ number: first + 1, cells: names, formulas: [] }];
  let last = 0;
  for (const [at, { line, name, value }] of lines.entries()) {
    if (at < first || line.trim() === '') continue;
    if (name === 'date') rows.push({ number: at + 1, cells: names.map(() => ''), formulas: [] });
    const { cells } = rows.at(-1)!;
    const column = names.indexOf(name);
    const isNext = column >= 0 && cells[column] === '';
    if (isNext) last = column;
    // A text that goes on in a line of its own stays together.
    cells[last] = isNext ? value : `${cells[last]} ${line}`;
  }
  return rows;
}
