import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminToken, buildMember, buildUser, openSession, picture } from '../../testing/factories.ts';
import { get, multipart } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const SAVE = '/api/admin/saveconatctus';
const GENERAL_TEXT = 'Something went wrong internal server error.';

let serial = 0;

function contactRecord(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  serial += 1;
  return {
    ContacID: 0,
    Name: `Old client ${serial}`,
    Messages: 'Jai Shri Krishna',
    Email: 'old@example.org',
    ...overrides,
  };
}

interface Saving {
  from?: string;
  part?: string;
  headers?: Record<string, string>;
  file?: { content: Buffer; fileName: string; contentType: string };
}

function save(json: unknown, { from = freshAddress(), part = 'save', headers, file }: Saving = {}) {
  const { payload, contentType } = multipart([
    { name: part, content: typeof json === 'string' ? json : JSON.stringify(json) },
    ...(file ? [{ name: 'file', ...file }] : []),
  ]);
  return app.server.inject({
    method: 'POST',
    url: SAVE,
    remoteAddress: from,
    headers: { 'content-type': contentType, ...headers },
    payload,
  });
}

let admin: Promise<string> | undefined;

/** One admin for the whole file: signing up takes a while. */
function token(): Promise<string> {
  admin ??= adminToken(app);
  return admin;
}

async function asAdmin(url: string) {
  return get(app, url, { authorization: `Bearer ${await token()}` });
}

async function list(id: number | string = 0) {
  return (await asAdmin(`/api/admin/contactuslist/${id}`)).json();
}

