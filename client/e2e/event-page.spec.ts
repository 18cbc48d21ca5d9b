import type { APIRequestContext } from '@playwright/test';
import { expect, goBack, inGujarati, open, test } from './test.ts';

interface ShownEvent {
  id: number;
  name: string;
  translations: { language: string; name: string | null }[];
  description: string;
  startsOn: string;
  file: { url: string };
}

const scrollY = () => window.scrollY;
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The last event that is over and has a picture and Gujarati texts, of those that the list shows. */
async function shownEvent(request: APIRequestContext): Promise<ShownEvent> {
  const fields = 'id name description startsOn translations { language name } file { url }';
  const answer = await request.post('/graphql', {
    data: { query: `{ eventsByTime(when: PAST, pageSize: 6) { items { ${fields} } } }` },
    headers: { 'apollo-require-preflight': 'true' },
  });
  const events: ShownEvent[] = (await answer.json()).data.eventsByTime.items;
  return events.findLast(({ startsOn, file, translations }) => startsOn && file && translations.length > 1)!;
}

test('an event has a page with its picture, date and full text, reached from its card, with a way back', async ({
  page,
  request,
}) => {
  const event = await shownEvent(request);
  await open(page, '/events');
  const heading = page.getByRole('main').getByRole('heading', { name: event.name, exact: true });
  const link = heading.getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(scrollY);
  await link.click();
  await expect(page).toHaveURL(`/events/${event.id}`);
  await expect(page).toHaveTitle(new RegExp(`^${event.name} · `));
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(event.name);
  await expect(article.locator('time')).toHaveAttribute('datetime', event.startsOn);
  await expect(article.locator('img')).toHaveAttribute('src', event.file.url);
  expect(onOneLine(await article.innerText())).toContain(onOneLine(event.description));
  await goBack(page);
  await expect(page).toHaveURL('/events');
  await expect.poll(() => page.evaluate(scrollY)).toBe(left);
  await inGujarati(page, `/events/${event.id}`);
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(
    event.translations.find(({ language }) => language === 'gu')!.name!,
  );
});

test('Read More and the home page also link to it', async ({ page }) => {
  await open(page, '/events');
  await page
    .getByRole('button', { name: /^Read More/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const own = dialog.getByRole('link', { name: 'Open as a page' });
  const address = (await own.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/events\/\d+$/);
  await own.click();
  await expect(page).toHaveURL(address);
  await expect(dialog).toHaveCount(0);
  await open(page, '/');
  const card = page.getByRole('region', { name: 'Recent events' }).getByRole('article').first();
  await card.getByRole('link', { name: /^Read More/ }).click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
});

test('its URL can be shared in the language in which it is read', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await shownEvent(request);
  await open(page, `/events/${id}?lang=gu`);
  await page.getByRole('link', { name: 'આ પૃષ્ઠ મોકલો' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('કૉપિ');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/events/${id}?lang=gu`);
});

test('it has metadata for search engines and link previews', async ({ page, request, baseURL }) => {
  const event = await shownEvent(request);
  await page.goto(`/events/${event.id}`);
  const told = async (name: string) =>
    (await page.locator(`meta[property="og:${name}"]`).getAttribute('content')) ?? '';
  expect(await told('title')).toMatch(new RegExp(`^${event.name} · `));
  expect(onOneLine(event.description)).toContain((await told('description')).replace(/…$/, ''));
  expect(await told('url')).toBe(`${baseURL}/events/${event.id}`);
  expect(await told('image')).toBe(`${baseURL}${event.file.url}`);
  const [block = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(block)).toMatchObject({
    '@type': 'Event',
    name: event.name,
    startDate: expect.stringContaining(event.startsOn),
    url: `${baseURL}/events/${event.id}`,
  });
});
