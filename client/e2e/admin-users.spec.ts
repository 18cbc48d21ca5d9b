import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import {
  acceptDialog,
  expectProblem,
  field,
  fill,
  giveRoles,
  proveEmail,
  rowOf,
  sendOperation,
  signIn,
} from './admin.ts';
import { makeAccount } from './sign-up.ts';
import { expect, expectAccessible, open, PASSWORD, test } from './test.ts';

const USERS = 'query ($search: String) { users(search: $search) { items { id version mobile } } }';
const CHANGE = `mutation ($id: Int!, $input: UserInput!, $version: Int!, $reason: String!) {
  changeUser(id: $id, input: $input, version: $version, reason: $reason) { version } }`;

const sectionOf = (email: string) => `${PATHS.officePeople}?search=${encodeURIComponent(email)}`;

/** The consequences that are stated below the question. */
const CONSEQUENCES: Record<string, string> = {
  Suspend: 'Manjula Patel will be signed out everywhere and cannot sign in.',
  Reactivate: 'Manjula Patel will be able to sign in again.',
};

/** Chooses roles in the dialog, first with a wrong password. */
async function setRole(page: Page, role: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Roles of Manjula Patel' });
  const password = dialog.locator('[name=password]');
  await dialog.getByRole('checkbox', { name: role }).click();
  await password.fill('not my password');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectProblem(page, 'Enter your current password.');
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save' }).click();
}

/** Creates a user and opens the administrator's list filtered to them. @returns their e-mail */
async function findUser(page: Page, name: string): Promise<string> {
  const { email } = await makeAccount(page, name);
  await signIn(page);
  await open(page, sectionOf(email));
  return email;
}

test('[D100] an administrator changes a name with a reason, which appears in the log', async ({ page }) => {
  const email = await findUser(page, 'Jayshree Before');
  const row = rowOf(page, email);
  await row.getByRole('button', { name: 'Edit Jayshree Before' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the account of Jayshree Before' });
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await expectAccessible(page);
  await fill(page, { Name: 'Jayshree After' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectProblem(page, 'Enter a reason of at least 3 characters.');
  await expect(field(page, 'Name')).toHaveValue('Jayshree After');

  // Typed text is not discarded without a question.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog').filter({ hasText: 'Your changes are not saved.' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Name')).toHaveValue('Jayshree After');

  await fill(page, { 'Reason for the change': 'Her name since the wedding' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Updated successfully.');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Jayshree After');
  await open(page, PATHS.officeLog);
  const log = page.getByRole('main');
  await expect(log.getByRole('row').filter({ hasText: 'Her name since the wedding' })).toContainText(
    'changed the account “Jayshree After”.',
  );
});

test('[D100] [DATA-5] after another administrator’s change, the typed change and reason are kept and can be saved', async ({
  page,
}) => {
  const email = await findUser(page, 'Kokila Shah');
  await rowOf(page, email).getByRole('button', { name: 'Edit' }).click();
  await fill(page, { Name: 'Kokila Mine', 'Reason for the change': 'As she writes it' });
  const [{ id, version, mobile }] = (await sendOperation(page, USERS, { search: email })).users.items;
  const input = {
    name: 'Kokila Theirs',
    email,
    mobile,
    address: '2 Hill Rd',
    postcode: 'LE4 6XX',
    sheri: 'Pol',
  };
  await sendOperation(page, CHANGE, { id, version, input, reason: 'First' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectProblem(page, 'Another person has changed this');
  await page.getByRole('button', { name: 'Load their version' }).click();
  await expect(field(page, 'Name')).toHaveValue('Kokila Theirs');
  await expect(field(page, 'Reason for the change')).toHaveValue('As she writes it');
  await fill(page, { Name: 'Kokila Mine' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Updated successfully.');
  await expect(rowOf(page, email)).toContainText('Kokila Mine');
});

test('[D100] one’s own account cannot be changed in the list; actions on others appear in the log', async ({
  page,
}) => {
  const email = await findUser(page, 'Manjula Patel');
  const row = rowOf(page, email);
  const log = page.getByRole('main').locator('tbody tr[role="row"]');
  const people = page.url();
  for (const [button, line] of [
    ['Suspend', 'set the account “Manjula Patel” to “suspended”.'],
    ['Reactivate', 'set the account “Manjula Patel” to “active”.'],
    ['Roles', 'gave the account “Manjula Patel” the role “treasurer”.'],
    ['Roles', 'removed the role “treasurer” from the account “Manjula Patel”.'],
  ] as const) {
    await row.getByRole('button', { name: button }).click();
    const question = page.getByRole('alertdialog').filter({ hasText: 'Are you sure to update.?' });
    if (button === 'Roles') await setRole(page, 'Treasurer');
    else if (button === 'Suspend') {
      const dialog = page.getByRole('dialog', { name: 'Suspend the account of Manjula Patel' });
      await expect(dialog).toContainText(CONSEQUENCES[button]!);
      await dialog.getByRole('textbox').fill('Three threatening letters');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Suspend' }).click();
    } else {
      await expect(question).toContainText(CONSEQUENCES[button]!);
      await acceptDialog(page, 'Are you sure to update.?', button);
    }
    await acceptDialog(page, 'Updated successfully.');
    if (line.startsWith('gave')) await proveEmail(page, email);
    if (button === 'Suspend')
      // The red of suspended accounts, which no button uses.
      await expect(row.getByText('Suspended', { exact: true })).toHaveCSS('color', 'rgb(179, 38, 30)');
    // Reading the log is an entry too, and may come before it.
    await open(page, PATHS.officeLog);
    await expect(log.filter({ hasText: line }).first()).toBeVisible();
    await open(page, people);
  }
  await open(page, sectionOf('admin@example.org'));
  const own = rowOf(page, 'admin@example.org');
  await expect(own.getByRole('button', { name: /roles/i })).toBeVisible();
  for (const name of ['Suspend', 'Edit']) await expect(own.getByRole('button', { name })).toHaveCount(0);
});

test('mobiles have the same format here and in the matrimonial section, and international tel: links', async ({
  page,
}) => {
  await signIn(page);
  await open(page, sectionOf('user@example.org'));
  const mobile = rowOf(page, 'user@example.org').getByRole('link', { name: '07700 900002', exact: true });
  await expect(mobile).toHaveAttribute('href', 'tel:+447700900002');
  await open(page, `${PATHS.matrimonialAdminDashboard}?members_contactNumber=7700900003`);
  const account = page.getByRole('article').first().getByRole('link', { name: '07700 900003', exact: true });
  await expect(account.first()).toHaveAttribute('href', 'tel:+447700900003');
});

test("[D100] another administrator's e-mail and mobile are read-only, with an explanation", async ({
  page,
}) => {
  const { email } = await makeAccount(page, 'Padma Desai');
  await signIn(page);
  await giveRoles(page, email);
  await open(page, sectionOf(email));
  await rowOf(page, email).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  for (const label of ['E-mail', 'Mobile']) {
    const contact = dialog.getByRole('textbox', { name: label });
    await expect(contact).not.toBeEditable();
    await expect(contact).toHaveAccessibleDescription(/Only they can change these details/);
  }
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeEditable();
  await fill(page, { Name: 'Padma Shah', 'Reason for the change': 'Her name since the wedding' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Updated successfully.');
  await expect(rowOf(page, email)).toContainText('Padma Shah');
});
