import { openReadMore } from './read-more.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  inGujarati,
  open,
  posterOf,
  test,
} from './test.ts';

test.describe('pooja and seva page', () => {
  test('[D45] the newest film comes first, with its poster, and loads nothing until played', async ({
    page,
  }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url());
    });
    await open(page, '/poojaseva');
    const first = page.getByRole('main').getByRole('article').first();
    const film = first.locator('video');
    await expect(film).toHaveAttribute('preload', 'none');
    await expect(posterOf(film)).toHaveAttribute('src', /^\/PoojaSevaImg\/.+\.jpg$/);
    await expect(page.locator('video')).toHaveCount(1);
    await film.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
  });

  test('the film plays', async ({ page }) => {
    await open(page, '/poojaseva');
    const film = page.locator('video');
    await film.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 15_000 })
      .toBeGreaterThan(0);
  });

  test('a range of the film can be requested', async ({ page, request }) => {
    await open(page, '/poojaseva');
    const address = (await page.locator('video').getAttribute('src')) ?? '';
    const response = await request.get(address, { headers: { range: 'bytes=100-199' } });
    expect(response.status()).toBe(206);
    expect(response.headers()['content-range']).toMatch(/^bytes 100-199\/\d+$/);
    expect((await response.body()).length).toBe(100);
  });

  test('Read More opens the full text of a pooja', async ({ page, request }) => {
    await open(page, '/poojaseva');
    const list = 'poojaSevas(page: 1, pageSize: 12, fileType: IMAGE)';
    const { dialog } = await openReadMore(page, request, list);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('links to donate, sponsor and volunteer', async ({ page }) => {
    await open(page, '/poojaseva');
    const ways = page.getByRole('region', { name: 'Take part' });
    await expect(ways.getByRole('link', { name: /^Donate/ })).toHaveAttribute('href', '/donations-payments');
    await expect(ways.getByRole('link', { name: /^Sponsor/ })).toHaveAttribute('href', '/contact');
    await expect(ways.getByRole('link', { name: /^Volunteer/ })).toHaveAttribute('href', '/contact');
  });

  test('[D83] in Gujarati the texts are Gujarati', async ({ page }) => {
    await inGujarati(page, '/poojaseva');
    for (const article of (await page.getByRole('main').getByRole('article').all()).slice(0, 3))
      await expect(article).toContainText(/[\u0A80-\u0AFF]/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
