import { acceptDialog, expectProblem, field, signIn } from './admin.ts';
import { makeAccount } from './sign-up.ts';
import { codeFor, expect, expectAccessible, open, PASSWORD, test } from './test.ts';

const NEW_PASSWORD = 'river-mango-swing-7';

test('[D3] [D6] a user sets a new password with a code by text message, and is signed in', async ({
  page,
}) => {
  const person = await makeAccount(page, 'Mina Joshi');
  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByLabel('Country code')).toHaveValue('44');
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await acceptDialog(page, 'Enter mobile');
  await field(page, 'Mobile').fill('7799999999');
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await acceptDialog(page, 'Mobile no. not registered.');
  await field(page, 'Mobile').fill(person.mobile);
  await page.getByRole('button', { name: 'Update' }).click();
  await acceptDialog(page, 'Enter password');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Update' }).click();
  await acceptDialog(page, 'Verify mobile.');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Get OTP' }).click();
  await acceptDialog(page, 'A code has been sent to your mobile.');
  const code = await codeFor(person.mobile);
  await expect(field(page, 'OTP')).toBeFocused();
  await field(page, 'OTP').fill(code === '100000' ? '100001' : '100000');
  await page.getByRole('button', { name: 'Update' }).click();
  await acceptDialog(page, 'Are you sure to submit.?');
  await acceptDialog(page, 'Invalid OTP.');
  await field(page, 'OTP').fill(code);
  await page.getByRole('button', { name: 'Update' }).click();
  await acceptDialog(page, 'Are you sure to submit.?');
  await acceptDialog(page, 'New password updated successfully.');
  await page.waitForURL('**/sign-up');
  await expect(field(page, 'Name')).toHaveValue('Mina Joshi');
});

test('an admin finds a user, suspends and reactivates them', async ({ page }) => {
  const { email } = await makeAccount(page, 'Tushar Rathod');
  await signIn(page);
  await open(page, `/office/people?search=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'Suspend' }).click();
  const suspending = page.getByRole('dialog', { name: 'Suspend the account of Tushar Rathod' });
  await suspending.getByRole('textbox').fill('Three threatening letters');
  await suspending.getByRole('button', { name: 'Suspend' }).click();
  await acceptDialog(page, 'Updated successfully.');
  await expect(row).toContainText('Suspended');
  await row.getByRole('button', { name: 'Reactivate' }).click();
  await acceptDialog(page, 'Are you sure to update.?', 'Reactivate');
  await acceptDialog(page, 'Updated successfully.');
  await expect(row).toContainText('Active');
  // The refusal is mocked: other tests create more admins, so the server would allow this.
  await page.route('**/graphql', (route) => {
    if (route.request().postDataJSON()?.operationName !== 'SetOfficeRoles') return route.fallback();
    const error = { message: 'x', extensions: { code: 'CONFLICT', messageKey: 'lastOwner' } };
    return route.fulfill({ json: { errors: [error] } });
  });
  await open(page, '/office/people?search=admin%40example.org');
  await page
    .getByRole('row')
    .filter({ hasText: 'admin@example.org' })
    .getByRole('button', { name: 'Roles' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Owner' }).uncheck();
  await dialog.locator('[name=password]').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectProblem(page, 'There must be at least one active owner whose role has no end date.');
});
