import { openReadMore } from './read-more.ts';
import { expect, open, posterOf, test } from './test.ts';

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

  test('Read More opens the full text of a pooja, and there are links to donate, sponsor and volunteer', async ({
    page,
    request,
  }) => {
    await open(page, '/poojaseva');
    const list = 'poojaSevas(page: 1, pageSize: 12, fileType: IMAGE)';
    const { dialog } = await openReadMore(page, request, list);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    const ways = page.getByRole('region', { name: 'Take part' });
    await expect(ways.getByRole('link', { name: /^Donate/ })).toHaveAttribute('href', '/give');
    await expect(ways.getByRole('link', { name: /^Sponsor/ })).toHaveAttribute('href', '/contact');
    await expect(ways.getByRole('link', { name: /^Volunteer/ })).toHaveAttribute('href', '/contact');
  });
});
