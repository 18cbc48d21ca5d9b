import { beforeAll, describe, expect, it } from 'vitest';
import { adminToken, picture } from '../../testing/factories.ts';
import { get, multipart } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();
let token: string;

beforeAll(async () => {
  token = await adminToken(app);
});

type Parts = Parameters<typeof multipart>[0];

let serial = 0;
const newName = () => {
  serial += 1;
  return `Kites ${serial}`;
};

const DESC = 'Bring a cushion, sit with us and sing; the words are on the screen in both scripts.';
const event = (Name: string) => JSON.stringify([{ ID: 0, Name, Desc: DESC, FileType: 'Img' }]);
const FILE = { name: 'file', fileName: 'kite.png' };

async function save(...parts: Parts) {
  const { payload, contentType } = multipart(parts);
  const headers = { 'content-type': contentType, authorization: `Bearer ${token}` };
  const response = await app.server.inject({
    method: 'POST',
    url: '/api/admin/saveevent',
    headers,
    payload,
  });
  return [response.statusCode, response.json()];
}

/** The name of the file of the event of that name; undefined when there is no such event. */
async function fileOf(name: string): Promise<string | undefined> {
  const events: { name: string; fileName: string }[] = (await get(app, '/api/admin/eventlist/0')).json();
  return events.find((one) => one.name === name)?.fileName;
}

const SAVED = [200, 'Saved SuccessFully.'];
const UNREAD = [400, 'The request could not be read.'];

describe('a file part without a type, as Python’s requests sends it', () => {
  it.each([undefined, 'text/plain', 'application/octet-stream'])(
    '%s is judged by its bytes',
    async (type) => {
      const name = newName();
      const content = await picture();
      const file = { ...FILE, content, ...(type && { contentType: type }) };
      expect(await save({ name: 'addevent', content: event(name) }, file)).toEqual(SAVED);
      expect(await fileOf(name)).toMatch(/\.jpe?g$/);
    },
  );

  it('[UP-1] is refused when its bytes or its name say something else', async () => {
    const json = { name: 'addevent', content: event('Not kept') };
    expect(await save(json, { ...FILE, content: 'no picture' })).toEqual([
      400,
      'This type of file is not supported.',
    ]);
    expect(await save(json, { ...FILE, fileName: 'kite.pdf', content: await picture() })).toEqual([
      400,
      'The contents of this file do not match its type.',
    ]);
  });
});

it('a second file is refused', async () => {
  const file = { ...FILE, content: await picture() };
  expect((await save({ name: 'addevent', content: event(newName()) }, file, file))[0]).toBe(413);
});

describe('JSON that is declared as such', () => {
  const contentType = 'application/json';

  it.each([undefined, 'blob', 'event.json'])('is that field, by the file name %j', async (fileName) => {
    const [name, second] = [newName(), newName()];
    const json = { name: 'addevent', content: event(name), contentType, ...(fileName && { fileName }) };
    expect(await save(json)).toEqual(SAVED);
    expect(await fileOf(name)).toBe('');
    expect(await save({ ...FILE, content: await picture() }, { ...json, content: event(second) })).toEqual(
      SAVED,
    );
    expect(await fileOf(second)).not.toBe('');
  });

  it.each([undefined, 'blob'])(
    '[REST-1] and is broken answers 400, by the file name %j',
    async (fileName) => {
      for (const content of ['{', ''])
        expect(await save({ name: 'addevent', content, contentType, ...(fileName && { fileName }) })).toEqual(
          UNREAD,
        );
    },
  );

  it('is limited like other fields, as a file too', async () => {
    const content = event('x'.repeat(200_001));
    expect((await save({ name: 'addevent', content, contentType, fileName: 'blob' }))[0]).toBe(413);
  });
});
