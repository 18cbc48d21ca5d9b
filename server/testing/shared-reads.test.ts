import type { InjectOptions } from 'fastify';
import { graphql as execute, type GraphQLSchema } from 'graphql';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteHandle } from '../../client/app/page-routes.ts';
import { routes } from '../../client/app/routes.tsx';
import { render } from '../../client/entry-server.tsx';
import { Permission } from '../../rules/permissions.ts';
import { listEventPages } from '../features/events/event-pages.ts';
import type { RequestContext } from '../identity/request-context.ts';
import { ANONYMOUS } from '../identity/viewer.ts';
import { createSchema, Shared } from '../ways-in/graphql/schema.ts';
import { registerCrawlerRoutes } from '../ways-in/pages/crawler-routes.ts';
import { sharedBy } from '../ways-in/shared-reads.ts';
import { minimalVariables, operationText } from './access/operation-text.ts';
import { CONTENT, newContent } from './access/records.ts';
import { RequesterGuard } from './requester-guard.ts';
import { graphql } from './requests.ts';
import { sharedTestApp } from './test-app.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const app = sharedTestApp();
const recordRead = async () => undefined;
let guard: RequesterGuard;
let own: RequestContext;
/** The sharing key of the last response to each URL. */
const sharingKeys = new Map<unknown, ReturnType<typeof sharedBy>>();

beforeAll(async () => {
  app.server.addHook('preHandler', async (request) => {
    sharingKeys.set(request.url, sharedBy(request));
    own = request.context;
    request.context = guard.context(own);
    // The GraphQL route reads all headers, but its resolvers only see the context.
    if (request.routeOptions.url !== '/graphql') guard.hide(request);
  });
  registerCrawlerRoutes(app.server, 'https://samaj.example', {
    readOwnPages: () => listEventPages(app.features.services.events),
    readLanguages: () => app.features.services.siteSettings.languages(),
  });
  for (const content of CONTENT) await newContent(app, content);
  await app.database.dataSource.query(
    `INSERT INTO event_date (event_id, day, starts_at, ends_at, is_whole_day)
     SELECT id, '2090-01-01', '2090-01-01T10:00Z', '2090-01-01T12:00Z', false FROM event ON CONFLICT DO NOTHING`,
  );
  await app.database.dataSource.query(`UPDATE event SET starts_on = '2090-01-01'`);
  await app.database.dataSource.query(
    `INSERT INTO event_reply_setting (event_id, age_groups) SELECT id, '[]' FROM event`,
  );
  await app.database.dataSource.query(
    `INSERT INTO sponsor_offer (name, slots, language, pence, sub_type_id, first_day)
     VALUES ('Arti', 'Evening arti', 'en', 5100, 6, '2090-01-01')`,
  );
});

beforeEach(() => {
  guard = new RequesterGuard();
});

/** What a query refuses without. */
const VALID: Record<string, object> = {
  hallDays: { year: 2090, month: 1 },
  sponsorChoice: { offerId: 1, day: '2090-01-01', slot: 1 },
};

function sharedQueries(schema: GraphQLSchema): string[] {
  const fields = Object.values(schema.getQueryType()!.getFields());
  return fields.filter(({ extensions }) => extensions.shared).map(({ name }) => name);
}

