import { PATHS } from '../components/page/paths.ts';
import { expect, open, test } from './test.ts';

const PAGES = [PATHS.privacy, PATHS.cookies, PATHS.terms, PATHS.accessibility];

test.describe('[D89] privacy, cookies, terms and accessibility', () => {
  for (const path of PAGES) {
    test(`${path} is a complete document in both languages, whose contents and links lead to what is there`, async ({
      page,
      request,
    }) => {
      const sections = page.getByRole('article').locator('section[id]');
      for (const language of ['gu', 'en']) {
        await open(page, `${path}?lang=${language}`);
        expect(await sections.count()).toBeGreaterThan(5);
        for (const text of await sections.allInnerTexts()) expect(text.length).toBeGreaterThan(80);
        await expect(page.getByRole('article')).not.toContainText(/\]\(|\{\{/);
        const title = sections.first().getByRole('heading', { level: 2 });
        if (language === 'gu') await expect(title).toContainText(/[\u0A80-\u0AFF]/);
      }
      const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect(entries).toHaveCount(await sections.count());
      await entries.last().click();
      const { hash } = new URL(page.url());
      await expect(page.locator(hash).getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(page.locator(hash)).toContainText(await entries.last().innerText());
      const links = page.getByRole('article').locator('section a[href^="/"]');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const address of new Set(addresses)) expect((await request.get(address)).status()).toBe(200);
    });
  }

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
