import { PATHS } from '../components/page/paths.ts';
import { field, fill, signIn } from './admin.ts';
import { expect, open, reload, test } from './test.ts';

const scrollY = () => window.scrollY;

test.describe('going from page to page', () => {
  test('a link begins at the top, and back leads to where the page was left', async ({ page }) => {
    await open(page, PATHS.home);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' }).first();
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(scrollY);
    expect(left).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL(PATHS.whoWeAre);
    expect(await page.evaluate(scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(PATHS.home);
    await expect.poll(() => page.evaluate(scrollY)).toBe(left);
  });

  test('loading a page anew leaves it where it stood', async ({ page }) => {
    await open(page, PATHS.terms);
    await page.evaluate(() => window.scrollTo(0, 400));
    await reload(page);
    await expect.poll(() => page.evaluate(scrollY)).toBe(400);
  });

  test('the skip link leads to the content, and back from there', async ({ page }) => {
    await open(page, PATHS.home);
    await open(page, PATHS.terms);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await page.goBack();
    await expect(page).toHaveURL(PATHS.terms);
    await page.goBack();
    await expect(page).toHaveURL(PATHS.home);
  });

  test('a page that is long on its way is announced, and the page before stays until it is there', async ({
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

  test('a page whose code cannot be loaded says so, and the way back is open', async ({
    page,
    complaints,
  }) => {
    await open(page, PATHS.home);
    await page.route(/\/terms-page/, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
    await expect(page).toHaveURL(PATHS.terms);
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page could not be shown');
    // The browser reports the request that this test broke.
    complaints.length = 0;
  });

  test('back with unsaved changes asks first, too, and nothing is lost by staying', async ({ page }) => {
    await signIn(page);
    await open(page, PATHS.adminDashboard);
    await page.getByRole('link', { name: 'Add event', exact: true }).click();
    await expect(page).toHaveURL(PATHS.editEvent);
    await fill(page, { Title: 'Half an event' });
    await page.goBack();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Your changes are not saved.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(PATHS.editEvent);
    await expect(field(page, 'Title')).toHaveValue('Half an event');
    await page.goBack();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(PATHS.adminDashboard);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
