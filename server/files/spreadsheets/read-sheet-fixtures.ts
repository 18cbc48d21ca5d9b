import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readSheet } from './read-sheet.ts';

/** Reads a spreadsheet from a file with this content. */
export async function readContent(content: Buffer | string) {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'sheet');
  await writeFile(path, content);
  return readSheet(path);
}
