import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

/** First bytes that file-type leaves unchecked, so that text like `<!--ftyp…` passes for nothing. */
const HEAD_CHECKS: Readonly<Record<string, (head: Buffer) => boolean>> = {
  'application/pdf': (head) => head.toString('latin1', 0, 5) === '%PDF-',
  // The length of the `ftyp` box: a brand, a version and a few more brands.
  'video/mp4': (head) => head.readUInt32BE(0) >= 16 && head.readUInt32BE(0) <= 1024,
};

/** The content type of a file by its first bytes; undefined for text such as HTML and the unknown. */
export async function detectContentType(path: string): Promise<string | undefined> {
  const type = (await fileTypeFromFile(path))?.mime;
  const check = type === undefined ? undefined : HEAD_CHECKS[type];
  return !check || check(await readHead(path)) ? type : undefined;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(8);
    await file.read(head, 0, head.length, 0);
    return head;
  } finally {
    await file.close();
  }
}
