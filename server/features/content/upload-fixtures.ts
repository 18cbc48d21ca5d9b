import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { adminToken, eventFields } from '../../testing/factories.ts';
import { graphqlUpload, legacySave, multipart, type SentFile } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const MEGABYTE = 1024 * 1024;

const SAVE =
  'mutation Save($input: EventInput!, $file: Upload) { saveEvent(input: $input, file: $file) { id file { url } } }';

/** An event as the old client writes it. */
function legacyEvent(fields?: Record<string, unknown>) {
  const { name, description, fileType } = eventFields(fields);
  return [{ Name: name, Desc: description, FileType: fileType === 'VIDEO' ? 'Vedio' : 'Img' }];
}

interface Outcome {
  status: number;
  text: string;
}

type Way = (app: TestApp, file: SentFile, fields?: Record<string, unknown>) => Promise<Outcome>;

/** The same upload by both ways in. */
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

/** The same upload as a body, by the address that takes it. */
export const BODIES: Record<string, (file: SentFile) => ReturnType<typeof multipart>> = {
  '/graphql': (file) =>
    multipart([
      {
        name: 'operations',
        content: JSON.stringify({ query: SAVE, variables: { input: eventFields(), file: null } }),
      },
      { name: 'map', content: '{"0":["variables.file"]}' },
      { name: '0', ...file },
    ]),
  '/api/admin/saveevent': (file) =>
    multipart([
      { name: 'addevent', content: JSON.stringify(legacyEvent()) },
      { name: 'file', ...file },
    ]),
};

/** Everything that an upload may leave: events, rows of files, and the files themselves. */
export async function traces({ database, dataDirectory }: TestApp) {
  const [row] = await database.dataSource.query(
    'SELECT (SELECT count(*)::int FROM event) AS events, (SELECT count(*)::int FROM media_file) AS rows',
  );
  const list = (folder: string) => readdir(join(dataDirectory, folder), { recursive: true }).catch(() => []);
  return { ...row, stored: (await list('files')).length, incoming: (await list('incoming')).length };
}
