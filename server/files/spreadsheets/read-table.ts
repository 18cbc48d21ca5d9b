import { OverThreadLimits, Thread } from '../thread.ts';
import type { Sheet } from './sheet.ts';
import { tooLarge } from './sheet-errors.ts';

/** An Excel workbook with all the rows and columns that there may be takes 300 MB, and on a slow machine half a minute. */
const LIMITS = { megabytes: 512, seconds: 60 };

const reader = new Thread<string, Sheet>('server/files/spreadsheets/read-table.thread.ts', LIMITS);

/**
 * Reads an Excel workbook or a text with separated values, whatever is in it, while the site goes on answering. The one
 * way to read a file that somebody has sent: what stops its reader stops a thread.
 * @param path of a file of any kind
 * @throws AppError BAD_USER_INPUT `sheetUnreadable` or `sheetEmpty`; PAYLOAD_TOO_LARGE
 */
export async function readTable(path: string): Promise<Sheet> {
  try {
    return await reader.run(path);
  } catch (error) {
    throw error instanceof OverThreadLimits ? tooLarge() : error;
  }
}
