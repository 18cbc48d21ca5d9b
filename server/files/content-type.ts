import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

/** Checks that file-type omits: it would take text such as `<!--ftyp…` for a video. */
const HEAD_CHECKS: Readonly<Record<string, (head: Buffer) => boolean>> = {
  'application/pdf': isPdf,
  // The size of the `ftyp` box, which holds a brand, a version and a few compatible brands.
  'video/mp4': (head) => head.readUInt32BE(0) >= 16 && head.readUInt32BE(0) <= 1024,
};

/** In which a PDF may begin (ISO 32000-1, annex H.3.4.1). */
const HEAD_BYTES = 1024;

/** Detects the content type from the first bytes; undefined for text such as HTML and for unknown formats. */
export async function detectContentType(path: string): Promise<string | undefined> {
  const head = await readHead(path);
  // Some programs write a line feed, a mark of UTF-8 or the head of a letter before it, which every reader takes.
  const type = (await fileTypeFromFile(path))?.mime ?? (isPdf(head) ? 'application/pdf' : undefined);
  const check = type === undefined ? undefined : HEAD_CHECKS[type];
  return !check || check(head) ? type : undefined;
}

/** Not where markup stands before it: what browsers might take for a page is none. */
function isPdf(head: Buffer): boolean {
  const text = head.toString('latin1');
  const at = text.indexOf('%PDF-');
  return at >= 0 && !text.slice(0, at).includes('<');
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await file.read(head, 0, head.length, 0);
    return head;
  } finally {
    await file.close();
  }
}
