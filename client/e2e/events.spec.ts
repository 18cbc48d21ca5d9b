import { expect, expectAccessible, inGujarati, open, test } from './test.ts';

test.describe('events page', () => {
  test('cards show the first 100 characters, Read more opens the whole text', async ({ page }) => {
    await open(page, '/events');
    const card = page.getByRole('main').getByRole('article').first();
    const shown = (await card.getByRole('paragraph').first().innerText()).trim();
    expect(Array.from(shown.replace(/…$/, '').trimEnd()).length).toBeLessThanOrEqual(100);
    await card.getByRole('button', { name: /^Read more/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(shown.replace(/…$/, '').trimEnd().slice(0, 60));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByRole('button', { name: /^Read more/ })).toBeFocused();
  });

  test('the second page of the list has an address of its own', async ({ page }) => {
    await open(page, '/events');
    const first = await page.getByRole('article').first().innerText();
    await page.getByRole('navigation', { name: 'Events: pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(page.getByRole('article').first()).not.toHaveText(first);
  });

  test('videos play', async ({ page }) => {
    await open(page, '/events');
    const video = page.locator('video').first();
    await video.scrollIntoViewIfNeeded();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState), { timeout: 15_000 })
      .toBeGreaterThanOrEqual(1);
  });

  test('[D83] in Gujarati the texts are Gujarati', async ({ page }) => {
    await inGujarati(page, '/events');
    await expect(page.getByRole('article').first()).toContainText(/[\u0A80-\u0AFF]/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0A80-\u0AFF]/);
    await expectAccessible(page);
  });

  test("the header's select changes the language in place, and it is remembered", async ({ page }) => {
    await open(page, '/events');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    if (await menu.isVisible()) await menu.click();
    await page.getByLabel('Language').locator('visible=true').first().selectOption('gu');
    await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
  });

  test('a failed load says so and can be tried again (D88)', async ({ page, complaints }) => {
    await open(page, '/');
    await page.route('**/graphql*', (route) => route.abort());
    await page.getByRole('link', { name: 'All events' }).click();
    const retry = page.getByRole('button', { name: 'Try again' }).first();
    await expect(retry).toBeVisible();
    await page.unroute('**/graphql*');
    await retry.click();
    await expect(page.getByRole('article').first()).toBeVisible();
    // The browser reports the requests that this test broke.
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((text) => !text.includes('net::ERR_FAILED')),
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list, its pages and the whole texts can be read', async ({ page }) => {
    await page.goto('/events');
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    await card.getByText('Read more').click();
    await expect(card.locator('details')).toHaveAttribute('open', '');
    await page.getByRole('link', { name: 'Next' }).first().click();
    await expect(page).toHaveURL(/[?&]page=2/);
  });
});
