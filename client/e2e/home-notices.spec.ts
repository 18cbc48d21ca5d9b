import { notices, queryServer, section } from './home.ts';
import { expect, expectAccessible, open, test } from './test.ts';

// Here things move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('notices', () => {
  test('[D82] the ticker moves and can be paused', async ({ page }) => {
    await open(page, '/');
    const line = section(page, 'Notices');
    const first = line.getByRole('listitem').first();
    const place = async () => (await first.boundingBox())?.x ?? 0;
    const start = await place();
    await expect.poll(place).toBeLessThan(start);
    await line.getByRole('button', { name: 'Stop the moving text' }).click();
    await page.mouse.move(0, 0);
    const stopped = await place();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await place()).toBe(stopped);
    await line.getByRole('button', { name: 'Start the moving text' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(place).not.toBe(stopped);
  });

  test('the paused ticker shows whole notices, and links to all of them', async ({ page }) => {
    await open(page, '/');
    const line = section(page, 'Notices');
    const first = line.getByRole('listitem').first();
    const start = (await first.boundingBox())?.x ?? 0;
    await expect.poll(async () => (await first.boundingBox())?.x).toBeLessThan(start - 20);
    await line.getByRole('button', { name: 'Stop the moving text' }).click();
    const nearest = () =>
      line.getByRole('group', { name: 'Notices' }).evaluate((box) => {
        const { left } = box.getBoundingClientRect();
        const items = [...box.querySelectorAll('li')];
        return Math.min(...items.map((item) => Math.abs(item.getBoundingClientRect().left - left)));
      });
    await expect.poll(nearest).toBeLessThanOrEqual(1);
    await line.getByRole('link', { name: 'All notices' }).click();
    await expect(page).toHaveURL(/\/notices$/);
    const query = '{ notices(pageSize: 12) { items { name } } }';
    const all = await queryServer<{ notices: { items: { name: string }[] } }>(page, query);
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(
      all.notices.items.map(({ name }) => name),
    );
  });

  test('[D82] nothing moves with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const line = section(page, 'Notices');
    await expect(line.getByRole('button', { name: 'Stop the moving text' })).toHaveCount(0);
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving).toBe(0);
  });

  test('[spec §1] [VISIT-5] pressing a notice shows its picture, title, day, description and second description', async ({
    page,
  }) => {
    const all = await notices(page);
    const wanted = all.find(({ file }) => file) ?? all[0];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const button = section(page, 'Notices').getByRole('button', { name: wanted?.name });
    await button.click();
    const dialog = page.getByRole('dialog', { name: wanted?.name });
    await expect(dialog.getByRole('paragraph')).toHaveText([
      /^\d{1,2} [A-Z][a-z]{2} \d{4}$/,
      wanted?.description ?? '',
      wanted?.secondDescription ?? '',
    ]);
    await expect(dialog.locator('img')).toHaveCount(wanted?.file ? 1 : 0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a moving notice can be opened by keyboard', async ({ page }) => {
    await open(page, '/');
    const button = section(page, 'Notices').getByRole('button', { name: (await notices(page))[1]?.name });
    await button.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
