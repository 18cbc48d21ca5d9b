import { PATHS } from '../components/page/paths.ts';
import { expect, goBack, open, test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('Back closes the menu and a dialog, and leaves the page only then', async ({ page }) => {
  await open(page, PATHS.home);
  const menu = page.locator('#site-menu');
  const openMenu = page.getByRole('button', { name: 'Menu', exact: true });
  await openMenu.click();
  await menu.getByRole('link', { name: 'Committee', exact: true }).click();
  await expect(page).toHaveURL(PATHS.committeeMembers);
  await expect(menu).toBeHidden();
  await openMenu.click();
  await expect.poll(() => page.evaluate(() => history.state.depth)).toBe(1);
  await goBack(page);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(PATHS.committeeMembers);
  const dialog = page.getByRole('dialog');
  await page
    .getByRole('button', { name: /^Read More/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.depth)).toBe(1);
  await goBack(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(PATHS.committeeMembers);
  // What is closed in another way is nothing that Back would have to leave.
  await openMenu.click();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await goBack(page);
  await expect(page).toHaveURL(PATHS.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
