import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminToken, buildUser, openSession } from '../../testing/factories.ts';
import { get, legacySave, multipart } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const SAVE = '/api/admin/saveevent';
const DESCRIPTION = 'Bring a cushion, sit with us and sing; the words are on the screen in both scripts.';

async function eventCount(): Promise<number> {
  return (await get(app, '/api/admin/eventlist/0')).json().length;
}

/** Cookies and the anti-forgery value of a browser that is signed in as an admin. */
async function adminBrowser(): Promise<{ cookie: string; 'x-xsrf-token': string }> {
  const user = await buildUser(app, { role: 'ADMIN', password: 'browser-password-1' });
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

describe('legacy calls, bad input', () => {
  it('[REST-1] a form where JSON is asked for answers 415, however its type is spelled', async () => {
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

  it('[REST-2] every field × every JSON type: no 5xx and nothing half-stored', async () => {
    // No small number is the id of one that there is: what is saved is new.
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

  it('[REST-5] keys that come twice and __proto__ do no harm', async () => {
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

  it('[UP-8] multipart that ends in the middle answers 400 and the server lives', async () => {
    const { payload, contentType } = multipart([{ name: 'addevent', content: '[{}]' }]);
    const headers = { 'content-type': contentType, authorization: `Bearer ${await adminToken(app)}` };
    const half = payload.subarray(0, payload.length - 15);
    const response = await app.server.inject({ method: 'POST', url: SAVE, headers, payload: half });
    expect(response.statusCode).toBe(400);
    expect((await get(app, '/health/live')).statusCode).toBe(200);
  });

  it('a JSON part may call itself JSON', async () => {
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

  it('HEAD answers like GET, and unknown calls 404', async () => {
    const head = (url: string) => app.server.inject({ method: 'HEAD', url });
    const statuses = [
      await head('/api/admin/eventlist/0'),
      await head('/api/admin/nothing'),
      await head(SAVE),
    ];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 405]);
  });

  it('an unknown call answers 404 with a JSON text', async () => {
    const response = await get(app, '/api/admin/nothing');
    expect([response.statusCode, response.json()]).toEqual([404, 'Not found.']);
  });

  it('a known call with another method answers 405 and names the right one', async () => {
    const response = await app.server.inject({ method: 'PUT', url: SAVE, payload: {} });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
  });

  it('an error from inside answers the general text and a request id', async () => {
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

describe('legacy calls, writes', () => {
  async function newEventId(): Promise<number> {
    const json = [{ Name: 'To be deleted', Desc: DESCRIPTION, FileType: 'Img' }];
    await legacySave(app, { url: SAVE, token: await adminToken(app), json });
    return (await get(app, '/api/admin/eventlist/0')).json()[0].id;
  }

  it('[REST-8] [D27] by GET the cookie is not enough', async () => {
    const id = await newEventId();
    const response = await get(app, `/api/admin/delevent/${id}`, await adminBrowser());
    expect(response.statusCode).toBe(405);
    expect((await get(app, `/api/admin/eventlist/${id}`)).json()).toHaveLength(1);
  });

  it('[REST-8] [D27] by GET no other site may send it, bearer or not', async () => {
    const id = await newEventId();
    const authorization = `Bearer ${await adminToken(app)}`;
    const response = await get(app, `/api/admin/delevent/${id}`, {
      authorization,
      'sec-fetch-site': 'cross-site',
    });
    expect(response.statusCode).toBe(405);
  });

  it.each(['POST', 'DELETE'] as const)(
    '[REST-8] [D27] by %s the cookie works with the anti-forgery header',
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

  it('[D27] DELETE works for clients that call an empty body JSON', async () => {
    const url = `/api/admin/delevent/${await newEventId()}`;
    const headers = { authorization: `Bearer ${await adminToken(app)}`, 'content-type': 'application/json' };
    expect((await app.server.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
  });

  it('[REST-7] a main user may not save', async () => {
    const token = await openSession(app, { userId: (await buildUser(app)).id });
    const response = await legacySave(app, { url: SAVE, token, json: [{ Name: 'No', Desc: DESCRIPTION }] });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([403, 'no-store']);
  });

  it('what changes something is never stored by caches', async () => {
    const id = await newEventId();
    const headers = { authorization: `Bearer ${await adminToken(app)}` };
    const response = await app.server.inject({ method: 'DELETE', url: `/api/admin/delevent/${id}`, headers });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