describe('shared reads do not depend on a session, client address or cookie', () => {
  it('in any query', async () => {
    const names = sharedQueries(createSchema({ ...app.features, recordRead }));
    expect(names).toEqual(expect.arrayContaining(['events', 'event', 'siteSettings', 'visitCount']));
    for (const name of names) {
      const variables = { ...minimalVariables('query', name), ...VALID[name] };
      const { data, errors } = await graphql(app, { query: operationText('query', name), variables });
      expect([guard.accesses, errors], name).toEqual([[], undefined]);
      expect(data[name], name).not.toBeNull();
    }
  });

  it('in any route', async () => {
    await app.server.ready();
    const shared = app.routes.filter(({ isShared, url }) => isShared && url !== '/graphql');
    const urls = shared.filter(({ method }) => [method].flat().includes('GET')).map(({ url }) => url);
    expect(urls).toEqual(
      expect.arrayContaining([
        '/api/admin/eventlist/:id',
        '/api/openapi.json',
        '/events/:id/calendar.ics',
        '/sitemap.xml',
      ]),
    );
    for (const url of urls)
      for (const parameter of ['0', '1']) {
        // This call counts a visit, so it is not shared.
        if (url.endsWith('/:mode') && parameter === '1') continue;
        const { statusCode } = await app.server.inject(url.replace(/:\w+/g, parameter));
        // What is not there has no file.
        const expected = url === '/events/:id/calendar.ics' && parameter === '0' ? 404 : 200;
        expect([guard.accesses, statusCode], url).toEqual([[], expected]);
      }
  });

  const pathsOf = (list: RouteObject[]): string[] =>
    list.flatMap(({ path, children }) => [
      ...(path && path !== '*' ? [path.replace(/:\w+/g, '1')] : []),
      ...pathsOf(children ?? []),
    ]);
  const isShared = (path: string) =>
    (matchRoutes(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined)?.sharedBy !== undefined;

  it.each(pathsOf(routes).filter(isShared))('on the page %s', async (path) => {
    await graphql(app, { query: '{ visitCount }' });
    // A page shows whether the visitor is signed in, so it is only shared among anonymous visitors.
    const contextValue = guard.context(own, { viewer: async () => ANONYMOUS });
    const schema = createSchema({ ...app.features, recordRead });
    const { status, errors } = await render({
      origin: 'https://samaj.example',
      url: path,
      wanted: ['gu'],
      schema,
      contextValue,
    });
    expect([guard.accesses, errors, status < 500]).toEqual([[], [], true]);
  });
});

describe('whether a request is shared', () => {
  const sharingKeyOf = async (request: InjectOptions) => {
    await app.server.inject(request);
    return sharingKeys.get(request.url);
  };
  const graphqlRequest = (query: string) =>
    ({ method: 'POST', url: '/graphql', payload: { query } }) as const;
  const list = { url: '/api/admin/eventlist/0' };

  it('shared requests have a key of everything that determines the response', async () => {
    expect(await sharingKeyOf(graphqlRequest('{ visitCount }'))).toContain('{ visitCount }');
    expect(await sharingKeyOf(list)).toEqual(['/api/admin/eventlist/:id', { id: '0' }]);
    expect(await sharingKeyOf({ url: `${list.url.toUpperCase()}?x=1` })).toEqual(await sharingKeyOf(list));
    expect(await sharingKeyOf({ url: '/api/admin/getsetvistcount/0' })).toBeDefined();
  });

  it.each<[string, InjectOptions]>([
    ['one that also reads personal data', graphqlRequest('{ visitCount viewer { role } }')],
    ['one that writes', graphqlRequest('mutation { recordVisit }')],
    ['one that counts the visit', { url: '/api/admin/getsetvistcount/1' }],
    ['one with a bearer token', { ...list, headers: { authorization: 'Bearer x' } }],
    ['one with a session cookie', { ...list, cookies: { 'site-session': 'x' } }],
    ['one to a route that is not declared as shared', { url: '/schema.graphql' }],
  ])('not shared: %s', async (_what, request) => {
    expect(await sharingKeyOf(request)).toBeUndefined();
  });
});

/** Each query reads the requester's data in a different way. */
@Resolver()
class RequesterDependentQueries {
  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => Int)
  async viewer(@Ctx() context: RequestContext): Promise<number> {
    return (await context.viewer()).userId;
  }

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => Int)
  ip(@Ctx() { ip }: RequestContext): number {
    return ip.length;
  }

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => Int)
  sessionCookie(@Ctx() context: RequestContext): number {
    // An access is recorded even if its error is swallowed.
    try {
      return context.sessionCookie?.length ?? 0;
    } catch {
      return 0;
    }
  }

  @Authorized(Permission.DONATE)
  @Shared()
  @Query(() => Int)
  DONATE(): number {
    return 1;
  }
}

describe('a shared query that depends on the requester', () => {
  it.each(['viewer', 'ip', 'sessionCookie', 'DONATE'])('through %s is detected', async (name) => {
    const schema = createSchema({
      resolvers: [new RequesterDependentQueries()],
      partOf: new Map(),
      recordRead,
    });
    expect(sharedQueries(schema)).toContain(name);
    await execute({ schema, source: `{ ${name} }`, contextValue: guard.context({} as RequestContext) });
    expect(guard.accesses).toEqual([name]);
  });
});
