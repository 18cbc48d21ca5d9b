import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../rules/limits.ts';
import { MP4, noise, PDF, received } from './media-fixtures.ts';
import type { MediaKind } from './media-names.ts';
import { checkUploadKind, maximumUploadBytes } from './upload-kinds.ts';

const jpeg = await noise(40, 30).jpeg().toBuffer();
const png = await noise(40, 30).png().toBuffer();
const webp = await noise(40, 30).webp().toBuffer();

const refusal = (messageKey: string) => expect.objectContaining({ code: 'BAD_USER_INPUT', messageKey });

/** The kind of an upload, or the error that refuses it. */
async function kindOrError(content: Buffer, accepts: MediaKind[], mimeType?: string, fileName?: string) {
  const upload = await received(content);
  try {
    return checkUploadKind(upload, { accepts, mimeType, fileName });
  } catch (error) {
    return error;
  }
}

test.each([
  ['a JPEG', jpeg, 'IMAGE', 'image/jpeg', 'photo.JPG'],
  ['a PNG', png, 'IMAGE', 'image/png', 'photo.png'],
  ['a WebP', webp, 'IMAGE', 'image/webp', 'photo.webp'],
  ['a PNG named like a JPEG', png, 'IMAGE', 'image/jpeg', 'photo.jpg'],
  ['an mp4', MP4, 'VIDEO', 'video/mp4', 'film.mp4'],
  ['a PDF', PDF, 'PDF', 'application/pdf; charset=binary', 'form.pdf'],
  ['a photo with a date for an extension', jpeg, 'IMAGE', 'application/octet-stream', 'Diwali 12.11'],
  ['a part without a type', png, 'IMAGE', 'text/plain', 'photo.png'],
  ['a file of which nothing is declared', PDF, 'PDF', undefined, undefined],
] as const)('%s is accepted', async (_name, content, kind, mimeType, fileName) => {
  expect(await kindOrError(content, ['IMAGE', 'VIDEO', 'PDF'], mimeType, fileName)).toBe(kind);
});

test.each([
  ['a line feed', '\r\n'],
  ['the mark of UTF-8', '\xef\xbb\xbf'],
  ['the head of a letter', 'Content-Type: application/pdf\n\n'],
  ['just less than a kB of something', '\0'.repeat(1019)],
])('a PDF with %s before it is one', async (_name, before) => {
  const content = Buffer.concat([Buffer.from(before, 'latin1'), PDF]);
  expect(await kindOrError(content, ['PDF'], 'application/pdf', 'form.pdf')).toBe('PDF');
});

test.each([
  ['more than a kB of something', '\0'.repeat(1020)],
  ['markup', '<!doctype html><script>alert(1)</script>'],
])('a PDF with %s before it is none', async (_name, before) => {
  const content = Buffer.concat([Buffer.from(before, 'latin1'), PDF]);
  expect(await kindOrError(content, ['PDF'])).toEqual(refusal('onlyPdf'));
});

