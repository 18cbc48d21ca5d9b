import { print } from 'graphql';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { knownSearch } from '../../../client/app/known-search.ts';
import type { RouteHandle } from '../../../client/app/page-routes.ts';
import { routes } from '../../../client/app/routes.tsx';
import { ADMIN_PATHS } from '../../../client/components/page/paths.ts';
import { PageAnswers } from '../../../client/graphql/page-answers.ts';
import { adminToken, buildCandidate, buildUser, openSession } from '../../testing/factories.ts';
import { get } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { ORIGIN, serveRealPages } from './real-page-fixtures.ts';
import { sitemap } from './sitemap.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const app = sharedTestApp();
serveRealPages(app);

/** The address of every page, with placeholder parameters. */
function pathsOf(list: RouteObject[]): string[] {
  return list.flatMap(({ path, children }) => [
    ...(path && path !== '*' ? [path.replace(/:\w+/g, '1')] : []),
    ...pathsOf(children ?? []),
  ]);
}

/** The search parameters that the page at an address reads while it renders. */
async function readBy(path: string, token?: string) {
  const names = new Set<string>();
  const spies = (['get', 'getAll', 'has'] as const).map((method) => {
    const original = URLSearchParams.prototype[method] as (name: string) => never;
    return vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
      this: URLSearchParams,
      name: string,
    ) {
      names.add(name);
      return original.call(this, name);
    });
  });
  const { statusCode } = await get(app, path, token ? { authorization: `Bearer ${token}` } : {});
  for (const spy of spies) spy.mockRestore();
  return { statusCode, names: [...names] };
}

