import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picture } from '../../testing/factories.ts';
import { get, type SentFile } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { MEGABYTE, traces, WAYS } from './upload-fixtures.ts';

const app = sharedTestApp();

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const MP4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42\0\0\0\0mp42isom'),
  Buffer.alloc(64),
]);

describe.each(Object.keys(WAYS))('an upload by %s', (way) => {
  const send = (file: SentFile, fields?: Record<string, unknown>) => WAYS[way]!(app, file, fields);

  it.each<[string, number, string, () => Promise<SentFile>]>([
    [
      '[UP-1] a picture declared as a video',
      400,
      'The contents of this file do not match its type.',
      async () => ({
        content: await picture(),
        fileName: 'kite.mp4',
        contentType: 'video/mp4',
      }),
    ],
    [
      '[UP-1] text declared as a picture',
      400,
      'This type of file is not supported.',
      async () => ({
        content: Buffer.from('just a text'),
        fileName: 'kite.png',
        contentType: 'image/png',
      }),
    ],
    [
      '[UP-3] an SVG',
      400,
      'This type of file is not supported.',
      async () => ({
        content: SVG,
        fileName: 'kite.svg',
        contentType: 'image/svg+xml',
      }),
    ],
    [
      '[UP-3] HTML declared as a picture',
      400,
      'This type of file is not supported.',
      async () => ({
        content: HTML,
        fileName: 'kite.jpg',
        contentType: 'image/jpeg',
      }),
    ],
    [
      '[UP-4] a truncated picture',
      400,
      'This picture cannot be read.',
      async () => ({
        content: (
          await sharp(Buffer.alloc(600 * 600 * 3, 7), { raw: { width: 600, height: 600, channels: 3 } })
            .jpeg()
            .toBuffer()
        ).subarray(0, 900),
        fileName: 'kite.jpg',
        contentType: 'image/jpeg',
      }),
    ],
    [
      '[UP-5] a picture over 5 MB',
      413,
      'This file is too large.',
      async () => ({
        content: Buffer.concat([await picture(), Buffer.alloc(5 * MEGABYTE)]),
        fileName: 'kite.png',
        contentType: 'image/png',
      }),
    ],
    [
      '[UP-5] a file over every limit',
      413,
      'This file is too large.',
      async () => ({
        content: Buffer.concat([MP4, Buffer.alloc(25 * MEGABYTE)]),
        fileName: 'garba.mp4',
        contentType: 'video/mp4',
      }),
    ],
    [
      'a video where a picture is expected',
      400,
      'Choose a file of this type.',
      async () => ({
        content: MP4,
        fileName: 'garba.mp4',
        contentType: 'video/mp4',
      }),
    ],
  ])('%s answers %i and nothing is stored', async (_what, status, text, file) => {
    const before = await traces(app);
    expect(await send(await file())).toEqual({ status, text });
    expect(await traces(app)).toEqual(before);
  });

  it('a refused text stores nothing of its picture', async () => {
    const before = await traces(app);
    const file = { content: await picture(), fileName: 'kite.png', contentType: 'image/png' };
    expect(await send(file, { name: '' })).toEqual({ status: 400, text: 'Enter event title.' });
    expect(await traces(app)).toEqual(before);
  });

  it('[UP-2] metadata, such as place and time, is removed from a picture', async () => {
    const content = await sharp(await picture({ format: 'jpeg' }))
      .withExif({ IFD3: { GPSLatitude: '52/1 38/1 0/1' }, IFD0: { Artist: 'Somebody Private' } })
      .jpeg()
      .toBuffer();
    expect(content.includes('Somebody Private')).toBe(true);
    await send({ content, fileName: 'kite.jpg', contentType: 'image/jpeg' });
    const [newest] = (await get(app, '/api/admin/eventlist/0')).json();
    const { rawPayload } = await get(app, `/EventImg/${newest.fileName}`);
    const metadata = await sharp(rawPayload).metadata();
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc]).toEqual(Array(4).fill(undefined));
  });

  it.each(['../../../etc/passwd.png', '..\\..\\boot.png', `${'x'.repeat(5000)}.png`, '; rm -rf.png'])(
    '[UP-6] the name %j is replaced by a generated one',
    async (fileName) => {
      const { status } = await send({ content: await picture(), fileName, contentType: 'image/png' });
      expect(status).toBe(200);
      const [newest] = (await get(app, '/api/admin/eventlist/0')).json();
      expect(newest.fileName).toMatch(/^[a-z2-7]{26}\.jpg$/);
    },
  );
});
