import { beforeAll, describe, expect, it } from 'vitest';
import { ANYONE, type Caller } from '../../testing/contract/callers.ts';
import { CONTRACT, send, withMixedCaseKeys } from '../../testing/contract/contract.ts';
import { type ContractCall } from '../../testing/contract/contract-call.ts';
import { type ContractFixture, openContractFixture } from '../../testing/contract/contract-fixture.ts';
import { browserHeaders, signInTo } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { methodsOf } from './legacy-route.ts';

const app = sharedTestApp();
let fixture: ContractFixture;

beforeAll(async () => {
  fixture = await openContractFixture(app);
});

const EVENT_LIST = 'GET /api/admin/eventlist/:id';

const ROWS = Object.entries(CONTRACT);

function methodOf(call: string): 'GET' | 'POST' {
  return call.startsWith('GET ') ? 'GET' : 'POST';
}

function usualCaller({ callers }: ContractCall): Caller {
  return callers.at(-1)!;
}

async function prepared(call: string, row: ContractCall) {
  const request = await row.make(fixture);
  return { method: methodOf(call), request, token: request.token ?? fixture.tokens[usualCaller(row)] };
}

/** Legacy calls that write although old clients send them as GET. */
function writesByGet(): string[] {
  const routes = app.features.legacyRoutes.filter((route) => route.writesByGet);
  return routes.map(({ path }) => `GET ${path}`);
}

const MISSING_ROW =
  'the table is in server/testing/contract/; a kind of content has its row in content-kinds.ts';

describe('the contract with old clients', () => {
  it('[gate] the contract table and the routes under /api/ match one to one', () => {
    const routes = app.features.legacyRoutes.map(({ method, path }) => `${method} ${path}`);
    expect([...routes, 'GET /api/openapi.json'].sort(), MISSING_ROW).toEqual(Object.keys(CONTRACT).sort());
    const known = app.features.legacyRoutes.flatMap((route) =>
      methodsOf(route).map((method) => `${method} ${route.path}`),
    );
    const registered = app.routes
      .filter(({ url, method }) => url.startsWith('/api/') && !Array.isArray(method))
      .map(({ url, method }) => `${method} ${url}`);
    for (const route of registered)
      expect([...known, 'GET /api/openapi.json']).toContain(route.replace(/^HEAD /, 'GET '));
  });

  it.each(ROWS)('%s gives the contractual answer', async (call, row) => {
    const response = await send(fixture, await prepared(call, row));
    expect([response.statusCode, response.json()]).toEqual([200, row.answer]);
  });

  it.each(ROWS)('%s ignores the case of its address and keys', async (call, row) => {
    const { request, ...sent } = await prepared(call, row);
    const odd = { ...request, url: request.url.toUpperCase(), json: withMixedCaseKeys(request.json) };
    const response = await send(fixture, { ...sent, request: odd });
    expect([response.statusCode, response.json()]).toEqual([200, row.answer]);
  });

  it.each(ROWS)('[REST-7] %s is refused to everyone but its permitted callers', async (call, row) => {
    // Public calls are tried without a session only: some of them would end it.
    const tried = row.callers.includes('anonymous') ? (['anonymous'] as const) : ANYONE;
    for (const caller of tried) {
      const { request, method } = await prepared(call, row);
      const { statusCode } = await send(fixture, { method, request, token: fixture.tokens[caller] });
      const isRefused = [401, 403, 405].includes(statusCode);
      expect([caller, isRefused]).toEqual([caller, !row.callers.includes(caller)]);
    }
  });
});

it('file URLs: the folder is case-insensitive, the file name is case-sensitive', async () => {
  const { fileName } = (await send(fixture, await prepared(EVENT_LIST, CONTRACT[EVENT_LIST]!))).json()[0];
  const statusOf = async (url: string) => (await app.server.inject({ url })).statusCode;
  expect(await statusOf(`/EventImg/${fileName}`)).toBe(200);
  expect(await statusOf(`/eventimg/${fileName}`)).toBe(200);
  expect(await statusOf(`/EventImg/${fileName.toUpperCase()}`)).toBe(404);
});

describe('writes that old clients send by GET', () => {
  const rows = ROWS.filter(([call]) => /del|interested|intrested|deactive/i.test(call));

  it('[gate] are all covered here', () => {
    expect(rows.map(([call]) => call).sort(), MISSING_ROW).toEqual(writesByGet().sort());
  });

  it.each(rows)('[REST-8] [D27] %s also answers POST and DELETE', async (call, row) => {
    for (const method of ['POST', 'DELETE'] as const) {
      const response = await send(fixture, { ...(await prepared(call, row)), method });
      expect([response.statusCode, response.json()]).toEqual([200, row.answer]);
    }
  });

  it.each(rows)(
    '[REST-8] [D27] %s by GET requires a bearer token and is refused cross-site',
    async (call, row) => {
      const { cookies } = await signInTo(app, { login: fixture.user.email });
      const { request, ...sent } = await prepared(call, row);
      const forms: Parameters<typeof send>[1][] = [
        { ...sent, request, token: undefined },
        { ...sent, request, token: undefined, headers: browserHeaders(cookies) },
        { ...sent, request, headers: { 'sec-fetch-site': 'cross-site' } },
        { ...sent, request, headers: { origin: 'https://evil.example' } },
      ];
      for (const form of forms) expect((await send(fixture, form)).statusCode).toBe(405);
      expect((await send(fixture, { ...sent, request })).json()).toEqual(row.answer);
    },
  );
});
