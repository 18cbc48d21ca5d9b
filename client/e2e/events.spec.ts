import { openReadMore } from './read-more.ts';
import { expect, expectAccessible, inGujarati, open, posterOf, test } from './test.ts';

test.describe('events page', () => {
  test('cards show the first 100 characters, Read More opens the whole text', async ({ page, request }) => {
    await open(page, '/events');
    const list = 'eventsByTime(when: PAST, page: 1, pageSize: 6)';
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

  test('buttons of the list have their words in one line on a narrow desktop, in Gujarati, too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 900 });
    await inGujarati(page, '/events');
    const button = page.getByRole('link').filter({ hasText: 'અમે આવીએ છીએ' }).first();
    const { height } = (await button.boundingBox())!;
    expect(height).toBeLessThan(60);
  });

  test('an event shows its date in the language of the page', async ({ page, request }) => {
    const answer = await request.post('/graphql', {
      data: { query: '{ eventsByTime(when: PAST, page: 1, pageSize: 6) { items { name startsOn } } }' },
      headers: { 'apollo-require-preflight': 'true' },
    });
    const [{ startsOn }]: { startsOn: string | null }[] = (await answer.json()).data.eventsByTime.items;
    await open(page, '/events');
    const card = page.locator('#past').getByRole('article').first();
    await expect(card.locator('time')).toHaveAttribute('datetime', startsOn ?? '');
    await expect(card.locator('time')).toContainText(/^[A-Z][a-z]+day,? \d{1,2} [A-Z][a-z]+ \d{4}$/);
    await card.getByRole('button', { name: /^Read More/ }).click();
    await expect(page.getByRole('dialog').locator('time')).toHaveAttribute('datetime', startsOn ?? '');
    await inGujarati(page, '/events');
    await expect(card.locator('time')).toContainText(/[\u0A80-\u0AFF]/);
  });

  test('structured data describes the events with a date, and no others', async ({ request }) => {
    const answer = await request.post('/graphql', {
      data: { query: '{ eventsByTime(when: COMING) { items { name nextDate { startsAt } } } }' },
      headers: { 'apollo-require-preflight': 'true' },
    });
    const events: { name: string; nextDate: { startsAt: string } }[] = (await answer.json()).data.eventsByTime
      .items;
    const html = await (await request.get('/events')).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const described = blocks
      .map(([, json]) => JSON.parse(json))
      .filter((thing) => thing['@type'] === 'Event');
    const moment = (text: string) => new Date(text.length > 10 ? text : `${text}T00:00Z`).getTime();
    const told = new Map(described.map(({ name, startDate }) => [name, startDate]));
    for (const { name, nextDate } of events) {
      const off = moment(told.get(name)) - moment(nextDate.startsAt);
      // A whole day has no clock.
      expect(Math.abs(off), name).toBeLessThanOrEqual(told.get(name).length > 10 ? 0 : 3_600_000);
    }
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
    const lines = page.getByRole('region', { name: 'Coming' }).getByRole('article');
    await expect(lines.first()).toBeVisible();
    // Of some one replies or rings instead; which of them is first depends on the day.
    const line = lines.filter({ hasText: 'Read More' }).first();
    await line.getByText('Read More').click();
    await expect(line.locator('details')).toHaveAttribute('open', '');
    await page.getByRole('navigation', { name: 'Events: pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
  });

  test('the month is links: another month, a day of it, and an event', async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('navigation', { name: 'Show as' }).getByRole('link', { name: 'Month' }).click();
    await expect(page).toHaveURL(/view=month/);
    const title = page.getByRole('main').getByRole('table');
    const first = await title.getByRole('caption').innerText();
    await page.getByRole('link', { name: 'Next month' }).click();
    await expect(page.getByRole('main').getByRole('table').getByRole('caption')).not.toHaveText(first);
    const day = page
      .getByRole('table')
      .getByRole('link', { name: /: \d+ events?$/ })
      .first();
    await day.click();
    await expect(page).toHaveURL(/#day-\d{4}-\d{2}-\d{2}$/);
  });
});