describe('contact messages in the legacy calls', () => {
  it('[D31] saveconatctus takes a JSON array in a multipart field; its answer ends with a full stop', async () => {
    const response = await save([
      contactRecord({ Name: 'Jayanti', Messages: 'Kem chho?', Email: 'j@example.org' }),
    ]);
    expect([response.statusCode, response.json()]).toEqual([200, 'Saved SuccessFully.']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await list())[0]).toEqual({
      contacID: expect.any(Number),
      name: 'Jayanti',
      email: 'j@example.org',
      messages: 'Kem chho?',
    });
  });

  it('saveconatctus also takes plain JSON, with keys in any case', async () => {
    const { statusCode } = await app.server.inject({
      method: 'POST',
      url: SAVE,
      remoteAddress: freshAddress(),
      payload: { NAME: 'Plain JSON', messages: 'Hello', eMail: 'plain@example.org' },
    });
    expect([statusCode, (await list())[0].name]).toEqual([200, 'Plain JSON']);
  });

  it.each([
    ['Enter name.', { Name: '', Email: '', Messages: '' }],
    ['Enter valid email.', { Email: 'nobody', Messages: '' }],
    ['Enter message.', { Messages: ' ' }],
  ])('[spec §5] answers "%s"', async (text, overrides) => {
    const response = await save([contactRecord(overrides)]);
    expect([response.statusCode, response.json()]).toEqual([400, text]);
  });

  it.each([1, '7', -1])('[D36] ContacID %j edits nothing and creates nothing', async (id) => {
    await save([contactRecord()]);
    const before = await list();
    const response = await save([contactRecord({ ContacID: id, Name: 'Changed' })]);
    expect([response.statusCode, response.json()]).toEqual([404, GENERAL_TEXT]);
    expect(await list()).toEqual(before);
  });

  it('[UP-1] a file is refused, and nothing is stored', async () => {
    const before = await list();
    const file = { content: await picture(), fileName: 'holi.png', contentType: 'image/png' };
    expect((await save([contactRecord()], { file })).statusCode).toBe(400);
    expect(await list()).toEqual(before);
  });

  it.each(['{', '', '[1]', 'null', '[{},{}]'])('[REST-1] the JSON part %j answers 400', async (json) => {
    const response = await save(json);
    expect([response.statusCode, response.json()]).toEqual([400, 'The request could not be read.']);
  });

  it('[REST-2] every field × every JSON type: no 5xx and nothing half-stored', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('ContacID', 'Name', 'Messages', 'Email'),
        fc.jsonValue(),
        async (field, value) => {
          const before = (await list()).length;
          const { statusCode } = await save([contactRecord({ [field]: value })]);
          expect(statusCode).toBeLessThan(500);
          expect(await list()).toHaveLength(before + (statusCode === 200 ? 1 : 0));
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each(['1.5', '1e309', '9223372036854775808', '1 OR 1=1', 'abc'])(
    '[REST-3] the id %s answers 400',
    async (id) => {
      const encoded = encodeURIComponent(id);
      for (const call of ['contactuslist', 'delcontactus'])
        expect((await asAdmin(`/api/admin/${call}/${encoded}`)).statusCode).toBe(400);
    },
  );

  it.each([
    ['NUL', 'a\0b', 400],
    ['a lone surrogate', 'a\ud800b', 400],
    ['a megabyte', 'x'.repeat(1_000_000), 413],
    ['emoji and Gujarati', 'દિવાળી 🪔', 200],
  ])('[REST-4] a message with %s', async (_what, text, expected) => {
    expect((await save([contactRecord({ Messages: text })])).statusCode).toBe(expected);
    if (expected === 200) expect((await list())[0].messages).toBe(text);
  });

  it('[REST-5] duplicate keys and __proto__ do no harm', async () => {
    const json =
      '[{"Name":"First","name":"Second","Email":"a@example.org","Messages":"x","__proto__":{"admin":1}}]';
    expect((await save(json)).statusCode).toBe(200);
    expect((await list())[0].name).toBe('Second');
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    '[REST-6] the content type %s answers 415',
    async (contentType) => {
      const headers = { 'content-type': contentType };
      const response = await app.server.inject({ method: 'POST', url: SAVE, headers, payload: 'x' });
      expect(response.statusCode).toBe(415);
    },
  );

  it('[REST-7] the limits are those of GraphQL, with Retry-After', async () => {
    const from = freshAddress();
    for (let i = 0; i < 5; i += 1) expect((await save([contactRecord()], { from })).statusCode).toBe(200);
    const refused = await save([contactRecord()], { from });
    expect([refused.statusCode, refused.json()]).toEqual([429, 'Too many attempts. Please try again later.']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('contactuslist: 0 gives all, newest first, an id gives one, an unknown id an empty list', async () => {
    await save([contactRecord({ Name: 'One but last' })]);
    await save([contactRecord({ Name: 'Last' })]);
    const all = await list();
    expect(all.slice(0, 2).map(({ name }: { name: string }) => name)).toEqual(['Last', 'One but last']);
    expect(await list(all[1].contacID)).toEqual([all[1]]);
    expect([await list(999_999), await list(-1)]).toEqual([[], []]);
    expect((await asAdmin('/api/admin/contactuslist/0')).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['nobody', 401],
    ['a main user', 403],
    ['a member', 403],
  ])('[D21] [REST-7] %s may neither read nor remove them', async (who, status) => {
    await save([contactRecord()]);
    const [{ contacID }] = await list();
    const owner =
      who === 'a member' ? { memberId: (await buildMember(app)).id } : { userId: (await buildUser(app)).id };
    const headers: Record<string, string> =
      who === 'nobody' ? {} : { authorization: `Bearer ${await openSession(app, owner)}` };
    const read = await get(app, '/api/admin/contactuslist/0', headers);
    expect([read.statusCode, read.body.includes('@')]).toEqual([status, false]);
    const url = `/api/admin/delcontactus/${contacID}`;
    const removed = await app.server.inject({ method: 'POST', url, headers });
    expect(removed.statusCode).toBe(status);
    expect(await list(contacID)).toHaveLength(1);
  });

  it('[D27] [REST-8] delcontactus works by GET with a bearer, never from another site', async () => {
    await save([contactRecord()]);
    const [{ contacID }] = await list();
    const url = `/api/admin/delcontactus/${contacID}`;
    const authorization = `Bearer ${await token()}`;
    expect((await get(app, url)).statusCode).toBe(405);
    expect((await get(app, url, { authorization, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(405);
    expect(await list(contacID)).toHaveLength(1);
    expect((await get(app, url, { authorization })).json()).toBe('Record removed successfully.');
    expect(await list(contacID)).toEqual([]);
    expect((await get(app, url, { authorization })).statusCode).toBe(404);
  });
});
