import type { APIRequestContext, Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import {
  act,
  bin,
  edit,
  fill,
  find,
  rowOf,
  save,
  seeSite,
  sendOperation,
  signIn,
  uniqueTitle,
} from './admin.ts';
import { ANY_WIDTH, expect, expectAccessible, expectNoSidewaysScroll, open, test } from './test.ts';

const SAVE = 'mutation ($input: NoticeInput!) { saveNotice(input: $input) { id } }';

/** Adds a notice and opens the list. @returns its title */
async function addNotice(page: Page): Promise<string> {
  const name = uniqueTitle();
  await open(page, PATHS.officeNotices);
  await sendOperation(page, SAVE, { input: { name, description: 'In the hall, at seven.' } });
  await open(page, PATHS.officeNotices);
  await expect(rowOf(page, name)).toBeVisible();
  return name;
}

/** Looks at the page of notices as the server sends it to visitors. */
async function expectVisitorsSee(request: APIRequestContext, title: string, isSeen: boolean): Promise<void> {
  const html = await (await request.get(PATHS.notices)).text();
  expect(html).toContain('<article');
  expect(html.includes(title)).toBe(isSeen);
}

test('on a phone the pages of a section are a tap away from each other', ANY_WIDTH, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await open(page, PATHS.officeToday);
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  const pages = page.getByRole('navigation', { name: 'Content' });
  await expect(pages.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Notices' }).click();
  await page.waitForURL((url) => url.pathname === PATHS.officeNotices);
});

test('on cards too one sorts the list, and chooses all of a page', ANY_WIDTH, async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await addNotice(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('columnheader').getByRole('link', { name: 'Title' }).click();
  await expect(page).toHaveURL(/sort=NAME/);
  await page.getByText('Select all on this page').click();
  await expect(page.getByRole('cell').getByRole('checkbox').first()).toBeChecked();
});

test('before scripts run, a page of the office shows no style sheet as text', ANY_WIDTH, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(PATHS.officeToday);
  const bar = page.getByRole('navigation').filter({ hasText: 'More' });
  await expect(bar).toBeVisible();
  expect(await bar.innerText()).not.toContain('.css-');
});

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click();

test('a notice is hidden with two presses, and Undo shows it again', async ({ page, request }) => {
  await signIn(page);
  const title = await addNotice(page);
  await act(page, title, 'Hide');
  await expect(page.getByText(`“${title}” is hidden.`)).toBeVisible();
  await expect(rowOf(page, title)).toContainText('Hidden');
  await expectAccessible(page);
  await expectVisitorsSee(request, title, false);
  await undo(page);
  await expect(rowOf(page, title)).toContainText('Visible');
  await expectVisitorsSee(request, title, true);
  await bin(page, title);
});

test(
  'what was deleted comes back at once by Undo, and later from the bin',
  ANY_WIDTH,
  async ({ page, request }) => {
    await signIn(page);
    const title = await addNotice(page);
    await bin(page, title);
    await undo(page);
    await expect(rowOf(page, title)).toBeVisible();
    await bin(page, title);
    await page.getByRole('link', { name: /^Bin \d/ }).click();
    await expect(rowOf(page, title)).toContainText('In the bin');
    await expectVisitorsSee(request, title, false);
    await rowOf(page, title)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(page.getByText(`“${title}” is restored.`)).toBeVisible();
    await expectVisitorsSee(request, title, true);
    await open(page, PATHS.officeNotices);
    await bin(page, title);
  },
);

test(
  'a notice is planned from one moment until another, which the form and the list say',
  ANY_WIDTH,
  async ({ page, request }) => {
    await signIn(page);
    const title = await addNotice(page);
    await act(page, title, 'Schedule…');
    const dialog = page.getByRole('dialog', { name: `When visitors see “${title}”` });
    await dialog.getByLabel('Show from').fill('2035-03-04T09:00');
    await dialog.getByLabel('Show until').fill('2035-03-04T08:00');
    await expect(dialog).toContainText('The end is before the start. Choose a later end.');
    await expectAccessible(page);
    await dialog.getByLabel('Show until').fill('2035-03-05T21:00');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, title)).toContainText('From 4 Mar 2035 09:00');
    await expectVisitorsSee(request, title, false);

    await edit(page, title);
    await expect(page.getByLabel('Show from')).toHaveValue('2035-03-04T09:00');
    await expect(page.getByText('Visitors will see it from 4 Mar 2035 09:00.')).toBeVisible();
    await page.getByLabel('Show from').fill('');
    await save(page);
    await expect(rowOf(page, title)).toContainText('Visible until 5 Mar 2035 21:00');
    await expectVisitorsSee(request, title, true);
    await bin(page, title);
  },
);

