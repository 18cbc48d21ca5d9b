import { PATHS } from '../components/page/paths.ts';
import { expect, open, test } from './test.ts';

const PAGES = [PATHS.privacy, PATHS.cookies, PATHS.terms, PATHS.accessibility];

test.describe('[D89] privacy, cookies, terms and accessibility', () => {
  test('the contents lead to their parts', async ({ page }) => {
    await open(page, PATHS.privacy);
    const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
    await entry.click();
    const title = page.getByRole('heading', { level: 2, name: await entry.innerText() });
    await expect(title).toBeInViewport();
  });

  test('only the text is printed', async ({ page }) => {
    await open(page, PATHS.privacy);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    // The decorative garland is hidden too.
    await expect(page.locator('main [aria-hidden]').locator('visible=true')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible();
  });

  test('reading sets no cookies and loads nothing from other sites', async ({ page, context, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const address = request.url();
      if (!address.startsWith(baseURL ?? '') && !address.startsWith('data:')) foreign.push(address);
    });
    for (const path of PAGES) await open(page, path);
    expect(await context.cookies()).toEqual([]);
    expect(foreign).toEqual([]);
  });

  test('the browser stores only what the cookies page lists', async ({ page, context }) => {
    await open(page, PATHS.home);
    await open(page, PATHS.cookies);
    const kept = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
    await page.goto(`${PATHS.cookies}?lang=en`);
    const names = [...kept, ...(await context.cookies()).map(({ name }) => name)];
    expect(names).toContain('site-language');
    const text = await page.getByRole('article').innerText();
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });
});

test('[D86] the test page is a placeholder that search engines do not index', async ({ page }) => {
  await open(page, PATHS.test);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});
