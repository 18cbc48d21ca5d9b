import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminToken, eventFields, picture } from '../../testing/factories.ts';
import { get, graphqlUpload, legacySave, multipart } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const SAVE =
  'mutation Save($input: EventInput!, $file: Upload) { saveEvent(input: $input, file: $file) { id file { url } } }';
const MEGABYTE = 1024 * 1024;

interface Upload {
  content: Buffer;
  fileName: string;
  contentType: string;
}

interface Outcome {
  status: number;
  text: string;
}

/** The same upload by both ways in. */
const WAYS: Record<string, (file: Upload, fields?: Record<string, unknown>) => Promise<Outcome>> = {
  GraphQL: async (file, fields) => {
    const variables = { input: eventFields(fields) };
    const answer = await graphqlUpload(app, { query: SAVE, token: await adminToken(app), variables, file });
    return { status: answer.status, text: answer.errors?.[0]?.message ?? '' };
  },
  'the legacy call': async (file, fields) => {
    const { name, description } = eventFields();
    const json = [
      { Name: name, Desc: description, FileType: fields?.fileType === 'VIDEO' ? 'Vedio' : 'Img' },
    ];
    const token = await adminToken(app);
    const response = await legacySave(app, { url: '/api/admin/saveevent', token, json, file });
    return { status: response.statusCode, text: response.json() };
  },
};

/** Everything that an upload may leave: events, rows of files, and the files themselves. */
async function traces() {
  const [row] = await app.database.dataSource.query(
    'SELECT (SELECT count(*)::int FROM event) AS events, (SELECT count(*)::int FROM media_file) AS rows',
  );
  const list = (folder: string) =>
    readdir(join(app.dataDirectory, folder), { recursive: true }).catch(() => []);
  return { ...row, stored: (await list('files')).length, incoming: (await list('incoming')).length };
}

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const MP4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42\0\0\0\0mp42isom'),
  Buffer.alloc(64),
]);

describe.each(Object.keys(WAYS))('an upload by %s', (way) => {
  const send = WAYS[way]!;

  it.each<[string, number, string, () => Promise<Upload>]>([
    [
      '[UP-1] a picture that says it is a video',
      400,
      'This file is not what its name says.',
      async () => ({
        content: await picture(),
        fileName: 'kite.mp4',
        contentType: 'video/mp4',
      }),
    ],
    [
      '[UP-1] text that says it is a picture',
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
      '[UP-3] HTML that says it is a picture',
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
    const before = await traces();
    expect(await send(await file())).toEqual({ status, text });
    expect(await traces()).toEqual(before);
  });

  it('a refused text leaves nothing of its picture', async () => {
    const before = await traces();
    const file = { content: await picture(), fileName: 'kite.png', contentType: 'image/png' };
    if (way === 'GraphQL') expect((await send(file, { name: '' })).status).toBe(400);
    expect(await traces()).toEqual(before);
  });

  it('[UP-2] where and when a picture was taken is gone', async () => {
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

  it.each([
    '../../../etc/passwd.png',
    '..\\..\\boot.png',
    'a\0b.png',
    `${'x'.repeat(5000)}.png`,
    '; rm -rf.png',
  ])('[UP-6] the name %j is replaced by a generated one', async (fileName) => {
    const { status } = await send({ content: await picture(), fileName, contentType: 'image/png' });
    expect(status).toBeLessThan(500);
    if (status !== 200) return;
    const [newest] = (await get(app, '/api/admin/eventlist/0')).json();
    expect(newest.fileName).toMatch(/^[a-z2-7]{26}\.jpg$/);
  });
});

describe('multipart that ends inside the file', () => {
  it.each(['/graphql', '/api/admin/saveevent'])(
    '[UP-8] answers 400 at %s and nothing is stored',
    async (url) => {
      const before = await traces();
      const operations = JSON.stringify({ query: SAVE, variables: { input: eventFields(), file: null } });
      const { payload, contentType } = multipart([
        { name: 'operations', content: operations },
        { name: 'map', content: '{"0":["variables.file"]}' },
        { name: '0', content: await picture(), fileName: 'a.png', contentType: 'image/png' },
      ]);
      const headers = {
        'content-type': contentType,
        'apollo-require-preflight': 'true',
        authorization: `Bearer ${await adminToken(app)}`,
      };
      const half = payload.subarray(0, payload.length - 400);
      const response = await app.server.inject({ method: 'POST', url, headers, payload: half });
      expect(response.statusCode).toBe(400);
      expect(await traces()).toEqual(before);
    },
  );
});

describe('files that are served', () => {
  it.each([
    '/EventImg/..%2f..%2fpackage.json',
    '/EventImg/%2e%2e/%2e%2e/package.json',
    '/EventImg/....//package.json',
    '/EventImg/%00.jpg',
    '/EventImg/',
    '/ProfileImages/abcdefghijklmnopqrstuvwxyz.jpg',
  ])('[UP-6] %s answers 404', async (url) => {
    expect((await get(app, url)).statusCode).toBe(404);
  });

  it('[UP-10] they carry a fixed type, nosniff and a sandbox', async () => {
    await WAYS.GraphQL!({ content: await picture(), fileName: 'kite.png', contentType: 'image/png' });
    const [newest] = (await get(app, '/api/admin/eventlist/0')).json();
    const { headers } = await get(app, `/EventImg/${newest.fileName}`);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['cache-control']).toContain('immutable');
  });
});

describe('an upload over a real connection', () => {
  let port: number;

  beforeAll(async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.server.address() as { port: number }).port;
  });

  /** Sends the head and a part of the body, then hangs up; answers what the server said until then. */
  async function hangUp(path: string, token: string | undefined, fraction: number): Promise<string> {
    const { payload, contentType } = multipart([
      {
        name: 'operations',
        content: JSON.stringify({ query: SAVE, variables: { input: eventFields(), file: null } }),
      },
      { name: 'map', content: '{"0":["variables.file"]}' },
      {
        name: '0',
        content: Buffer.concat([await picture(), Buffer.alloc(MEGABYTE)]),
        fileName: 'a.png',
        contentType: 'image/png',
      },
    ]);
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${contentType}`,
      `Content-Length: ${payload.length}`,
      'apollo-require-preflight: true',
      ...(token ? [`Authorization: Bearer ${token}`] : []),
    ].join('\r\n');
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.write(`${head}\r\n\r\n`);
    socket.write(payload.subarray(0, Math.floor(payload.length * fraction)));
    await new Promise<void>((resolve) => {
      if (fraction > 0) socket.once('drain', resolve);
      setTimeout(resolve, 300);
    });
    socket.destroy();
    return answer;
  }

  it.each([0.01, 0.5, 0.99])('[UP-7] that ends after %d of it leaves nothing', async (fraction) => {
    const before = await traces();
    const token = await adminToken(app);
    await hangUp('/graphql', token, fraction);
    await hangUp('/api/admin/saveevent', token, fraction);
    await expect.poll(traces, { timeout: 5000 }).toEqual({ ...before, incoming: 0 });
  });

  it.each(['/graphql', '/api/admin/saveevent'])(
    '[UP-9] without a session %s answers 401 before the body has come',
    async (path) => {
      expect(await hangUp(path, undefined, 0)).toMatch(/^HTTP\/1\.1 401 /);
    },
  );

  afterAll(() => app.server.server.closeAllConnections());
});
