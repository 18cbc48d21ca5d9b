import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LocalFileStore } from './local-file-store.ts';
import { MP4, PDF, temporaryDirectory } from './media-fixtures.ts';
import { randomName } from './media-names.ts';
import { mediaRoutes } from './media-routes.ts';

const stem = randomName();
const CONTENT = Buffer.from('0123456789');
const VIDEO = `/EventImg/${stem}.mp4`;

/** A server with one file of each kind. */
async function openServer(hidden: () => Promise<boolean> = async () => false) {
  const data = await temporaryDirectory();
  const store = new LocalFileStore(join(data, 'files'), join(data, 'incoming'));
  const names = [`${stem}.jpg`, `${stem}.webp`, `${stem}@2x.webp`, `${stem}.avif`, `${stem}@2x.avif`];
  for (const name of names) await store.put(`EventImg/${name}`, CONTENT);
  await store.put(`EventImg/${stem}.mp4`, MP4);
  await store.put(`PdfFile/${stem}.pdf`, PDF);
  await store.put(`ProfileImages/${stem}.jpg`, CONTENT);
  const server = fastify();
  await server.register(mediaRoutes, {
    store,
    folders: ['EventImg', 'PdfFile'],
    fileNames: [],
    hidden,
  });
  onTestFinished(() => server.close());
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server.inject({ method, url, headers });
  return { store, get };
}

describe('[UP-10] how a file is served', () => {
  test('[AUTHZ-7] while nobody knows whether it is hidden, it is kept by no cache', async () => {
    const { get } = await openServer(async () => Promise.reject(new Error('no database')));
    const { statusCode, headers } = await get(VIDEO);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  test.each([
    [`/EventImg/${stem}.jpg`, 'image/jpeg', CONTENT],
    [`/EventImg/${stem}.webp`, 'image/webp', CONTENT],
    [`/EventImg/${stem}@2x.webp`, 'image/webp', CONTENT],
    [`/EventImg/${stem}%402x.avif`, 'image/avif', CONTENT],
    [`/EventImg/${stem}.avif`, 'image/avif', CONTENT],
    [VIDEO, 'video/mp4', MP4],
    [`/PdfFile/${stem}.pdf`, 'application/pdf', PDF],
  ])('[UP-10] %s: a fixed type, nosniff, no scripts, immutable', async (url, type, content) => {
    const { get } = await openServer();
    const reply = await get(url);

    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(content);
    const name = decodeURIComponent(url).split('/').at(-1);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'content-length': String(content.length),
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${name}"`,
    });
  });

  test('[UP-10] everything is sandboxed except PDFs, which browsers open in their own viewer', async () => {
    const { get } = await openServer();
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
    const pictureName = `/EventImg/${stem}`;
    expect(await policyOf(`${pictureName}.jpg`)).toMatch(/; sandbox$/);
    expect(await policyOf(`${pictureName}.avif`)).toMatch(/; sandbox$/);
    expect(await policyOf(VIDEO)).toMatch(/; sandbox allow-same-origin$/);
    expect(await policyOf('/PdfFile/unknown.html')).toMatch(/; sandbox$/);
    const document = await policyOf(`/PdfFile/${stem}.pdf`);
    expect(document).not.toMatch(/sandbox|script-src|connect-src|frame-src/);
    expect(document).toContain("base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  });

  test('[UP-10] HEAD answers with the same headers and no content', async () => {
    const { get } = await openServer();
    const [head, full] = [await get(VIDEO, {}, 'HEAD'), await get(VIDEO)];
    expect(head.rawPayload).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
  });

  test('[UP-10] a matching ETag is answered with 304', async () => {
    const { get } = await openServer();
    for (const tag of [`"${stem}.mp4"`, `"other", W/"${stem}.mp4"`, '*']) {
      const reply = await get(VIDEO, { 'if-none-match': tag });
      expect([reply.statusCode, reply.body, reply.headers.etag]).toEqual([304, '', `"${stem}.mp4"`]);
    }
    expect((await get(VIDEO, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('[UP-10] a removed file is not found', async () => {
    const { store, get } = await openServer();
    await store.remove([`EventImg/${stem}.mp4`]);
    const reply = await get(VIDEO, { 'if-none-match': `"${stem}.mp4"`, range: 'bytes=0-1' });
    expect([reply.statusCode, reply.body]).toEqual([404, 'Not found.']);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(reply.headers).not.toHaveProperty('etag');
  });
});

describe('[UP-10] byte ranges', () => {
  test('[UP-10] a range of a video or document', async () => {
    const { get } = await openServer();
    const middle = await get(VIDEO, { range: 'bytes=4-7' });
    expect([middle.statusCode, middle.body]).toEqual([206, 'ftyp']);
    expect(middle.headers).toMatchObject({
      'content-range': `bytes 4-7/${MP4.length}`,
      'content-length': '4',
      'accept-ranges': 'bytes',
    });
    const end = await get(`/PdfFile/${stem}.pdf`, { range: 'bytes=-6' });
    expect([end.statusCode, end.body]).toEqual([206, '%%EOF\n']);
  });

  test('[UP-10] a range outside the file: 416', async () => {
    const { get } = await openServer();
    const reply = await get(VIDEO, { range: `bytes=${MP4.length}-` });
    expect([reply.statusCode, reply.body]).toEqual([416, '']);
    expect(reply.headers['content-range']).toBe(`bytes */${MP4.length}`);
  });

  test('[UP-10] If-Range with another validator gets the whole file', async () => {
    const { get } = await openServer();
    const request = (condition: string) => get(VIDEO, { range: 'bytes=0-3', 'if-range': condition });
    expect((await request(`"${stem}.mp4"`)).statusCode).toBe(206);
    expect((await request('"other"')).statusCode).toBe(200);
    expect((await request(`W/"${stem}.mp4"`)).statusCode).toBe(200);
    expect((await request('Sat, 21 Nov 2026 00:00:00 GMT')).statusCode).toBe(200);
  });

  test('[UP-10] pictures are served whole', async () => {
    const { get } = await openServer();
    const reply = await get(`/EventImg/${stem}.jpg`, { range: 'bytes=0-3' });
    expect([reply.statusCode, reply.body]).toEqual([200, '0123456789']);
  });
});

describe('[UP-6] only generated names are served', () => {
  test.each([
    '/EventImg/../EventImg/x.jpg',
    '/EventImg/..%2fPdfFile%2fx.pdf',
    '/EventImg/%2e%2e%2f%2e%2e%2fpackage.json',
    '/EventImg/%252e%252e%252fpackage.json',
    '/EventImg/..%5c..%5cpackage.json',
    '/EventImg/%00.jpg',
    '/EventImg/',
    '/EventImg/photo.jpg',
    `/EventImg/${stem}`,
    `/EventImg/${stem}.jpg/`,
    `/EventImg/${stem}.jpg%00`,
    `/EventImg/${stem}.jpg%0a`,
    `/EventImg/${stem}.html`,
    `/EventImg/${stem}.svg`,
    `/EventImg/${stem}@3x.webp`,
    `/EventImg/${stem.toUpperCase()}.jpg`,
    `/EventImg/a/${stem}.jpg`,
    `/EventImg//${stem}.jpg`,
    `/eventimg/${stem}.jpg`,
    `/PdfFile/${stem}.jpg`,
  ])('[UP-6] %s is not found', async (url) => {
    const { get } = await openServer();
    expect((await get(url)).statusCode).toBe(404);
  });

  test('[D28] profile photos are not public', async () => {
    const { get } = await openServer();
    expect((await get(`/ProfileImages/${stem}.jpg`)).statusCode).toBe(404);
  });
});
