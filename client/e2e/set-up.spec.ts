import type { Page } from '@playwright/test';
import { acceptDialog } from './admin.ts';
import { type NewSite, startNewSite } from './new-site.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, goBack, open, test } from './test.ts';

const PASSWORD = 'mango-lantern-77';

let site: NewSite;
test.beforeAll(async () => {
  site = await startNewSite();
});
test.afterAll(() => site?.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

async function expectNotFound(page: Page): Promise<void> {
  await expect(heading(page, 'Page not found')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
}

/** Everybody who looks at the step can use it. */
async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}

test('a new site is set up with the link of its log alone, and nothing without it', async ({ page }) => {
  await test.step('a stranger finds an unknown page', async () => {
    const answer = await page.goto(`${site.url}/set-up`);
    expect(answer?.status()).toBe(404);
    await expectNotFound(page);
    await open(page, `${site.url}/set-up#${'x'.repeat(43)}`);
    await expectNotFound(page);
  });

  await test.step('the name is required, and said at its field', async () => {
    await open(page, site.link);
    await expect(heading(page, 'What is your association called?')).toBeVisible();
    await expectGood(page);
    await next(page);
    await acceptDialog(page, 'Enter the name of your association.');
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/Enter the name of your association/);
    await field(page, 'Name').fill('Riverside Friends');
  });

  await test.step('what was typed survives a reload, and the steps come in any language', async () => {
    await field(page, 'Short description').fill('Families by the river.');
    await page.getByRole('combobox', { name: 'Language of these steps' }).selectOption('gu');
    await expect(heading(page, 'તમારી સંસ્થાનું નામ શું છે?')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'તમારી સંસ્થાનું નામ શું છે?')).toBeVisible();
    await page.getByRole('combobox', { name: 'આ પગલાંની ભાષા' }).selectOption('en');
    await expect(field(page, 'Name')).toHaveValue('Riverside Friends');
    await next(page);
  });

  await test.step('languages; the browser’s Back leads to the step before', async () => {
    await expect(heading(page, 'Which languages do your visitors read?')).toBeFocused();
    await goBack(page);
    await expect(field(page, 'Short description')).toHaveValue('Families by the river.');
    await page.goForward();
    await page.getByRole('checkbox', { name: 'Gujarati' }).check();
    await expectGood(page);
    await next(page);
  });

  await test.step('colours, refused where nobody could read them', async () => {
    await expect(heading(page, 'What are your colours?')).toBeVisible();
    await field(page, 'Main colour').fill('#FFFFFF');
    await next(page);
    await acceptDialog(page, 'This colour is too light for white text. Choose a darker one.');
    await field(page, 'Main colour').fill('#123456');
    await expectGood(page);
    await next(page);
  });

  await test.step('parts and the country', async () => {
    await expect(heading(page, 'What do you want to use?')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Committee' }).uncheck();
    await page.getByRole('combobox', { name: 'Country' }).selectOption('IN');
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('INR');
    await expectGood(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(field(page, 'Main colour')).toHaveValue('#123456');
    await next(page);
    await expect(page.getByRole('checkbox', { name: 'Committee' })).not.toBeChecked();
    await next(page);
  });

  await test.step('contact', async () => {
    await field(page, 'Email').fill('nobody');
    await next(page);
    await acceptDialog(page, 'Enter valid email.');
    await field(page, 'Email').fill('office@example.org');
    await field(page, 'Address').fill('1 Mill Lane');
    await expectGood(page);
    await next(page);
  });

  await test.step('the first administrator, whose password is not kept', async () => {
    await field(page, 'Name').fill('Asha Mehta');
    await field(page, 'E-mail').fill('asha@example.org');
    await field(page, 'Mobile').fill('+91 98765 43210');
    await field(page, 'Password').fill(PASSWORD);
    await page.reload();
    await expect(field(page, 'E-mail')).toHaveValue('asha@example.org');
    await expect(field(page, 'Password')).toHaveValue('');
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Confirm Password').fill(PASSWORD);
    await expectGood(page);
    await page.getByRole('button', { name: 'Finish and open the dashboard' }).click();
    await page.waitForURL('**/office');
  });

  await test.step('the dashboard says what is left to do', async () => {
    const tasks = page.getByRole('region', { name: 'Left to do' });
    await expect(tasks.getByRole('listitem')).toHaveCount(5);
    await expect(tasks).not.toContainText('committee');
    await expectGood(page);
    await tasks.getByRole('link', { name: 'Add event' }).click();
    await page.waitForURL('**/add-events**');
  });

  await test.step('the site is theirs, and the link leads nowhere any more', async () => {
    await open(page, `${site.url}/`);
    await expect(page).toHaveTitle(/Riverside Friends/);
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Language' })).toBeVisible();
    await open(page, site.link);
    await expectNotFound(page);
  });
});
