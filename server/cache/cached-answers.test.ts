import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChangeListener } from '../database/change-listener.ts';
import { countStatements } from '../testing/count-statements.ts';
import { adminToken, eventFields } from '../testing/factories.ts';
import { get, graphql } from '../testing/requests.ts';
import { sharedTestApp } from '../testing/test-app.ts';
import { registerCachedAnswers } from './cached-answers.ts';
import { ResponseCache } from './response-cache.ts';

const CACHED = { RESPONSE_CACHE_MEGABYTES: '8' };
const app = sharedTestApp({ environment: CACHED });

const LIST = 'query List($page: Int) { events(page: $page) { totalCount items { id name } } }';
const SAVE = 'mutation Save($input: EventInput!) { saveEvent(input: $input) { id } }';
const ROLE = '{ viewer { role } }';
const LEGACY_LIST = '/api/admin/eventlist/0';

async function save(name: string, token: string): Promise<void> {
  const { errors } = await graphql(app, { query: SAVE, token, variables: { input: eventFields({ name }) } });
  expect(errors).toBeUndefined();
}

async function names(): Promise<string[]> {
  const { data } = await graphql(app, { query: LIST });
  return data.events.items.map((event: { name: string }) => event.name);
}

describe('answers that many get', () => {
  it('are made once for each operation, its variables and the wanted type', async () => {
    await graphql(app, { query: LIST });
    expect(await countStatements(() => graphql(app, { query: LIST }))).toBe(0);
    expect(
      await countStatements(() => graphql(app, { query: LIST, variables: { page: 2 } })),
    ).toBeGreaterThan(0);
    const headers = { accept: 'application/graphql-response+json' };
    expect((await graphql(app, { query: LIST, headers })).headers['content-type']).toContain(headers.accept);
    expect((await graphql(app, { query: LIST })).headers['content-type']).toContain('application/json');
  });

  it('are gone when whoever wrote is answered, by GraphQL and by legacy calls', async () => {
    const token = await adminToken(app);
    for (const name of ['Navratri', 'Sharad Purnima', 'Dhanteras']) {
      await names();
      await get(app, LEGACY_LIST);
      await save(name, token);
      expect(await names()).toContain(name);
      expect((await get(app, LEGACY_LIST)).json()).toContainEqual(expect.objectContaining({ name }));
    }
    expect(await countStatements(() => get(app, LEGACY_LIST))).toBe(0);
  });

  it('carry their entity tag, and a caller who has them is told so', async () => {
    const first = await get(app, LEGACY_LIST);
    const again = await get(app, LEGACY_LIST, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are kept also when the first who asks has them already', async () => {
    const { headers } = await get(app, LEGACY_LIST);
    // Something else that visitors read: all are forgotten, this one is made anew the same.
    await graphql(app, {
      query: 'mutation ($input: NoticeInput!) { saveNotice(input: $input) { id } }',
      token: await adminToken(app),
      variables: { input: { name: 'Hall closed', description: 'For the holidays, until Monday.' } },
    });
    const tag = { 'if-none-match': String(headers.etag) };
    expect((await get(app, LEGACY_LIST, tag)).statusCode).toBe(304);
    expect(await countStatements(() => get(app, LEGACY_LIST))).toBe(0);
  });

  it.each(['br', 'gzip'])('travel compressed to whoever takes %s', async (encoding) => {
    for (let index = 0; index < 20; index += 1) await save(`Garba ${index}`, await adminToken(app));
    const plain = await get(app, LEGACY_LIST);
    const packed = await get(app, LEGACY_LIST, { 'accept-encoding': `deflate, ${encoding};q=0.5` });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const refused = await get(app, LEGACY_LIST, { 'accept-encoding': `${encoding};q=0` });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('[AUTHZ-7] never go to another role, in either direction', async () => {
    const token = await adminToken(app);
    const roleOf = async (who?: string) => (await graphql(app, { query: ROLE, token: who })).data.viewer.role;
    expect(await roleOf()).toBe('ANONYMOUS');
    expect(await roleOf(token)).toBe('ADMIN');
    expect(await roleOf()).toBe('ANONYMOUS');
    await get(app, LEGACY_LIST);
    for (const name of ['samaj-session', '__Host-samaj-session']) {
      const withSession = () => get(app, LEGACY_LIST, { cookie: `${name}=anything` });
      expect(await countStatements(withSession), name).not.toBe(0);
    }
  });

  it('go to visitors with cookies that are not ours', async () => {
    await graphql(app, { query: LIST });
    const headers = { cookie: '__cf_bm=theirs; samaj-language=gu' };
    expect(await countStatements(() => graphql(app, { query: LIST, headers }))).toBe(0);
  });

  it('are made anew when a part of them failed', async () => {
    const query = '{ events { totalCount } hire(id: 1) { id } }';
    const { data, errors } = await graphql(app, { query });
    expect([data.hire, errors?.length]).toEqual([null, 1]);
    expect(await countStatements(() => graphql(app, { query }))).not.toBe(0);
  });

  it('are no writes: a mutation runs each time', async () => {
    const query = 'mutation { recordVisit }';
    const first = (await graphql(app, { query, from: '192.0.2.1' })).data.recordVisit;
    const second = (await graphql(app, { query, from: '192.0.2.2' })).data.recordVisit;
    expect(second).toBe(first + 1);
  });
});

describe('whoever writes', () => {
  it.each([
    ['POST', '/save'],
    ['GET', '/delete'],
  ] as const)('by %s is answered when the change is heard of, and who reads at once', async (method, url) => {
    const server = fastify();
    onTestFinished(() => server.close());
    await server.register(cookie);
    let hear = () => {};
    const heard = new Promise<undefined>((resolve) => {
      hear = () => resolve(undefined);
    });
    registerCachedAnswers(server, new ResponseCache(0), { catchUp: () => heard } as ChangeListener);
    server.get('/read', async () => 'read');
    server.post('/save', async () => 'written');
    server.get('/delete', { config: { writes: true } }, async () => 'written');

    const written = server.inject({ method, url });
    const first = await Promise.race([written, server.inject('/read')]);
    expect(first.body).toBe('read');
    hear();
    expect((await written).body).toBe('written');
  });
});

describe('every table', () => {
  /** Nothing of these is in what a visitor is answered. */
  const UNHEARD = [
    'attempt_counter',
    'audit_entry',
    'candidate',
    'candidate_count',
    'contact_message',
    'donation',
    'donation_status_change',
    'hall_hire',
    'interest',
    'member',
    'one_time_code',
    'outbox_message',
    'schema_migration',
    'session',
    'user_account',
    // A counter, which may be half a minute late.
    'visit_count',
  ];

  it('tells of its changes, or is none that visitors read', async () => {
    const rows: { name: string; tells: boolean }[] = await app.database.dataSource.query(`
      SELECT relname AS name, EXISTS (
        SELECT FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgfoid = 'tell_public_change'::regproc) AS tells
      FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY name`);
    expect(rows.filter(({ tells }) => !tells).map(({ name }) => name)).toEqual(UNHEARD);
  });
});
