import { describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { adminToken, buildUser, eventFields, openSession, picture } from '../../testing/factories.ts';
import { get, graphql, graphqlUpload, multipart } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const EVENTS = '{ events { totalCount } }';

function manyTimes(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join(' ');
}

/** Each fragment spreads the next one twenty times: 20^n fields in a few hundred characters. */
function fragmentBomb(field: string): string {
  const layers = manyTimes(9, (i) => `fragment f${i} on Event { ${manyTimes(20, () => `...f${i + 1}`)} }`);
  return `{ events { items { ...f0 } } } ${layers} fragment f9 on Event { ${field} }`;
}

describe('GraphQL limits', () => {
  it.each([
    ['depth', 'limit of 10 for depth', `{ events ${'{ items '.repeat(12)} { id } ${'}'.repeat(12)} }`],
    ['aliases', 'limit of 15 for aliases', `{ ${manyTimes(100, (i) => `a${i}: viewer { name }`)} }`],
    [
      'directives',
      'limit of 20 for directives',
      `{ events { ${'totalCount @include(if: true) '.repeat(25)} } }`,
    ],
    ['tokens', '1500 tokens', `{ events { items { ${'id '.repeat(1600)} } } }`],
    ['size', 'This query is too long.', `{ events { totalCount } } # ${'x'.repeat(21_000)}`],
    [
      'costly fields',
      'limit of 500 for fields',
      `{ ${manyTimes(5, (i) => `a${i}: today { coming { id } }`)} }`,
    ],
    [
      'costly fields behind fragments',
      'limit of 500 for fields',
      `{ ...all } fragment all on Query { ${manyTimes(5, (i) => `a${i}: today { coming { id } }`)} }`,
    ],
    [
      'costly fields of a type',
      'limit of 500 for fields',
      `{ events { items { ${manyTimes(5, (i) => `a${i}: dates { day }`)} } } }`,
    ],
    ['fields behind fragments', 'limit of 500 for fields', fragmentBomb('id')],
    ['type names behind fragments', 'limit of 500 for fields', fragmentBomb('__typename')],
  ])(
    '[GQL-1] [GQL-3] over the limit of %s: answers 400 without a database query',
    async (_what, reason, query) => {
      let answer: Awaited<ReturnType<typeof graphql>> | undefined;
      const statements = await countStatements(async () => {
        answer = await graphql(app, { query });
      });
      // The reason matters: some of these queries are invalid in other ways, too.
      expect([answer?.status, statements]).toEqual([400, 0]);
      expect(answer?.errors?.map(({ message }) => message).join()).toContain(reason);
    },
  );

  it.each([
    ['page: -1'],
    ['page: 0'],
    ['page: 100001'],
    ['pageSize: 0'],
    ['pageSize: -1'],
    ['pageSize: 101'],
    ['pageSize: 1000000000'],
    ['pageSize: 3000000000'],
    ['pageSize: "10"'],
    ['page: 1.5'],
  ])('[GQL-2] events(%s) answers 400', async (argument) => {
    const { status } = await graphql(app, { query: `{ events(${argument}) { totalCount } }` });
    expect(status).toBe(400);
  });

  it('[GQL-4] [OTP-4] a batch answers 400 and nothing of it is executed', async () => {
    const statements = await countStatements(async () => {
      const response = await app.server.inject({
        method: 'POST',
        url: '/graphql',
        payload: [{ query: EVENTS }, { query: EVENTS }],
      });
      expect(response.statusCode).toBe(400);
    });
    expect(statements).toBe(0);
  });

  it('[GQL-5] production has no introspection and no suggestions', async () => {
    const introspection = await graphql(app, { query: '{ __schema { types { name } } }' });
    expect([introspection.status, introspection.data]).toEqual([400, undefined]);
    const misspelled = await graphql(app, { query: '{ event(id: 1) { nam } }' });
    expect(misspelled.status).toBe(400);
    expect(misspelled.body).not.toMatch(/did you mean/i);
    // Variables are checked later than the query, at execution.
    const query = 'mutation ($input: EventInput!) { saveEvent(input: $input) { id } }';
    const variables = { input: { ...eventFields(), nme: 'x' } };
    const { status, body } = await graphql(app, { query, variables });
    expect([status, body.includes('nme')]).toEqual([400, true]);
    expect(body).not.toMatch(/did you mean/i);
  });

  it('[GQL-5] there is no landing page, and the schema is published as text', async () => {
    const landing = await get(app, '/graphql', { accept: 'text/html' });
    expect([landing.statusCode, landing.body.includes('<html')]).toEqual([400, false]);
    expect((await get(app, '/schema.graphql')).body).toContain('type Query');
  });

  it('[GQL-6] a GET or a simple POST without a preflight header answers 400', async () => {
    const query = encodeURIComponent(EVENTS);
    expect((await get(app, `/graphql?query=${query}`)).statusCode).toBe(400);
    const simple = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `query=${query}`,
    });
    expect(simple.statusCode).toBe(415);
    const allowed = await get(app, `/graphql?query=${query}`, { 'apollo-require-preflight': 'true' });
    expect(allowed.statusCode).toBe(200);
  });

  it('[GQL-6] a GET cannot change anything', async () => {
    const query = encodeURIComponent('mutation { signOut }');
    const { statusCode } = await get(app, `/graphql?query=${query}`, { 'apollo-require-preflight': 'true' });
    expect(statusCode).toBe(405);
  });

  it('[GQL-8] an internal error answers the general text and an id', async () => {
    await app.database.dataSource.query('ALTER TABLE event RENAME TO event_away');
    const { status, errors, body } = await graphql(app, { query: EVENTS });
    await app.database.dataSource.query('ALTER TABLE event_away RENAME TO event');
    expect([status, errors?.[0]?.message]).toEqual([500, 'Something went wrong internal server error.']);
    expect(errors?.[0]?.extensions.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(body).not.toMatch(/relation|event_away|select/i);
  });

  it.each([
    ['missing', {}],
    ['of another type', { id: 'one' }],
    ['too large', { id: 2 ** 40 }],
    ['a list', { id: [1, 2] }],
    ['null', { id: null }],
  ])('[GQL-9] a variable that is %s answers 400', async (_what, variables) => {
    const { status } = await graphql(app, {
      query: 'query One($id: Int!) { event(id: $id) { id } }',
      variables,
    });
    expect(status).toBe(400);
  });

  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

  it.each([
    ['its variables', `"variables":{"id":${nested(5000)}}`],
    ['its name', `"operationName":${nested(5000)}`],
  ])('[GQL-9] %s nested thousands of levels deep answer 400', async (_what, odd) => {
    const query = 'query One($id: Int!) { event(id: $id) { id } }';
    const headers = { 'content-type': 'application/json' };
    const payload = `{"query":"${query}",${odd}}`;
    const { statusCode } = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(statusCode).toBe(400);
  });

  it.each([1, 49, 50, 51, 400])('[GQL-9] a list with %i invalid items answers 400', async (count) => {
    const query = 'mutation ($ids: [Int!]!) { binContent(ids: $ids, kind: "event") }';
    const { status, errors } = await graphql(app, { query, variables: { ids: Array(count).fill('x') } });
    expect(status).toBe(400);
    expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
  });

  it('[GQL-9] null for an argument with a default answers 400 and names the argument', async () => {
    const query = 'query Page($size: Int) { events(pageSize: $size) { totalCount } }';
    const { status, errors } = await graphql(app, { query, variables: { size: null } });
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(errors?.[0]?.message).toContain('"pageSize"');
  });

  it.each(['a\0b', 'x'.repeat(101)])(
    '[GQL-9] a search that contains NUL or is too long answers 400',
    async (search) => {
      const query = 'query Find($search: String) { events(search: $search) { totalCount } }';
      expect((await graphql(app, { query, variables: { search } })).status).toBe(400);
    },
  );

  it('[GQL-9] a persisted query is refused with the code that makes clients send the full query', async () => {
    const payload = { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } };
    const response = await app.server.inject({ method: 'POST', url: '/graphql', payload });
    expect(response.json().errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
    expect(response.statusCode).toBeLessThan(500);
  });

  it('[GQL-9] variables that are not an object answer 400', async () => {
    const payload = { query: EVENTS, variables: 'all of them' };
    expect((await app.server.inject({ method: 'POST', url: '/graphql', payload })).statusCode).toBe(400);
  });
});

