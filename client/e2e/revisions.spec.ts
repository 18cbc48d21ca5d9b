import { PATHS } from '../components/page/paths.ts';
import {
  acceptDialog,
  act,
  bin,
  edit,
  field,
  fill,
  rowOf,
  save,
  sendOperation,
  signIn,
  uniqueTitle,
} from './admin.ts';
import { expect, expectAccessible, inGujarati, open, test } from './test.ts';

const SAVE = 'mutation ($input: NoticeInput!) { saveNotice(input: $input) { id version } }';

test('yesterday’s typo is seen word by word, and the earlier text is brought back', async ({ page }) => {
  await signIn(page);
  const name = uniqueTitle();
  const input = { name, description: 'Aarti at seven in the evening.' };
  const { saveNotice } = await sendOperation(page, SAVE, { input });
  await sendOperation(page, SAVE, {
    input: { ...saveNotice, name, description: 'Aarti at eight in the evening.' },
  });
  await open(page, PATHS.officeNotices);
  await edit(page, name);
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(dialog.getByRole('deletion')).toHaveText('seven');
  await expect(dialog.getByRole('insertion')).toHaveText('eight');
  await expect(dialog.getByRole('listitem').first()).toContainText('Asha Mehta');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/Changed since then: Asha Mehta, /);
  await acceptDialog(page, 'Restore these texts?', 'Restore this version');
  await expect(page.getByText('The earlier version is restored.')).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('Aarti at seven in the evening.');
  // The form goes on from what was brought back.
  await fill(page, { Description: 'Aarti at half past seven.' });
  await save(page);
  await expect(rowOf(page, name)).toBeVisible();
  await bin(page, name);
});

test('the settings and the types of donations have their earlier versions, also in Gujarati', async ({
  page,
}) => {
  await signIn(page);
  await open(page, PATHS.donationTypes);
  await page
    .getByRole('button', { name: /^Earlier versions/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('No changes have been recorded yet.');
  await inGujarati(page, PATHS.siteSettings);
  await page.getByRole('button', { name: 'અગાઉની આવૃત્તિઓ' }).click();
  await expect(page.getByRole('dialog', { name: 'અગાઉની આવૃત્તિઓ' })).toBeVisible();
});

test('last year’s notice is duplicated as a draft, which opens in its form', async ({ page }) => {
  await signIn(page);
  const name = uniqueTitle();
  await sendOperation(page, SAVE, { input: { name, description: 'Bring a plate to share.' } });
  await open(page, PATHS.officeNotices);
  await act(page, name, 'Duplicate');
  await expect(page.getByText(`“${name}” has been copied. The copy is a draft.`)).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue(name);
  await expect(field(page, 'Description')).toHaveValue('Bring a plate to share.');
  const copy = uniqueTitle();
  await fill(page, { Title: copy });
  await save(page);
  await expect(rowOf(page, copy)).toContainText('Draft');
  await expect(rowOf(page, name)).toContainText('Visible');
  for (const title of [copy, name]) await bin(page, title);
});
