import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, bin, edit, field, fill, save, sendOperation, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, open, reload, test } from './test.ts';

const notice = 'You have unsaved text here from';

test('typed text survives a reload and the end of the session, and is gone when it is saved', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signIn(page);
  const title = uniqueTitle();
  await open(page, '/add-poojaseva');
  await expect(page.getByText(notice)).toHaveCount(0);
  await fill(page, { Title: title, Description: 'Typed on a bus' });
  await page.context().clearCookies();
  await reload(page);
  await signIn(page);
  await open(page, '/add-poojaseva');
  await expect(page.getByText(notice)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore my text' }).click();
  await expect(field(page, 'Title')).toHaveValue(title);
  await expect(field(page, 'Description')).toHaveValue('Typed on a bus');
  await save(page);
  await bin(page, title);
  await open(page, '/add-poojaseva');
  await expect(page.getByText(notice)).toHaveCount(0);
});

test('what is thrown away, left on a question, or left by signing out does not come back', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signIn(page);
  await open(page, '/add-poojaseva');
  await fill(page, { Title: 'Given up' });
  await reload(page);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByText(notice)).toHaveCount(0);
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);

  await fill(page, { Title: 'Left' });
  await page.getByRole('link', { name: 'Cancel' }).click();
  await acceptDialog(page, 'Leave this page without saving?');
  await page.waitForURL(`**${PATHS.officePoojaSevas}*`);
  await open(page, '/add-poojaseva');
  await expect(page.getByText(notice)).toHaveCount(0);

  await fill(page, { Title: 'On a shared computer' });
  await reload(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('On a shared computer');
});

test('what somebody has changed meanwhile is named before typed text is put back over it', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signIn(page);
  const SAVE = 'mutation ($input: NoticeInput!) { saveNotice(input: $input) { id version } }';
  const name = uniqueTitle();
  const { saveNotice } = await sendOperation(page, SAVE, { input: { name, description: 'At six.' } });
  await open(page, PATHS.officeNotices);
  await edit(page, name);
  await fill(page, { Description: 'At seven.' });
  await reload(page);
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByText(/This has been changed since you opened it/)).toHaveCount(0);
  await sendOperation(page, SAVE, { input: { ...saveNotice, name, description: 'At eight.' } });
  await reload(page);
  await expect(page.getByText(/This has been changed since you opened it \(Asha Mehta, /)).toBeVisible();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(field(page, 'Description')).toHaveValue('At eight.');
  await open(page, PATHS.officeNotices);
  await bin(page, name);
});
