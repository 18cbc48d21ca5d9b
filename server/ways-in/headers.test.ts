import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Permission } from '../../rules/permissions.ts';
import { hashPassword } from '../identity/passwords.ts';
import { adminToken, buildMember, buildUser, openSession, PASSWORD } from '../testing/factories.ts';
import { get, graphql } from '../testing/requests.ts';
import { signInTo } from '../testing/sign-in.ts';
import { openTestApp, sharedTestApp, type TestApp } from '../testing/test-app.ts';

const app = sharedTestApp();
/** PUBLIC_URL of the tests. */
const OWN = 'http://localhost:3000';
const FOREIGN = 'https://evil.example';

/** The address of a route, with placeholder parameters. */
const addressOf = (url: string) => url.replace(/:\w+/g, '1').replace('*', 'none.jpg');

function methodsOf(method: string | string[]): ('GET' | 'POST')[] {
  return [method].flat() as ('GET' | 'POST')[];
}

function expectSecurityHeaders(headers: Record<string, unknown>, what: string): void {
  const policy = String(headers['content-security-policy']);
  expect(policy, what).toMatch(/frame-ancestors 'none'/);
  expect(policy, what).toMatch(/default-src '(self|none)'/);
  expect(policy, what).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
}

describe('the security headers', () => {
  it('[HDR-1] are on the answer of every route, whatever its status', async () => {
    const statuses = new Set<number>();
    for (const { url, method } of app.routes)
      for (const one of methodsOf(method)) {
        const { headers, statusCode } = await app.server.inject({ method: one, url: addressOf(url) });
        statuses.add(statusCode);
        expectSecurityHeaders(headers, `${one} ${url}`);
      }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405]));
  });

  const refused: [what: string, status: number, request: InjectOptions][] = [
    ['an address that cannot be decoded', 400, { url: '/%E0%A4%A' }],
    [
      'broken JSON',
      400,
      { method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' }, payload: '{' },
    ],
    [
      'a body that is too large',
      413,
      { method: 'POST', url: '/graphql', payload: { query: 'x'.repeat(3_000_000) } },
    ],
    [
      'an unknown content type',
      415,
      { method: 'POST', url: '/api/login/signin', headers: { 'content-type': 'text/plain' }, payload: 'x' },
    ],
    [
      'a cross-site request',
      403,
      {
        method: 'POST',
        url: '/graphql',
        headers: { origin: FOREIGN },
        payload: { query: '{ viewer { role } }' },
      },
    ],
  ];

  it.each(refused)('[HDR-1] are on the refusal of %s (%d)', async (what, status, request) => {
    const { statusCode, headers } = await app.server.inject(request);
    expect(statusCode).toBe(status);
    expectSecurityHeaders(headers, what);
  });

  it('[HDR-1] are on answers when the database is down', async () => {
    const orphan = await openTestApp();
    await orphan.database.drop();
    for (const url of ['/api/admin/eventlist/0', '/health/ready', '/api/login/userlist']) {
      const { statusCode, headers } = await get(orphan, url, { authorization: `Bearer ${'x'.repeat(43)}` });
      expect([url, statusCode]).toEqual([url, 503]);
      expectSecurityHeaders(headers, url);
    }
    await orphan.close();
  });
});

describe('behind TLS', () => {
  let behindTls: TestApp & { close(): Promise<void> };
  beforeAll(async () => {
    behindTls = await openTestApp({ environment: { PUBLIC_URL: 'https://samaj.example.org' } });
  });
  afterAll(() => behindTls.close());

  it('[HDR-2] every answer has HSTS, even a refusal; without TLS none has', async () => {
    for (const url of ['/health/live', '/api/nothing', '/EventImg/none.jpg', '/%E0%A4%A']) {
      const withTls = await get(behindTls, url);
      expect([url, withTls.headers['strict-transport-security']]).toEqual([url, 'max-age=31536000']);
      const withoutTls = await get(app, url);
      expect([url, withoutTls.headers['strict-transport-security']]).toEqual([url, undefined]);
    }
  });

  it('[HDR-3] the session cookie and the mark of the browser are Secure, HttpOnly, SameSite and bound to the host', async () => {
    const { email } = await buildUser(behindTls);
    const { cookies } = await signInTo(behindTls, { login: email });
    const [session, antiForgery, device] = cookies;
    const common = { secure: true, sameSite: 'Lax', path: '/' };
    expect(session).toMatchObject({ ...common, name: '__Host-site-session', httpOnly: true });
    expect(session).not.toHaveProperty('domain');
    expect(antiForgery).toMatchObject({ ...common, name: 'XSRF-TOKEN' });
    expect(device).toMatchObject({ ...common, name: '__Host-site-device', httpOnly: true });
    expect(device).not.toHaveProperty('domain');
    expect(cookies).toHaveLength(3);
  });

  it("[HDR-3] so is a member's session cookie", async () => {
    const { mobile } = await buildMember(behindTls, { passwordHash: await hashPassword(PASSWORD) });
    const query = 'mutation ($input: MemberSignInInput!) { signInMember(input: $input) { memberId } }';
    const variables = { input: { mobile: mobile.slice(3), password: PASSWORD } };
    const { headers } = await graphql(behindTls, { query, variables });
    const [session] = [headers['set-cookie']].flat();
    expect(session).toMatch(/^__Host-site-session=.+; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  });
});

it('[HDR-4] a write from our own pages is accepted behind a proxy that names us without our port', async () => {
  const { origin } = new URL(OWN);
  const send = (headers: Record<string, string>) =>
    app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query: '{ viewer { role } }' },
    });
  expect((await send({ host: 'localhost', origin })).statusCode).toBe(200);
  expect((await send({ host: 'localhost', origin: 'http://localhost:8080' })).statusCode).toBe(403);
});

it('[HDR-4] a foreign origin gets no CORS headers, neither on a request nor on a preflight', async () => {
  const preflight = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  for (const url of [
    '/graphql',
    '/api/admin/eventlist/0',
    '/api/login/signin',
    '/EventImg/none.jpg',
    '/health/live',
  ])
    for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
      const headers = { origin: FOREIGN, ...(method === 'OPTIONS' ? preflight : {}) };
      const response = await app.server.inject({ method, url, headers });
      const cors = Object.keys(response.headers).filter((name) => name.startsWith('access-control-'));
      expect([method, url, cors]).toEqual([method, url, []]);
    }
});

describe('an answer to a signed-in visitor', () => {
  it('[HDR-5] is no-store on every non-public route', async () => {
    const { id } = await buildMember(app);
    const tokens = [await adminToken(app), await openSession(app, { memberId: id })];
    const statuses = new Set<number>();
    for (const { url, method, permission } of app.routes) {
      const isForAll = permission === Permission.PUBLIC && url !== '/graphql';
      if (isForAll || !methodsOf(method).includes('GET')) continue;
      for (const token of tokens) {
        const { headers, statusCode } = await get(app, addressOf(url), { authorization: `Bearer ${token}` });
        statuses.add(statusCode);
        expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
      }
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 403]));
  });

  it('[HDR-5] is no-store by GraphQL, with a cookie or a bearer token', async () => {
    const { email } = await buildUser(app);
    const { cookies } = await signInTo(app, { login: email });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const query = '{ viewer { role } }';
    const ways: Record<string, string>[] = [{ cookie }, { authorization: `Bearer ${await adminToken(app)}` }];
    for (const headers of ways)
      expect((await graphql(app, { query, headers })).headers['cache-control']).toBe('no-store');
  });
});