function declaredOf(path: string) {
  return (matchRoutes(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined)?.sharedBy;
}

describe('a page', () => {
  it.each(pathsOf(routes))('%s reads only search parameters that its route declares', async (path) => {
    const { id } = await buildUser(app);
    const { memberId } = await buildCandidate(app);
    const callers = [
      undefined,
      await adminToken(app),
      await openSession(app, { userId: id }),
      await openSession(app, { memberId }),
    ];
    const declared = declaredOf(path);
    for (const token of callers) {
      const { statusCode, names } = await readBy(path, token);
      expect(statusCode).toBeLessThan(500);
      // Pages that are not shared may read any parameter.
      if (!declared) expect(knownSearch(path, '?x=1')).toBeUndefined();
      else expect([...declared, 'lang']).toEqual(expect.arrayContaining(names));
    }
  });

  it.each(pathsOf(routes).filter((path) => declaredOf(path)))(
    '%s renders with all its data: its module exports every query it needs as `queries`',
    async (path) => {
      const missing: string[] = [];
      const { find } = PageAnswers.prototype;
      vi.spyOn(PageAnswers.prototype, 'find').mockImplementation(function (this: PageAnswers, question) {
        const data = find.call(this, question);
        if (!data) missing.push(print(question.query));
        return data;
      });
      onTestFinished(() => void vi.restoreAllMocks());
      expect((await get(app, path)).statusCode).toBeLessThan(500);
      expect(missing).toEqual([]);
    },
  );

  it.each(pathsOf(routes).filter((path) => declaredOf(path)))(
    '%s is in the sitemap unless it is noindex',
    async (path) => {
      const { statusCode, body } = await get(app, path);
      if (statusCode !== 200 || body.includes('noindex')) return;
      const ownPages = await Promise.all(app.features.ownPages.map((read) => read()));
      expect(
        sitemap(ORIGIN, ownPages.flat(), ['en']),
        'give its feature the `page`, or the page `noindex`',
      ).toContain(`<loc>${ORIGIN}${path}</loc>`);
    },
  );

  it('ignores unknown and repeated search parameters', async () => {
    // Without the data at the end, which is in order of loading.
    const shown = async (url: string) =>
      (await get(app, url)).body.split('<script type="application/json"', 1)[0];
    const plain = await shown('/events?page=2');
    for (const url of ['/events?x=1&page=2', '/events?page=2&page=3', '/events?page=2&lang=xx'])
      expect(await shown(url), url).toBe(plain);
    expect(await shown('/events?page=3')).not.toBe(plain);
  });
});

/** On the matrimonial one visitors are told to sign in instead; see client/e2e/sign-in-navigation.spec.ts. */
const FOR_ADMINS = Object.values(ADMIN_PATHS).filter(
  (path) => path !== ADMIN_PATHS.matrimonialAdminDashboard,
);

it.each(FOR_ADMINS)('[D20] %s sends visitors and users of the main site home', async (path) => {
  const { id } = await buildUser(app);
  for (const token of [undefined, await openSession(app, { userId: id })]) {
    const { statusCode, headers } = await get(app, path, token ? { authorization: `Bearer ${token}` } : {});
    expect([statusCode, headers.location]).toEqual([302, '/']);
  }
});

it.each(['999999', 'abc', '01', '0', '-1', '99999999999'])(
  '[D84] a missing event %s answers 404, which says so',
  async (id) => {
    const { statusCode, body } = await get(app, `/events/${id}`);
    expect(statusCode).toBe(404);
    expect(body).toMatch(/<h1[^>]*>Page not found</);
  },
);

describe('an address without a page', () => {
  /** Raw, encoded, doubly encoded and with invalid encoding. */
  const ODD = [
    // Control characters, and bytes that are not valid UTF-8.
    ...[0, 1, 7, 8, 9, 10, 11, 12, 13, 27, 31, 127, 128, 133, 160, 255].map(
      (byte) => `%${byte.toString(16).padStart(2, '0')}`,
    ),
    ...['%20', '%22', '%23', '%26', '%27', '%2f', '%3c', '%3f', '%5c', '%c2%80', '%c2%85', '%c2%9f'],
    '%2e%2e',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '..%5c..%5cwindows',
    '%252e%252e',
    '%25',
    '%',
    '%zz',
    '%e2%80%a8',
    '%e2%80%a9',
    '%ef%bb%bf',
    '%f0%9f%aa%94',
    '%ed%a0%80',
    '%c0%ae%c0%ae',
    '%00.php',
    '*',
    ';x=1',
    "'--",
    '<script>',
    '{{7*7}}',
    'NOPE',
  ];

  it('[D84] answers 400 or 404 with a body, however it is encoded, and its query is not logged', async () => {
    const written: string[] = [];
    const channels = ['log', 'info', 'warn', 'error', 'debug'] as const;
    for (const channel of channels) {
      const spy = vi
        .spyOn(console, channel)
        .mockImplementation((...words) => void written.push(words.join(' ')));
      onTestFinished(() => spy.mockRestore());
    }
    const answers = [];
    for (const odd of ODD)
      for (const url of [`/nope${odd}`, `/${odd}x?password=hidden`]) {
        const { statusCode, body } = await get(app, url);
        answers.push([url, statusCode, body === '']);
      }
    const wrong = answers.filter(([, status, isEmpty]) => (status !== 400 && status !== 404) || isEmpty);
    expect(wrong).toEqual([]);
    expect(written.filter((line) => line.includes('hidden'))).toEqual([]);
  });
});

it('[D83] pages are offered in the languages of the site settings, the first by default', async () => {
  const set = (languages: string[]) =>
    app.database.dataSource.query('UPDATE site_settings SET languages = $1', [languages]);
  const page = async (url: string) => (await app.server.inject(url)).body;
  onTestFinished(async () => void (await set(['en', 'gu'])));
  await set(['gu', 'en']);
  expect(await page('/contact')).toContain('<html lang="gu">');
  expect(await page('/contact?lang=en')).toContain('<html lang="en">');
  expect(await page('/contact')).toContain('hreflang="en"');
  await set(['en']);
  const alone = await page('/contact?lang=gu');
  expect(alone).toContain('<html lang="en">');
  expect(alone).not.toMatch(/hreflang|ગુજરાતી|og:locale:alternate/);
});
