import type { InjectOptions } from 'fastify';
import { graphql as execute, type GraphQLSchema } from 'graphql';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RouteHandle, routes } from '../../client/app/routes.tsx';
import { render } from '../../client/entry-server.tsx';
import { Permission } from '../../rules/permissions.ts';
import { listEventPages } from '../features/events/event-pages.ts';
import type { RequestContext } from '../identity/request-context.ts';
import { ANONYMOUS } from '../identity/viewer.ts';
import { createSchema, Shared } from '../ways-in/graphql/schema.ts';
import { registerCrawlerRoutes } from '../ways-in/pages/crawler-routes.ts';
import { sharedBy } from '../ways-in/shared-reads.ts';
import { leastVariables, operationText } from './access/operation-text.ts';
import { CONTENT, newContent } from './access/records.ts';
import { NobodyAsks } from './nobody-asks.ts';
import { graphql } from './requests.ts';
import { sharedTestApp } from './test-app.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const app = sharedTestApp();
const recordRead = async () => undefined;
let nobody: NobodyAsks;
let own: RequestContext;
/** What the last answer to each address was made from. */
const sharing = new Map<unknown, ReturnType<typeof sharedBy>>();

beforeAll(async () => {
  app.server.addHook('preHandler', async (request) => {
    sharing.set(request.url, sharedBy(request));
    own = request.context;
    request.context = nobody.context(own);
    // GraphQL's own routes look at all headers; its resolvers see the context alone.
    if (request.routeOptions.url !== '/graphql') nobody.hide(request);
  });
  registerCrawlerRoutes(app.server, 'https://samaj.example', {
    readOwnPages: () => listEventPages(app.features.services.events),
    readLanguages: () => app.features.services.siteSettings.languages(),
  });
  for (const content of CONTENT) await newContent(app, content);
});

beforeEach(() => {
  nobody = new NobodyAsks();
});

function sharedQueries(schema: GraphQLSchema): string[] {
  const fields = Object.values(schema.getQueryType()!.getFields());
  return fields.filter(({ extensions }) => extensions.shared).map(({ name }) => name);
}

describe('what is shared reads no session, address or cookie:', () => {
  it('no query', async () => {
    const names = sharedQueries(createSchema({ ...app.features, recordRead }));
    expect(names).toEqual(expect.arrayContaining(['events', 'event', 'siteSettings', 'visitCount']));
    for (const name of names) {
      const variables = leastVariables('query', name);
      const { data, errors } = await graphql(app, { query: operationText('query', name), variables });
      expect([nobody.asked, errors], name).toEqual([[], undefined]);
      expect(data[name], name).not.toBeNull();
    }
  });

  it('no route', async () => {
    await app.server.ready();
    const shared = app.routes.filter(({ isShared, url }) => isShared && url !== '/graphql');
    const urls = shared.filter(({ method }) => [method].flat().includes('GET')).map(({ url }) => url);
    expect(urls).toEqual(
      expect.arrayContaining(['/api/admin/eventlist/:id', '/api/openapi.json', '/sitemap.xml']),
    );
    for (const url of urls)
      for (const parameter of ['0', '1']) {
        // Counts a visit, which is not shared.
        if (url.endsWith('/:mode') && parameter === '1') continue;
        const { statusCode } = await app.server.inject(url.replace(/:\w+/g, parameter));
        expect([nobody.asked, statusCode], url).toEqual([[], 200]);
      }
  });

  const pathsOf = (list: RouteObject[]): string[] =>
    list.flatMap(({ path, children }) => [
      ...(path && path !== '*' ? [path.replace(/:\w+/g, '1')] : []),
      ...pathsOf(children ?? []),
    ]);
  const isShared = (path: string) =>
    (matchRoutes(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined)?.sharedBy !== undefined;

  it.each(pathsOf(routes).filter(isShared))('not the page %s', async (path) => {
    await graphql(app, { query: '{ visitCount }' });
    // It shows that nobody is signed in, which is why it is shared by those who are not.
    const contextValue = nobody.context(own, { viewer: async () => ANONYMOUS });
    const schema = createSchema({ ...app.features, recordRead });
    const { status, errors } = await render({
      origin: 'https://samaj.example',
      url: path,
      wanted: ['gu'],
      schema,
      contextValue,
    });
    expect([nobody.asked, errors, status < 500]).toEqual([[], [], true]);
  });
});

describe('a request is shared', () => {
  const byOf = async (request: InjectOptions) => {
    await app.server.inject(request);
    return sharing.get(request.url);
  };
  const asking = (query: string) => ({ method: 'POST', url: '/graphql', payload: { query } }) as const;
  const list = { url: '/api/admin/eventlist/0' };

  it('when it says so, by what makes its answer', async () => {
    expect(await byOf(asking('{ visitCount }'))).toContain('{ visitCount }');
    expect(await byOf(list)).toEqual(['/api/admin/eventlist/:id', { id: '0' }]);
    expect(await byOf({ url: `${list.url.toUpperCase()}?x=1` })).toEqual(await byOf(list));
    expect(await byOf({ url: '/api/admin/getsetvistcount/0' })).toBeDefined();
  });

  it.each<[string, InjectOptions]>([
    ['one that asks for more', asking('{ visitCount viewer { role } }')],
    ['one that writes', asking('mutation { recordVisit }')],
    ['one that counts who asks', { url: '/api/admin/getsetvistcount/1' }],
    ['one with a bearer', { ...list, headers: { authorization: 'Bearer x' } }],
    ['one with a session', { ...list, cookies: { 'samaj-session': 'x' } }],
    ['one of a route that says nothing', { url: '/schema.graphql' }],
  ])('and never %s', async (_what, request) => {
    expect(await byOf(request)).toBeUndefined();
  });
});

/** Each asks in another way. */
@Resolver()
class Curious {
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
    // Whoever hides that it failed is found, too.
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

describe('a shared query that asks who asks', () => {
  it.each(['viewer', 'ip', 'sessionCookie', 'DONATE'])('by %s is found', async (name) => {
    const schema = createSchema({ resolvers: [new Curious()], recordRead });
    expect(sharedQueries(schema)).toContain(name);
    await execute({ schema, source: `{ ${name} }`, contextValue: nobody.context({} as RequestContext) });
    expect(nobody.asked).toEqual([name]);
  });
});
