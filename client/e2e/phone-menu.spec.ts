import { expect, open, test } from './test.ts';

test('the menu of narrow screens closes when a tablet is rotated and the screen becomes wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 1180 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 800 });
  await expect(menu).not.toHaveAttribute('open');
  await page.getByRole('banner').getByRole('link', { name: 'Who we are' }).first().click();
  await expect(page).toHaveURL(/\/whoweare$/);
});
