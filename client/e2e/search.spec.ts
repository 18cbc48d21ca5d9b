import { expect, open, test } from './test.ts';

test.describe('search of the site', () => {
  test('[VISIT-1] the header leads to it, and from what is found to its place in its page', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).filter({ visible: true }).click();
    await page.getByRole('searchbox').fill('navaratri');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=navaratri$/);
    await expect(page.getByRole('link', { name: 'Navratri Garba' })).toBeVisible();
    await page.getByRole('searchbox').fill('pujari kanku');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Vehicle Pooja' }).click();
    await expect(page).toHaveURL(/\/poojaseva(\?page=\d)?#item-\d+$/);
    await expect(page.locator(':target, [id^=item-]').filter({ hasText: 'Vehicle Pooja' })).toBeInViewport();
  });
});

test.describe('search without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[VISIT-2] the form itself asks, and a word in Gujarati finds what is called so in English', async ({
    page,
  }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill('પૂજા');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('link', { name: 'Vehicle Pooja' })).toBeVisible();
    await expect(page.locator('mark').first()).toBeVisible();
  });
});
