import { openReadMore } from './read-more.ts';
import { expect, expectAccessible, inGujarati, open, posterOf, test } from './test.ts';

test.describe('events page', () => {
  test('cards show the first 100 characters, Read More opens the whole text', async ({ page, request }) => {
    await open(page, '/events');
    const list = 'events(page: 1, pageSize: 12, fileType: IMAGE)';
    const { dialog, button } = await openReadMore(page, request, list);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the second page of the list has its own URL', async ({ page }) => {
    await open(page, '/events');
    const first = await page.getByRole('article').first().innerText();
    await page.getByRole('navigation', { name: 'Events: pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(page.getByRole('article').first()).not.toHaveText(first);
    await expect(page.getByRole('group', { name: 'Events: Page 2' })).toBeFocused();
    await expect(page.getByRole('group', { name: 'Events: Page 2' })).toHaveAttribute('aria-busy', 'false');
  });

  test('a film shows its poster, loads nothing until played, and plays', async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url());
    });
    await open(page, '/events');
    const film = page.locator('#videos video').first();
    await film.scrollIntoViewIfNeeded();
    await expect(posterOf(film)).toHaveAttribute('src', /\.jpg$/);
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
    await film.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 15_000 })
      .toBeGreaterThan(0);
    await expect(posterOf(film)).toBeHidden();
  });

  test('[D39] nothing is loaded from YouTube until a film is pressed, and then from its no-cookie host', async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { hostname } = new URL(request.url());
      if (hostname !== 'localhost') foreign.push(hostname);
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>The player</title>' }),
    );
    await open(page, '/events');
    const links = page.locator('#video-links');
    await links.scrollIntoViewIfNeeded();
    await expect(links.locator('img').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    await links.getByRole('button').first().click();
    await expect(links.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
    );
    await expect.poll(() => foreign[0]).toBe('www.youtube-nocookie.com');
    await expectAccessible(page);
  });

  test('an event shows its date in the language of the page', async ({ page, request }) => {
    const answer = await request.post('/graphql', {
      data: { query: '{ events(page: 1, pageSize: 12, fileType: IMAGE) { items { name startsOn } } }' },
      headers: { 'apollo-require-preflight': 'true' },
    });
    const events: { name: string; startsOn: string | null }[] = (await answer.json()).data.events.items;
    const index = events.findIndex(({ startsOn }) => startsOn);
    const { startsOn } = events[index];
    await open(page, '/events');
    const card = page.getByRole('main').getByRole('article').nth(index);
    await expect(card.locator('time')).toHaveAttribute('datetime', startsOn ?? '');
    await expect(card.locator('time')).toContainText(/^[A-Z][a-z]+day,? \d{1,2} [A-Z][a-z]+ \d{4}$/);
    await card.getByRole('button', { name: /^Read More/ }).click();
    await expect(page.getByRole('dialog').locator('time')).toHaveAttribute('datetime', startsOn ?? '');
    await inGujarati(page, '/events');
    await expect(card.locator('time')).toContainText(/[\u0A80-\u0AFF]/);
  });

  test('structured data describes the events with a date, and no others', async ({ request }) => {
    const answer = await request.post('/graphql', {
      data: { query: '{ events(page: 1, pageSize: 12, fileType: IMAGE) { items { name startsOn } } }' },
      headers: { 'apollo-require-preflight': 'true' },
    });
    const events: { name: string; startsOn: string | null }[] = (await answer.json()).data.events.items;
    const html = await (await request.get('/events')).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const described = blocks
      .map(([, json]) => JSON.parse(json))
      .filter((thing) => thing['@type'] === 'Event');
    const told = new Set(described.map(({ name, startDate }) => `${name} ${startDate}`));
    for (const { name, startsOn } of events) expect(told.has(`${name} ${startsOn}`)).toBe(startsOn !== null);
    expect(described[0].location.address).toBeTruthy();
  });

  test('the language select in the header works without reloading, and is remembered', async ({ page }) => {
    await open(page, '/events');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    if (await menu.isVisible()) await menu.click();
    await page.getByLabel('Language').locator('visible=true').first().selectOption('gu');
    await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list, its pages and the full texts can be read', async ({ page }) => {
    await page.goto('/events');
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    await card.getByText('Read More').click();
    await expect(card.locator('details')).toHaveAttribute('open', '');
    await page.getByRole('link', { name: 'Next' }).first().click();
    await expect(page).toHaveURL(/[?&]page=2/);
  });
});
