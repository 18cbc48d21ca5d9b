import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

/** Checks that file-type omits: it would take text such as `<!--ftyp…` for a video. */
const HEAD_CHECKS: Readonly<Record<string, (head: Buffer) => boolean>> = {
  'application/pdf': (head) => head.toString('latin1', 0, 5) === '%PDF-',
  // The size of the `ftyp` box, which holds a brand, a version and a few compatible brands.
  'video/mp4': (head) => head.readUInt32BE(0) >= 16 && head.readUInt32BE(0) <= 1024,
};

/** Detects the content type from the first bytes; undefined for text such as HTML and for unknown formats. */
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
