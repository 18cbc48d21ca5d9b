import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import {
  acceptDialog,
  asVisitor,
  bin,
  edit,
  expectGone,
  expectPicture,
  FILM,
  field,
  fileField,
  fill,
  find,
  openEvent,
  PICTURE,
  rowOf,
  save,
  signIn,
  TOMORROW,
  uniqueTitle,
} from './admin.ts';
import { expect, expectAccessible, goBack, open, test } from './test.ts';

const DESCRIPTION =
  'Eight teams, one trophy and the best samosas in the county. Register your team at the desk by Friday evening.';

async function createEvent(page: Page): Promise<string> {
  const title = uniqueTitle();
  await open(page, '/add-events');
  await fill(page, { Title: title, Description: DESCRIPTION });
  await save(page);
  return title;
}

test('an admin adds an event with a picture and a date, edits it and deletes it; visitors see each change', async ({
  page,
}) => {
  await signIn(page);
  const title = uniqueTitle();
  await open(page, '/add-events');
  await fill(page, { Title: title, Description: DESCRIPTION });
  await page.getByLabel('Date').fill(TOMORROW);
  await fileField(page).setInputFiles(PICTURE);
  await save(page);
  await expect(rowOf(page, title)).toHaveAttribute('aria-current', 'true');
  await expect(rowOf(page, title)).toBeInViewport();
  await asVisitor(page, async (visitor) => {
    await expectPicture((await openEvent(visitor, title)).locator('img'));
  });

  await edit(page, title);
  await expect(field(page, 'Title')).toHaveValue(title);
  await expect(page.getByLabel('Date')).toHaveValue(TOMORROW);
  const changed = uniqueTitle();
  await fill(page, { Title: changed });
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('The picture will be removed when you save.')).toBeVisible();
  await save(page);
  await expect(rowOf(page, changed)).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);
  await asVisitor(page, async (visitor) => {
    await expect((await openEvent(visitor, changed)).locator('img')).toHaveCount(0);
  });

  await bin(page, changed);
  await expectGone(page, '/events', changed);
});

test('a film shows one of its own frames as poster, or a picture that the editor chooses', async ({
  page,
}) => {
  await signIn(page);
  const title = uniqueTitle();
  await open(page, '/add-events');
  await fill(page, { Title: title, Description: DESCRIPTION });
  await page.getByRole('radio', { name: 'Video' }).check();
  await fileField(page).setInputFiles(FILM);
  const poster = page.getByRole('img', { name: 'Picture shown before the video plays' });
  await expectPicture(poster);
  const taken = await poster.getAttribute('src');
  await expectAccessible(page);
  await fileField(page, 1).setInputFiles(PICTURE);
  await expect(poster).not.toHaveAttribute('src', taken ?? '');
  await page.getByRole('button', { name: 'Remove this file' }).last().click();
  await expectPicture(poster);
  await save(page);
  await expectPicture(rowOf(page, title).locator('img'));

  // The film can be removed again.
  await edit(page, title);
  await page.getByRole('radio', { name: 'Picture' }).check();
  await expect(page.getByText('The video will be removed when you save.')).toBeVisible();
  await save(page);
  await expect(rowOf(page, title).locator('img')).toHaveCount(0);
  await bin(page, title);
});

test('leaving with unsaved changes asks first', async ({ page }) => {
  await signIn(page);
  await open(page, '/add-events');
  await fill(page, { Title: uniqueTitle() });
  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Your changes are not saved.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/add-events/);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.waitForURL(`**${PATHS.officeEvents}`);
});

test('[DATA-5] of two concurrent editors the second is told of the conflict and keeps the typed text', async ({
  page,
}) => {
  await signIn(page);
  const title = await createEvent(page);
  await edit(page, title);
  const other = await page.context().newPage();
  await open(other, page.url());
  await fill(other, { Title: title, Description: `${DESCRIPTION} Tea is free.` });
  await save(other);
  await fill(page, { Title: 'My own version' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Another person has changed this');
  await expect(field(page, 'Title')).toHaveValue('My own version');
  await page.getByRole('button', { name: 'Keep what I typed' }).click();
  await save(page);
  await expect(rowOf(page, 'My own version')).toBeVisible();
  await bin(page, 'My own version');
});

test('[D35] the list shows every event, with tabs, a search and sorting that the address keeps', async ({
  page,
}) => {
  await signIn(page);
  const title = await createEvent(page);
  await expect(rowOf(page, title)).toBeVisible();
  await find(page, title);
  await expect(page.locator('tbody tr[role="row"]')).toHaveCount(1);
  await page
    .getByRole('link', { name: /^Drafts|^Visible/ })
    .first()
    .click();
  await expect(rowOf(page, title)).toBeVisible();
  await expect(page).toHaveURL(/search=.*tab=VISIBLE/);
  await goBack(page);
  await goBack(page);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
  await page.getByRole('columnheader').getByRole('link', { name: 'Title' }).click();
  await expect(page).toHaveURL(/sort=NAME/);
  await bin(page, title);
});

test('[D38] a typed or pasted title at its maximum length says so; the preview shows the date', async ({
  page,
}) => {
  await signIn(page);
  await open(page, '/add-events');
  const title = field(page, 'Title');
  await title.pressSequentially('Twenty-one characters');
  await expect(page.getByText('21 of 22 characters', { exact: true })).toBeVisible();
  await title.pressSequentially('!?');
  await expect(title).toHaveValue('Twenty-one characters!');
  const full = page.getByText('22 of 22 characters. Anything beyond the limit is left out.');
  await expect(full).toBeVisible();
  await title.fill('');
  await expect(full).toBeHidden();
  await title.evaluate((input) => {
    (input as HTMLInputElement).focus();
    document.execCommand('insertText', false, 'A title that is much longer than there is room for');
  });
  await expect(title).toHaveValue('A title that is much l');
  await expect(full).toBeVisible();
  await page.locator('input[name="startsOn"]').fill('2031-05-04');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('time')).toHaveText(/^Sunday,? 4 May 2031$/);
  // Nothing is saved.
  await title.fill('');
  await page.locator('input[name="startsOn"]').fill('');
});
