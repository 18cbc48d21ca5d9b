import { fromBufferPromise } from 'yauzl';
import { AppError } from '../../../rules/errors.ts';
import { IMPORT_LIMITS } from '../../../rules/imports.ts';
import { isUnusual } from './plain-workbook.ts';
import { openDocument, tooLarge, unreadable } from './sheet-errors.ts';

/** Parts of a workbook; more than any honest one has. */
const MOST_ENTRIES = 2000;
/** What may be in a sheet; one of fewer columns has room for cells that have a style alone, which programs also write. */
const MOST_ROWS_AND_CELLS = (IMPORT_LIMITS.rows + 1) * (IMPORT_LIMITS.columns + 1);
/** Excel itself allows 65,490 formats of cells; each names a font, a fill and a border of its own at most. */
const MOST_STYLES = 200_000;

/** The beginning of an element with one of these names, in any namespace. */
const elements = (names: string) => new RegExp(`<(?:\\w+:)?(?:${names})(?=[\\s/>])`, 'g');

/** What the library keeps an object for, in which parts, and how many there may be. */
const COUNTED = [
  { part: /^xl\/worksheets\/[^/]+\.xml$/i, element: elements('row|c'), most: MOST_ROWS_AND_CELLS },
  { part: /^xl\/sharedStrings\.xml$/i, element: elements('si|r'), most: MOST_ROWS_AND_CELLS },
  { part: /^xl\/styles\.xml$/i, element: elements('xf|font|fill|border|numFmt|dxf'), most: MOST_STYLES },
];
/** An element of which a chunk has only the beginning is counted with the next; none of their names is longer. */
const LONGEST_BEGINNING = 64;

/**
 * Unpacks everything of a workbook once, counting, so that nothing too large is parsed; yauzl holds each part to its
 * declared size.
 * @returns whether another program than Excel has written it, in another way
 * @throws AppError
 */
export async function checkPacked(content: Buffer): Promise<boolean> {
  try {
    return await count(content);
  } catch (error) {
    throw error instanceof AppError ? error : unreadable();
  }
}

async function count(content: Buffer): Promise<boolean> {
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  if (zip.entryCount > MOST_ENTRIES) throw tooLarge();
  const found = COUNTED.map(() => 0);
  let bytes = 0;
  let hasWorkbook = false;
  let isOpenDocument = false;
  let isOfOthers = false;
  for await (const entry of zip.eachEntry()) {
    hasWorkbook ||= entry.fileName === 'xl/workbook.xml';
    isOpenDocument ||= entry.fileName === 'mimetype';
    const at = COUNTED.findIndex(({ part }) => part.test(entry.fileName));
    let begun = '';
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      bytes += chunk.length;
      if (bytes > IMPORT_LIMITS.unpackedBytes) throw tooLarge();
      const counted = COUNTED[at];
      if (!counted) continue;
      const text = begun + chunk.toString('latin1');
      begun = /<[^<>\s/]*$/.exec(text.slice(-LONGEST_BEGINNING))?.[0] ?? '';
      found[at]! += text.match(counted.element)?.length ?? 0;
      if (found[at]! > counted.most) throw tooLarge();
      isOfOthers ||= counted === COUNTED[0] && isUnusual(text);
    }
  }
  if (!hasWorkbook) throw isOpenDocument ? openDocument() : unreadable();
  return isOfOthers;
}
