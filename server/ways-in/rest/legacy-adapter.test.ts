import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminToken, buildOwner, buildUser, openSession } from '../../testing/factories.ts';
import { get, legacySave, multipart } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const SAVE = '/api/admin/saveevent';
const DESCRIPTION = 'Bring a cushion, sit with us and sing; the words are on the screen in both scripts.';

async function eventCount(): Promise<number> {
  return (await get(app, '/api/admin/eventlist/0')).json().length;
}

/** Cookies and the anti-forgery token of a browser signed in as an admin. */
async function adminBrowser(): Promise<{ cookie: string; 'x-xsrf-token': string }> {
  const user = await buildOwner(app, { password: 'browser-password-1' });
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: 'mutation($input: SignInInput!) { signIn(input: $input) { role } }',
      variables: { input: { login: user.email, password: 'browser-password-1' } },
    },
  });
  const cookies = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const token = response.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return { cookie: cookies, 'x-xsrf-token': token };
}

describe('invalid input to legacy calls', () => {
  it('[REST-1] a form instead of JSON answers 415, whatever the case of its content type', async () => {
    const { payload, contentType } = multipart([{ name: 'add', content: '[{"Login":"a","Password":"b"}]' }]);
    for (const type of [contentType, contentType.replace('multipart/form-data', 'Multipart/Form-Data')]) {
      const headers = { 'content-type': type };
      const { statusCode } = await app.server.inject({
        method: 'POST',
        url: '/api/login/signin',
        headers,
        payload,
      });
      expect(statusCode, type).toBe(415);
    }
  });

  it.each(['{', '[', 'nonsense', '', '[1]', '"text"', '[{},{}]', 'null', '[null]'])(
    '[REST-1] the JSON part %j answers 400',
    async (json) => {
      const response = await legacySave(app, { url: SAVE, token: await adminToken(app), json });
      expect([response.statusCode, response.json()]).toEqual([400, 'The request could not be read.']);
    },
  );

  it('[REST-2] every field × every JSON type: no 5xx and nothing stored partially', async () => {
    // New ids are high, so that a small fuzzed ID never edits an existing event.
    await app.database.dataSource.query('DELETE FROM event');
    await app.database.dataSource.query('ALTER TABLE event ALTER COLUMN id RESTART WITH 1000000000');
    const token = await adminToken(app);
    const fields = ['ID', 'Name', 'Desc', 'FileType', 'FileName', 'UserID'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), fc.jsonValue(), async (field, value) => {
        const before = await eventCount();
        const json = [{ ID: 0, Name: 'Fuzz', Desc: DESCRIPTION, FileType: 'Img', [field]: value }];
        const { statusCode } = await legacySave(app, { url: SAVE, token, json });
        expect(statusCode).toBeLessThan(500);
        expect(await eventCount()).toBe(before + (statusCode === 200 ? 1 : 0));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    '1.5',
    '1e309',
    '9223372036854775808',
    '1 OR 1=1',
    'abc',
    '%00',
    '--1',
    '2147483648',
    '99999999999',
  ])('[REST-3] the id %s answers 400', async (id) => {
    const response = await get(app, `/api/admin/eventlist/${encodeURIComponent(id)}`);
    expect([response.statusCode, response.json()]).toEqual([400, 'This id is not valid.']);
  });

  it.each([
    ['NUL', 'a\0b', 400],
    ['a lone surrogate', 'a\ud800b', 400],
    ['a megabyte', 'x'.repeat(1_000_000), 413],
    ['emoji', 'Diwali 🪔', 200],
    ['Gujarati', 'દિવાળી', 200],
  ])('[REST-4] a title with %s', async (_what, name, expected) => {
    const json = [{ Name: name, Desc: DESCRIPTION, FileType: 'Img' }];
    const response = await legacySave(app, { url: SAVE, token: await adminToken(app), json });
    expect(response.statusCode).toBe(expected);
    if (expected === 200) expect((await get(app, '/api/admin/eventlist/0')).json()[0].name).toBe(name);
  });

  it('[REST-5] duplicate keys and __proto__ are harmless', async () => {
    const token = await adminToken(app);
    const json = `[{"Name":"First","name":"Second","Desc":"${DESCRIPTION}","__proto__":{"admin":true}}]`;
    const response = await legacySave(app, { url: SAVE, token, json });
    expect(response.statusCode).toBe(200);
    expect((await get(app, '/api/admin/eventlist/0')).json()[0].name).toBe('Second');
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'image/png'])(
    '[REST-6] the content type %s answers 415',
    async (contentType) => {
      const headers = { 'content-type': contentType, authorization: `Bearer ${await adminToken(app)}` };
      const response = await app.server.inject({ method: 'POST', url: SAVE, headers, payload: 'x' });
      expect([response.statusCode, response.json()]).toEqual([415, 'Unsupported content type.']);
    },
  );

  it('[UP-8] truncated multipart answers 400 and the server keeps running', async () => {
    const { payload, contentType } = multipart([{ name: 'addevent', content: '[{}]' }]);
    const headers = { 'content-type': contentType, authorization: `Bearer ${await adminToken(app)}` };
    const half = payload.subarray(0, payload.length - 15);
    const response = await app.server.inject({ method: 'POST', url: SAVE, headers, payload: half });
    expect(response.statusCode).toBe(400);
    expect((await get(app, '/health/live')).statusCode).toBe(200);
  });

  it('a JSON part may have a JSON content type', async () => {
    const name = 'Typed part';
    const { payload, contentType } = multipart([
      {
        name: 'addevent',
        content: JSON.stringify([{ Name: name, Desc: DESCRIPTION }]),
        contentType: 'application/json',
      },
    ]);
    const headers = { 'content-type': contentType, authorization: `Bearer ${await adminToken(app)}` };
    const response = await app.server.inject({ method: 'POST', url: SAVE, headers, payload });
    expect([response.statusCode, (await get(app, '/api/admin/eventlist/0')).json()[0].name]).toEqual([
      200,
      name,
    ]);
  });

  it('[UP-9] a call that takes no file refuses multipart with 415', async () => {
    const { payload, contentType } = multipart([{ name: 'f', content: 'x', fileName: 'a.png' }]);
    const headers = { 'content-type': contentType };
    const response = await app.server.inject({ method: 'POST', url: '/api/login/signin', headers, payload });
    expect(response.statusCode).toBe(415);
  });

  it('HEAD answers like GET, unknown calls 404, writes 405', async () => {
    const head = (url: string) => app.server.inject({ method: 'HEAD', url });
    const statuses = [
      await head('/api/admin/eventlist/0'),
      await head('/api/admin/nothing'),
      await head(SAVE),
    ];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 405]);
  });

  it('an unknown call answers 404 with a JSON string', async () => {
    const response = await get(app, '/api/admin/nothing');
    expect([response.statusCode, response.json()]).toEqual([404, 'Not found.']);
  });

  it('a wrong method answers 405 with Allow', async () => {
    for (const method of ['PUT', 'OPTIONS'] as const) {
      const response = await app.server.inject({ method, url: SAVE, payload: {} });
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
      expect(response.json()).toEqual(expect.any(String));
    }
  });

  it('an internal error answers the general text and a request id', async () => {
    await app.database.dataSource.query('ALTER TABLE event RENAME TO event_away');
    const response = await get(app, '/api/admin/eventlist/0');
    await app.database.dataSource.query('ALTER TABLE event_away RENAME TO event');
    expect([response.statusCode, response.json()]).toEqual([
      500,
      'Something went wrong internal server error.',
    ]);
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('writes by legacy calls', () => {
  async function newEventId(): Promise<number> {
    const json = [{ Name: 'To be deleted', Desc: DESCRIPTION, FileType: 'Img' }];
    await legacySave(app, { url: SAVE, token: await adminToken(app), json });
    return (await get(app, '/api/admin/eventlist/0')).json()[0].id;
  }

  it('[REST-8] [D27] by GET are refused with a cookie only', async () => {
    const id = await newEventId();
    const response = await get(app, `/api/admin/delevent/${id}`, await adminBrowser());
    expect(response.statusCode).toBe(405);
    expect((await get(app, `/api/admin/eventlist/${id}`)).json()).toHaveLength(1);
  });

  it('[REST-8] [D27] by GET are refused cross-site, even with a bearer token', async () => {
    const id = await newEventId();
    const authorization = `Bearer ${await adminToken(app)}`;
    const response = await get(app, `/api/admin/delevent/${id}`, {
      authorization,
      'sec-fetch-site': 'cross-site',
    });
    expect(response.statusCode).toBe(405);
  });

  it.each(['POST', 'DELETE'] as const)(
    '[REST-8] [D27] by %s with a cookie require the anti-forgery header',
    async (method) => {
      const id = await newEventId();
      const { 'x-xsrf-token': token, cookie } = await adminBrowser();
      const url = `/api/admin/delevent/${id}`;
      const without = await app.server.inject({ method, url, headers: { cookie } });
      expect(without.statusCode).toBe(403);
      const withHeader = await app.server.inject({ method, url, headers: { cookie, 'x-xsrf-token': token } });
      expect([withHeader.statusCode, withHeader.json()]).toEqual([200, 'Record removed successfully.']);
    },
  );

  it('[D27] DELETE accepts an empty body with a JSON content type', async () => {
    const url = `/api/admin/delevent/${await newEventId()}`;
    const headers = { authorization: `Bearer ${await adminToken(app)}`, 'content-type': 'application/json' };
    expect((await app.server.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
  });

  it('[REST-7] are forbidden to a main user', async () => {
    const token = await openSession(app, { userId: (await buildUser(app)).id });
    const response = await legacySave(app, { url: SAVE, token, json: [{ Name: 'No', Desc: DESCRIPTION }] });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([403, 'no-store']);
  });

  it('are never cached', async () => {
    const id = await newEventId();
    const headers = { authorization: `Bearer ${await adminToken(app)}` };
    const response = await app.server.inject({ method: 'DELETE', url: `/api/admin/delevent/${id}`, headers });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
