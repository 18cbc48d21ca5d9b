import { expect, expectAccessible, open, test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test("the association's name takes two lines at most", async ({ page }) => {
  await open(page, '/events');
  const name = page.getByRole('banner').getByText('Shree Samaj Leicester', { exact: true });
  const lines = await name.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });
  expect(lines).toBeLessThanOrEqual(2);
});

test('the menu links to the search, the hall, the forms, the committee and the telephone number', async ({
  page,
}) => {
  await open(page, '/events');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#site-menu');
  for (const [name, href] of [
    ['Search', '/search'],
    ['Hall hire', '/booking'],
    ['Documents', '/view-pdf'],
    ['Committee', '/mem-details'],
    [/^[\d ]+$/, /^tel:/],
  ] as const)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(menu.locator('address')).toContainText('Leicester');
  await expectAccessible(page);
});

test('[D83] the language switch takes one press and stays on the page', async ({ page }) => {
  await open(page, '/events?page=2');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'ગુજરાતી' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
  await expect(page).toHaveURL(/page=2/);
  await header.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[D83] the language switch is a link', async ({ page }) => {
    await page.goto('/events?page=2');
    await page.getByRole('banner').getByRole('link', { name: 'ગુજરાતી' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
    await expect(page).toHaveURL(/page=2/);
  });
});