test('a draft is kept, found among the drafts, and made visible', ANY_WIDTH, async ({ page, request }) => {
  await signIn(page);
  const title = uniqueTitle();
  await open(page, PATHS.editNotice);
  await fill(page, { Title: title, Description: 'Not ready yet.' });
  await save(page, undefined, 'Keep as a draft');
  await expect(rowOf(page, title)).toContainText('Draft');
  await expectVisitorsSee(request, title, false);
  await page.getByRole('link', { name: /^Drafts \d/ }).click();
  await edit(page, title);
  await save(page, undefined, 'Make visible');
  await open(page, PATHS.officeNotices);
  await expect(rowOf(page, title)).toContainText('Visible');
  await expectVisitorsSee(request, title, true);
  await bin(page, title);
});

test('several are chosen and hidden together, and Undo gives each its own state back', async ({ page }) => {
  await signIn(page);
  const titles = [await addNotice(page), await addNotice(page)];
  await act(page, titles[0]!, 'Hide');
  await expect(rowOf(page, titles[0]!)).toContainText('Hidden');
  for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  const bar = page.getByRole('region', { name: 'Selected items' });
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await bar.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('2 are hidden.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(rowOf(page, titles[1]!)).toContainText('Hidden');
  await undo(page);
  await expect(rowOf(page, titles[1]!)).toContainText('Visible');
  await expect(rowOf(page, titles[0]!)).toContainText('Hidden');
  for (const title of titles) await bin(page, title);
});

test('saving and adding another opens an empty form', ANY_WIDTH, async ({ page }) => {
  await signIn(page);
  const title = uniqueTitle();
  await open(page, PATHS.editNotice);
  await fill(page, { Title: title, Description: 'The first of two.' });
  await page.getByRole('button', { name: 'Save and add another' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await open(page, PATHS.officeNotices);
  await bin(page, title);
});

test('the search looks in everything, and what it finds leads there', ANY_WIDTH, async ({ page }) => {
  await signIn(page);
  const title = await addNotice(page);
  await open(page, PATHS.officeSearch);
  const field = page.getByRole('searchbox', { name: 'Search the office' }).locator('visible=true').first();
  await field.fill(title);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${title}”`);
  await page.getByRole('region', { name: 'Notices' }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
  await open(page, `${PATHS.officeSearch}?q=kiran`);
  await expect(page.getByRole('region', { name: 'Accounts' })).toContainText('user@example.org');
  await expect(page.getByRole('region', { name: 'Donations' })).toContainText('Kiran Patel');
  const donation = page
    .getByRole('region', { name: 'Donations' })
    .getByRole('link', { name: /^Kiran/ })
    .first();
  const [reference] = /\w+$/.exec(await donation.innerText())!;
  await donation.click();
  await expect(page.getByRole('row').filter({ hasText: reference })).toHaveCount(1);
  await open(page, `${PATHS.officeSearch}?q=nothinglikethis`);
  await expect(page.getByText('Nothing found. Try a shorter word.')).toBeVisible();
  await open(page, PATHS.officeNotices);
  await find(page, title);
  await bin(page, title);
});

test(
  'a message waits on the page of the day until it is marked as done, which says who did it',
  ANY_WIDTH,
  async ({ page }) => {
    const name = uniqueTitle();
    await signIn(page);
    await open(page, PATHS.officeToday);
    await sendOperation(
      page,
      'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }',
      {
        input: { name, email: 'asha@example.org', message: 'When does the school begin?' },
      },
    );
    await open(page, PATHS.officeToday);
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    await expect(waiting).toContainText(/messages? to answer/);
    await waiting.getByRole('link', { name: 'Answer' }).click();
    const row = rowOf(page, name);
    await expect(row).toContainText('Waiting');
    await row.getByRole('button', { name: /^Answer/ }).click();
    const dialog = page.getByRole('dialog', { name: `Answer ${name}` });
    await expect(dialog).toContainText('When does the school begin?');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await row.getByRole('button', { name: /^Mark as done/ }).click();
    await expect(row).toContainText(/Done by Asha Mehta/);
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  },
);

test('the sections are reached by keyboard and by thumb, and lead to the site and back', async ({ page }) => {
  await signIn(page);
  await open(page, PATHS.officeToday);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page
    .getByRole('navigation', { name: 'Office sections' })
    .locator('visible=true')
    .first()
    .getByRole('link', { name: 'Content' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  await seeSite(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
