import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { adminToken, eventFields } from '../../testing/factories.ts';
import { graphqlUpload, legacySave, multipart, type SentFile } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const MEGABYTE = 1024 * 1024;

const SAVE =
  'mutation Save($input: EventInput!, $file: Upload) { saveEvent(input: $input, file: $file) { id file { url } } }';

/** An event as old clients send it. */
function legacyEvent(fields?: Record<string, unknown>) {
  const { id, name, description, fileType } = eventFields(fields);
  return [{ ID: id ?? 0, Name: name, Desc: description, FileType: fileType === 'VIDEO' ? 'Vedio' : 'Img' }];
}

interface Outcome {
  status: number;
  text: string;
}

type Way = (app: TestApp, file: SentFile, fields?: Record<string, unknown>) => Promise<Outcome>;

/** The same upload by GraphQL and by the legacy call. */
export const WAYS: Record<string, Way> = {
  GraphQL: async (app, file, fields) => {
    const variables = { input: eventFields(fields) };
    const answer = await graphqlUpload(app, { query: SAVE, token: await adminToken(app), variables, file });
    return { status: answer.status, text: answer.errors?.[0]?.message ?? '' };
  },
  'the legacy call': async (app, file, fields) => {
    const json = legacyEvent(fields);
    const token = await adminToken(app);
    const response = await legacySave(app, { url: '/api/admin/saveevent', token, json, file });
    return { status: response.statusCode, text: response.json() };
  },
};

/** The body of the same upload, for each path. */
export const BODIES: Record<
  string,
  (file: SentFile, change?: Record<string, unknown>) => ReturnType<typeof multipart>
> = {
  '/graphql': (file, change) =>
    multipart([
      {
        name: 'operations',
        content: JSON.stringify({ query: SAVE, variables: { input: eventFields(change), file: null } }),
      },
      { name: 'map', content: '{"0":["variables.file"]}' },
      { name: '0', ...file },
    ]),
  '/api/admin/saveevent': (file, change) =>
    multipart([
      { name: 'addevent', content: JSON.stringify(legacyEvent(change)) },
      { name: 'file', ...file },
    ]),
};

/** Counts everything that an upload may leave behind: events, rows of files, and the files themselves. */
export async function traces({ database, dataDirectory }: TestApp) {
  const [row] = await database.dataSource.query(
    'SELECT (SELECT count(*)::int FROM event) AS events, (SELECT count(*)::int FROM media_file) AS rows',
  );
  const list = (folder: string) => readdir(join(dataDirectory, folder), { recursive: true }).catch(() => []);
  return { ...row, stored: (await list('files')).length, incoming: (await list('incoming')).length };
}

/** About a megabyte, so that it is sent in many chunks. */
async function largePicture(): Promise<SentFile> {
  const raw = { width: 600, height: 600, channels: 3 } as const;
  const content = await sharp(randomBytes(600 * 600 * 3), { raw })
    .png()
    .toBuffer();
  return { content, fileName: 'a.png', contentType: 'image/png' };
}

interface BegunUpload {
  /** One of `BODIES`. */
  path: string;
  token: string | undefined;
  /** The part of the body that is sent, from 0 to 1. */
  fraction: number;
  /** Overrides fields of the new event. */
  change?: Record<string, unknown>;
}

/** Sends the head and the beginning of the body of an upload, over a new connection. */
export async function beginUpload(
  port: number,
  { path, token, fraction, change }: BegunUpload,
): Promise<Socket> {
  const { payload, contentType } = BODIES[path]!(await largePicture(), change);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${contentType}`,
    `Content-Length: ${payload.length}`,
    'apollo-require-preflight: true',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
  ].join('\r\n');
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}\r\n\r\n`);
  socket.write(payload.subarray(0, Math.floor(payload.length * fraction)));
  return socket;
}

export async function answerOf(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data');
  socket.destroy();
  return String(chunk);
}
