import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, logIn, open, test } from './test.ts';

const PICTURE = fileURLToPath(
  new URL('../../server/database/demo/pictures/cricket-cup.png', import.meta.url),
);
const DESCRIPTION =
  'Eight teams, one trophy and the best samosas in the county. Register your team at the desk by Friday evening.';

let serial = 0;

function uniqueTitle(): string {
  serial += 1;
  return `Test ${Date.now() % 1_000_000}-${serial}`;
}

async function fillEvent(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title', { exact: false }).first().fill(title);
  await page.getByLabel('Description', { exact: false }).first().fill(DESCRIPTION);
}

/** Saves and answers the dialog that says so. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Updated successfully.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/admin-dashboard**');
}

async function createEvent(page: Page): Promise<string> {
  const title = uniqueTitle();
  await open(page, '/add-events');
  await fillEvent(page, title);
  await save(page);
  return title;
}

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('an admin adds an event with a picture, edits it and deletes it; visitors see each change', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await logIn(page, 'admin');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const title = uniqueTitle();
  await open(page, '/add-events');
  await fillEvent(page, title);
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await expectAccessible(page);
  await save(page);
  await expect(rowOf(page, title)).toBeVisible();

  await visitor.goto('/events');
  const card = visitor.getByRole('article').filter({ hasText: title });
  await expect(card).toBeVisible();
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await rowOf(page, title).getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL('**/add-events?event_ID=*');
  await expect(page.getByLabel('Title', { exact: false }).first()).toHaveValue(title);
  const changed = uniqueTitle();
  await page.getByLabel('Title', { exact: false }).first().fill(changed);
  await save(page);
  await expect(rowOf(page, changed)).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);

  await rowOf(page, changed).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure to remove.?');
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Record removed successfully.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(rowOf(page, changed)).toHaveCount(0);
  await visitor.goto('/events');
  await expect(visitor.getByText(changed)).toHaveCount(0);
  await visitor.close();
});

test('[D81] every failing field shows its text, the dialog the first; nothing typed is lost', async ({
  page,
}) => {
  await logIn(page, 'admin');
  await open(page, '/add-events');
  await page.getByLabel('Description', { exact: false }).first().fill('Too short');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Enter event title.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('main')).toContainText('Enter event title.');
  await expect(page.getByRole('main')).toContainText('Enter description minimum 60 character.');
  await expect(page.getByLabel('Description', { exact: false }).first()).toHaveValue('Too short');
});

test('[D38] typing stops at 22 characters', async ({ page }) => {
  await logIn(page, 'admin');
  await open(page, '/add-events');
  const title = page.getByLabel('Title', { exact: false }).first();
  await title.pressSequentially('x'.repeat(30));
  await expect(title).toHaveValue('x'.repeat(22));
});

test('[D36] an unknown id shows the text and no form', async ({ page }) => {
  await logIn(page, 'admin');
  await open(page, '/add-events?event_ID=99999999');
  await expect(page.getByRole('main')).toContainText('Something went wrong internal server error.');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});

test('leaving with unsaved changes asks first', async ({ page }) => {
  await logIn(page, 'admin');
  await open(page, '/add-events');
  await fillEvent(page, uniqueTitle());
  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Your changes are not saved.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/add-events/);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/admin-dashboard');
});

test('[DATA-5] two editors: the second is told and keeps what was typed', async ({ page }) => {
  await logIn(page, 'admin');
  const title = await createEvent(page);
  await rowOf(page, title).getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL('**/add-events?event_ID=*');
  const other = await page.context().newPage();
  await open(other, page.url());
  await other.getByLabel('Title', { exact: false }).first().fill('The other editor');
  await save(other);
  await page.getByLabel('Title', { exact: false }).first().fill('My own version');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Somebody else has changed this');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Title', { exact: false }).first()).toHaveValue('My own version');
});

test('[D35] the dashboard shows six events; Show all reaches every one, with a search', async ({ page }) => {
  await logIn(page, 'admin');
  const title = await createEvent(page);
  const section = page.getByRole('region', { name: 'Event' });
  await expect(section.getByRole('row')).toHaveCount(7);
  await section.getByRole('link', { name: /^Show all/ }).click();
  await expect(section.getByRole('navigation')).toBeVisible();
  await section.getByLabel('Search in titles and descriptions').fill(title);
  await section.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(section.getByRole('row')).toHaveCount(2);
  await expect(rowOf(page, title)).toBeVisible();
});

test('the dashboard and the form in Gujarati', async ({ page }) => {
  await logIn(page, 'admin');
  for (const address of ['/admin-dashboard', '/add-events']) {
    await inGujarati(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0A80-\u0AFF]/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
