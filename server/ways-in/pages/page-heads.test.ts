import { expect, it } from 'vitest';
import { COLOURS_ELEMENT } from '../../../client/app/site-theme.tsx';
import { ADMIN_PATHS } from '../../../client/components/page/paths.ts';
import { INDEXABLE, NOT_FOR_SEARCH } from '../../../client/e2e/screens.ts';
import { readHead } from '../../../client/testing/read-head.ts';
import { DRAWN_COLOURS, DRAWN_NIGHT } from '../../../rules/drawn-colours.ts';
import { adminToken } from '../../testing/factories.ts';
import { get } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { ORIGIN, PageParser, serveRealPages } from './real-page-fixtures.ts';

const app = sharedTestApp();
serveRealPages(app);

/** What the page at an address says of itself, or the one to which it leads. */
async function headAt(address: string, headers: Record<string, string> = {}) {
  const answer = await get(app, address, headers);
  const { location } = answer.headers;
  const { body } = location ? await get(app, String(location), headers) : answer;
  return readHead(body, PageParser);
}

const OF_NO_INDEX = { robots: ['noindex'], canonicals: [], alternates: [] };

// Each page after its scripts have run is compared with this by every-screen.spec.ts.
it.each(INDEXABLE)('%s has each element of metadata once, in both languages', async (path) => {
  const [english, gujarati] = [path, `${path}?lang=gu`].map((address) => `${ORIGIN}${address}`);
  const [inEnglish, inGujarati] = [await headAt(path), await headAt(`${path}?lang=gu`)];
  for (const { head, address, locale, other } of [
    { head: inEnglish, address: english, locale: 'en_GB', other: 'gu_IN' },
    { head: inGujarati, address: gujarati, locale: 'gu_IN', other: 'en_GB' },
  ])
    expect(head).toMatchObject({
      titles: [expect.stringMatching(/\S+ · \S+/)],
      descriptions: [expect.stringMatching(/^.{20,200}$/)],
      robots: [],
      canonicals: [address],
      alternates: [`en ${english}`, `gu ${gujarati}`, `x-default ${english}`],
      preview: {
        'og:title': head.titles[0],
        'og:description': head.descriptions[0],
        'og:url': address,
        'og:locale': locale,
        'og:locale:alternate': other,
      },
    });
  expect(inGujarati.titles).not.toEqual(inEnglish.titles);
});

it('a page’s head has the association’s colours as custom properties with MUI’s names, by day and by night', async () => {
  const { body } = await get(app, '/events');
  const head = new PageParser().parseFromString(body, 'text/html').head;
  const { textContent: rules } = head.querySelector(`style#${COLOURS_ELEMENT}`)!;
  const [day, night] = rules!.split('@media screen and (prefers-color-scheme:dark)');
  for (const [rule, colours] of [
    [day, [DRAWN_COLOURS.main, DRAWN_COLOURS.rust]],
    [night, [DRAWN_NIGHT.action, DRAWN_NIGHT.link]],
  ] as const)
    for (const [at, name] of ['primary-main', 'brand-rust'].entries())
      expect(rule).toContain(`--mui-palette-${name}:${colours[at]}`);
});

it('every page has its own title and description', async () => {
  const heads = await Promise.all(INDEXABLE.map((path) => headAt(path)));
  for (const texts of [
    heads.map(({ titles }) => titles[0]),
    heads.map(({ descriptions }) => descriptions[0]),
  ])
    expect(new Set(texts).size).toBe(INDEXABLE.length);
});

it.each([...NOT_FOR_SEARCH, '/no-such-page'])('%s has noindex and no canonical URL', async (path) => {
  const head = await headAt(path);
  expect(head.titles).toHaveLength(1);
  expect(head).toMatchObject(OF_NO_INDEX);
});

// After its scripts have run each is compared with this by admin-forms.spec.ts.
it.each(Object.values(ADMIN_PATHS))('%s of the administration has noindex, too', async (path) => {
  const headers = { authorization: `Bearer ${await adminToken(app)}` };
  expect(await headAt(path, headers)).toMatchObject(OF_NO_INDEX);
});
