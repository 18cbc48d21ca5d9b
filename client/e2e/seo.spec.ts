import type { APIRequestContext } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { readHead } from '../testing/read-head.ts';
import { serverHead } from './head.ts';
import { CLOSED_TO_VISITORS, INDEXABLE } from './screens.ts';
import { expect, open, test } from './test.ts';

async function sitemapAddresses(request: APIRequestContext): Promise<string[]> {
  const robots = await (await request.get('/robots.txt')).text();
  const response = await request.get(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '');
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  return [...(await response.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
}

function inBothLanguages(address: string): string[] {
  return [address, `${address}?lang=gu`];
}

test('the sitemap lists exactly the indexable pages, and each one answers', async ({ request, baseURL }) => {
  const answer = await request.post('/graphql', {
    data: { query: '{ events(pageSize: 100) { items { id } } sponsorOffers { id } }' },
    headers: { 'apollo-require-preflight': 'true' },
  });
  const { events, sponsorOffers } = (await answer.json()).data;
  const things: { id: number }[] = events.items;
  const offers: { id: number }[] = sponsorOffers;
  const pages = [
    ...INDEXABLE,
    ...things.map(({ id }) => `/events/${id}`),
    ...offers.map(({ id }) => `/sponsor/${id}`),
  ];
  const addresses = await sitemapAddresses(request);
  expect(addresses.toSorted()).toEqual(
    pages.flatMap((path) => inBothLanguages(`${baseURL}${path}`)).toSorted(),
  );
  for (const address of addresses) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect([address, response.status()]).toEqual([address, 200]);
    expect(await response.text()).not.toContain('noindex');
  }
});

test('the picture for link previews exists in the stated size', async ({ page }) => {
  await page.goto('/');
  const { preview } = await page.evaluate(readHead, undefined);
  const size = await page.evaluate(async (address) => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
    return [String(width), String(height)];
  }, preview['og:image'] ?? '');
  expect(size).toEqual([preview['og:image:width'], preview['og:image:height']]);
  expect(preview['og:image:alt']).toBeTruthy();
});

test('the association and its dated events are described by structured data that the CSP allows', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`Against the policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  const things = async () =>
    (await page.locator('head script[type="application/ld+json"]').allTextContents()).map((text) =>
      JSON.parse(text),
    );
  await open(page, '/?lang=gu');
  expect(await things()).toEqual([
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: expect.stringMatching(/[\u0A80-\u0AFF]/),
      email: expect.stringContaining('@'),
    }),
  ]);
  await open(page, '/events?lang=en');
  const events = await things();
  expect(events.length).toBeGreaterThan(0);
  expect(events.map((event) => event['@type'])).toEqual(events.map(() => 'Event'));
  expect(new Set(events.map((event) => event['@id'])).size).toBe(events.length);
  for (const { startDate, name } of events) {
    await expect(page.locator(`time[datetime="${startDate.slice(0, 10)}"]`).first()).toBeVisible();
    // What is every week stands in a list, without a heading of its own.
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  }
});

test('later pages of a list have their own canonical URL, other parameters do not', async ({
  page,
  baseURL,
}) => {
  await open(page, '/events?page=2&from=newsletter');
  const head = await page.evaluate(readHead, undefined);
  expect(head.canonicals).toEqual([`${baseURL}/events?page=2`]);
  expect(head.alternates).toContain(`gu ${baseURL}/events?page=2&lang=gu`);
});

test.describe('pages excluded from search engines', () => {
  const OF_NO_INDEX = { robots: ['noindex'], canonicals: [], alternates: [] };

  test('have them where scripts lead elsewhere, too', async ({ page }) => {
    for (const path of [...CLOSED_TO_VISITORS, '/no-such-page']) {
      await open(page, path);
      const head = await page.evaluate(readHead, undefined);
      expect({ path, ...head }).toMatchObject({ path, ...OF_NO_INDEX });
    }
  });

  test('robots.txt allows them, because crawlers must fetch them to see noindex', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    const forbidden = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, prefix]) => prefix);
    expect(forbidden.length).toBeGreaterThan(0);
    const pages = Object.values(PATHS);
    expect(pages.filter((path) => forbidden.some((prefix) => path.startsWith(prefix)))).toEqual([]);
  });
});

test('the metadata is updated on client-side navigation and language changes', async ({ page, baseURL }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const menu = page.getByRole('contentinfo').getByRole('navigation').first();
  const canonical = page.locator('link[rel="canonical"]');

  await menu.getByRole('link', { name: 'Events / Activities' }).click();
  await expect(page).toHaveTitle(/^Events/);
  await expect(canonical).toHaveAttribute('href', `${baseURL}/events`);
  const arrived = await page.evaluate(readHead, undefined);
  expect(arrived.descriptions).toEqual((await serverHead(page, '/events')).descriptions);
  expect(arrived.alternates).toContain(`gu ${baseURL}/events?lang=gu`);

  await menu.getByRole('link', { name: 'Matrimonials' }).click();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(canonical).toHaveCount(0);

  await menu.getByRole('link', { name: 'Contact Us' }).click();
  await expect(canonical).toHaveAttribute('href', `${baseURL}/contact`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  await page.getByRole('contentinfo').getByRole('combobox').selectOption('gu');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/contact?lang=gu`);
  await expect(page).toHaveTitle(/[\u0A80-\u0AFF]/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