describe('a query with a nullable result', () => {
  const ONE = [
    ['hire', '{ hire(id: 1) { id } }', 401],
    ['donation', '{ myDonation(reference: "x") { reference } }', 401],
    ['two of them', '{ hire(id: 1) { id } other: hire(id: 2) { id } }', 401],
  ] as const;

  it.each(ONE)('[GQL-8] has the HTTP status of its refusal: %s', async (_what, query, expected) => {
    const { status, errors } = await graphql(app, { query });
    expect([status, errors?.[0]?.extensions.code]).toEqual([expected, 'UNAUTHENTICATED']);
  });

  it('[GQL-8] answers 403 without permission, and 200 if another field succeeds', async () => {
    const { id } = await buildUser(app);
    const token = await openSession(app, { userId: id });
    expect((await graphql(app, { query: '{ hire(id: 1) { id } }', token })).status).toBe(403);
    const partly = await graphql(app, { query: '{ viewer { role } hire(id: 1) { id } }', token });
    expect([partly.status, partly.data.viewer.role, partly.errors?.length]).toEqual([200, 'MAIN_USER', 1]);
  });
});

describe('GraphQL with a locked table', () => {
  const stuck = sharedTestApp({ statementTimeout: 1000 });

  it('[GQL-10] a query that waits for a lock times out', async () => {
    const holder = stuck.database.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE event IN ACCESS EXCLUSIVE MODE');
    const { status, errors } = await graphql(stuck, { query: EVENTS });
    await holder.rollbackTransaction();
    await holder.release();
    expect([status, errors?.[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE']);
  });
});

const SAVE =
  'mutation Save($input: EventInput!, $file: Upload) { saveEvent(input: $input, file: $file) { id } }';

describe('GraphQL uploads', () => {
  async function upload(token: string | undefined, headers: Record<string, string> = {}) {
    const file = { content: await picture(), fileName: 'kite.png', contentType: 'image/png' };
    return graphqlUpload(app, { query: SAVE, token, headers, variables: { input: eventFields() }, file });
  }

  it('[GQL-7] without the preflight header it answers 400', async () => {
    const answer = await upload(await adminToken(app), { 'apollo-require-preflight': '' });
    // Refused by our own check before the body is read; Apollo would check afterwards.
    expect([answer.status, answer.errors?.[0]?.extensions.messageKey]).toEqual([
      400,
      'preflightHeaderRequired',
    ]);
  });

  it('[UP-9] without a session it answers 401', async () => {
    const answer = await upload(undefined);
    expect([answer.status, answer.errors?.[0]?.message]).toEqual([401, 'Sign in to more details.']);
  });

  it.each([
    ['no map', [{ name: 'operations', content: '{}' }]],
    ['broken JSON', [{ name: 'operations', content: '{' }]],
    ['the file first', [{ name: '0', content: 'x', fileName: 'x.png' }]],
  ])('[UP-8] broken multipart (%s) answers 400 and the server keeps running', async (_what, parts) => {
    const { payload, contentType } = multipart(parts);
    const headers = {
      'content-type': contentType,
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${await adminToken(app)}`,
    };
    const response = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(response.statusCode).toBe(400);
    expect((await graphql(app, { query: EVENTS })).status).toBe(200);
  });

  it('[REST-5] a map with a __proto__ path pollutes no prototype', async () => {
    const { payload, contentType } = multipart([
      { name: 'operations', content: `{"query":"${EVENTS}"}` },
      { name: 'map', content: '{"0":["__proto__.polluted"]}' },
    ]);
    const headers = {
      'content-type': contentType,
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${await adminToken(app)}`,
    };
    await app.server.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('[UP-8] a truncated body answers 400', async () => {
    const { payload, contentType } = multipart([
      { name: 'operations', content: '{"query":"{ viewer { name } }"}' },
    ]);
    const headers = {
      'content-type': contentType,
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${await adminToken(app)}`,
    };
    const half = payload.subarray(0, payload.length - 20);
    const response = await app.server.inject({ method: 'POST', url: '/graphql', headers, payload: half });
    expect(response.statusCode).toBe(400);
  });
});
