import { PATHS } from '../components/page/paths.ts';
import { field, fill, signIn } from './admin.ts';
import { expect, goBack, open, reload, test } from './test.ts';

const scrollY = () => window.scrollY;

test.describe('navigation', () => {
  test('a link opens a page at its top, and Back restores the scroll position', async ({ page }) => {
    await open(page, PATHS.home);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' }).first();
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(scrollY);
    expect(left).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(PATHS.whoWeAre);
    expect(await page.evaluate(scrollY)).toBe(0);
    await goBack(page);
    await expect(page).toHaveURL(PATHS.home);
    await expect.poll(() => page.evaluate(scrollY)).toBe(left);
  });

  test('reloading a page keeps its scroll position', async ({ page }) => {
    await open(page, PATHS.terms);
    await page.evaluate(() => window.scrollTo(0, 400));
    await reload(page);
    await expect.poll(() => page.evaluate(scrollY)).toBe(400);
  });

  test('the skip link leads to the content, and Back returns', async ({ page }) => {
    await open(page, PATHS.home);
    await open(page, PATHS.terms);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await goBack(page);
    await expect(page).toHaveURL(PATHS.terms);
    await goBack(page);
    await expect(page).toHaveURL(PATHS.home);
  });

  test('a slow page shows a loading indicator, and the previous page stays until it has loaded', async ({
    page,
  }) => {
    await open(page, PATHS.home);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/terms-page/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
    const sign = page.getByRole('progressbar', { name: 'Loading…' });
    await expect(sign).toHaveCSS('opacity', '1');
    await expect(page).toHaveURL(PATHS.home);
    release();
    await expect(page).toHaveURL(PATHS.terms);
    await expect(sign).toHaveCount(0);
  });

  test('a page whose script cannot be loaded comes from the server, and Back works', async ({
    page,
    pageErrors,
  }) => {
    await open(page, PATHS.home);
    await page.route(/\/terms-page/, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
    await expect(page).toHaveURL(PATHS.terms);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(/^Terms/);
    await goBack(page);
    await expect(title).toBeVisible();
    await expect(title).not.toHaveText(/^Terms/);
    // Remove the browser's reports of the requests that this test makes fail.
    pageErrors.length = 0;
  });

  test('Back with unsaved changes asks first, and staying loses nothing', async ({ page }) => {
    await signIn(page);
    await open(page, PATHS.officeToday);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Add event', exact: true }).click();
    await expect(page).toHaveURL(PATHS.editEvent);
    await fill(page, { Title: 'Half an event' });
    await goBack(page);
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Your changes are not saved.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(PATHS.editEvent);
    await expect(field(page, 'Title')).toHaveValue('Half an event');
    await goBack(page);
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(PATHS.officeToday);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a tick that has the focus shows it as everything else does', async ({ page }) => {
  await open(page, PATHS.hallHire);
  await page.keyboard.press('Tab');
  const tick = page.getByRole('checkbox', { name: /^We are members/ });
  await tick.focus();
  await expect(tick).toHaveCSS('outline-width', '3px');
  await expect(tick).toHaveCSS('outline-style', 'solid');
});