describe('[UP-1] content and type disagree', () => {
  test.each([
    ['a PDF declared as a JPEG', PDF, 'image/jpeg', undefined],
    ['a PDF named like a JPEG', PDF, undefined, 'photo.jpg'],
    ['a JPEG declared as a PDF', jpeg, 'application/pdf', undefined],
    ['a JPEG named like an mp4', jpeg, 'image/jpeg', 'film.mp4'],
    ['a JPEG declared as HTML', jpeg, 'text/html', 'photo.jpg'],
    ['a JPEG named like a page', jpeg, 'image/jpeg', 'photo.jpg.html'],
    ['a JPEG declared as SVG', jpeg, 'image/svg+xml', 'photo.jpg'],
  ])('[UP-1] %s is refused', async (_name, content, mimeType, fileName) => {
    const accepts: MediaKind[] = ['IMAGE', 'VIDEO', 'PDF'];
    expect(await kindOrError(content, accepts, mimeType, fileName)).toEqual(refusal('fileTypeMismatch'));
  });

  test('[UP-1] a kind that the form does not accept is refused with its own text', async () => {
    expect(await kindOrError(PDF, ['IMAGE'], 'image/jpeg')).toEqual(refusal('onlyImages'));
    expect(await kindOrError(jpeg, ['VIDEO'], 'video/mp4')).toEqual(refusal('onlyMp4'));
    expect(await kindOrError(jpeg, ['PDF'], 'application/pdf')).toEqual(refusal('onlyPdf'));
    expect(await kindOrError(PDF, ['IMAGE', 'VIDEO'])).toEqual(refusal('fileTypeNotSupported'));
  });

  test.each([
    ['qt  ', 'video/quicktime', 'film.mov'],
    ['M4V ', 'video/x-m4v', 'film.m4v'],
    ['M4V ', 'video/mp4', 'film.mp4'],
    ['3gp4', 'video/3gpp', 'film.3gp'],
  ])(
    '[UP-1] a film of a phone, %j declared as %s, says what to choose',
    async (brand, mimeType, fileName) => {
      const film = Buffer.from(MP4).fill(brand, 8, 12);
      expect(await kindOrError(film, ['VIDEO'], mimeType, fileName)).toEqual(refusal('filmOfPhone'));
      expect(await kindOrError(film, ['IMAGE', 'VIDEO'], mimeType, fileName)).toEqual(refusal('filmOfPhone'));
      expect(await kindOrError(film, ['IMAGE'], mimeType, fileName)).toEqual(refusal('onlyImages'));
    },
  );

  test('[UP-1] other kinds of pictures and films are refused', async () => {
    const avif = await sharp(png).avif().toBuffer();
    expect(await kindOrError(avif, ['IMAGE'], 'image/avif')).toEqual(refusal('onlyImages'));
    expect(await kindOrError(await sharp(png).gif().toBuffer(), ['IMAGE'])).toEqual(refusal('onlyImages'));
  });
});

describe('[UP-3] SVG and HTML', () => {
  const script = '<script>alert(1)</script>';
  test.each([
    ['SVG', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
    [
      'SVG with a declaration',
      `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
    ],
    ['HTML', `<!doctype html><html>${script}</html>`],
    ['HTML that looks like an mp4', `<!--ftypmp42-->${script}`],
  ])('[UP-3] %s is refused whatever it is declared as', async (_name, text) => {
    const content = Buffer.from(text);
    for (const mimeType of ['image/svg+xml', 'image/png', 'text/html', 'video/mp4', undefined]) {
      expect(await kindOrError(content, ['IMAGE'], mimeType, 'photo.png')).toEqual(refusal('onlyImages'));
      expect(await kindOrError(content, ['VIDEO'], mimeType, 'film.mp4')).toEqual(refusal('onlyMp4'));
      expect(await kindOrError(content, ['PDF'], mimeType, 'form.pdf')).toEqual(refusal('onlyPdf'));
    }
  });
});

describe('[D40] upper limits', () => {
  test.each([
    ['image/jpeg', LIMITS.imageBytes],
    ['application/pdf', LIMITS.pdfBytes],
    ['video/mp4', LIMITS.videoBytes],
  ])('[D40] %s: its own limit applies even where larger kinds are accepted', (contentType, limit) => {
    const check = (byteSize: number) =>
      checkUploadKind({ contentType, byteSize }, { accepts: ['IMAGE', 'VIDEO', 'PDF'] });
    expect(() => check(limit)).not.toThrow();
    expect(() => check(limit + 1)).toThrow(expect.objectContaining({ status: 413 }));
  });

  test('[D40] nothing larger than the largest acceptable kind is received', () => {
    expect(maximumUploadBytes(['IMAGE'])).toBe(LIMITS.imageBytes);
    expect(maximumUploadBytes(['IMAGE', 'VIDEO'])).toBe(LIMITS.videoBytes);
  });
});
