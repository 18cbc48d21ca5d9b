import type { Page } from '@playwright/test';
import { answer, field, signIn } from './admin.ts';
import { type Newcomer, newcomer } from './sign-up.ts';
import { codeFor, expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { userId } }';
const NEW_PASSWORD = 'river-mango-swing-7';

/** Somebody with an account of their own, made without the form. */
async function makeAccount(page: Page, name: string): Promise<Newcomer> {
  const person = { ...newcomer(), name };
  const input = {
    ...person,
    address: '1 Tulsi Lane',
    postcode: 'LE4',
    sheri: 'Pol',
    password: 'lamp-kite-42',
  };
  const made = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: { query: SIGN_UP, variables: { input } },
  });
  expect((await made.json()).errors).toBeUndefined();
  await page.context().clearCookies();
  return person;
}

test('[D3] [D6] a code by text message gives a new password and signs in', async ({ page }) => {
  const person = await makeAccount(page, 'Mina Joshi');
  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByLabel('Country code')).toHaveValue('44');
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await answer(page, 'Enter mobile');
  await field(page, 'Mobile').fill('7799999999');
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await answer(page, 'Mobile no. not registered.');
  await field(page, 'Mobile').fill(person.mobile);
  await page.getByRole('button', { name: 'Update' }).click();
  await answer(page, 'Enter password');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Update' }).click();
  await answer(page, 'Verify mobile.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Get OTP' }).click();
  await answer(page, 'A code has been sent to your mobile.');
  const code = await codeFor(person.mobile);
  await expect(field(page, 'OTP')).toBeFocused();
  await field(page, 'OTP').fill(code === '99999' ? '10000' : '99999');
  await page.getByRole('button', { name: 'Update' }).click();
  await answer(page, 'Are you sure to submit.?');
  await answer(page, 'Invalid OTP.');
  await field(page, 'OTP').fill(code);
  await page.getByRole('button', { name: 'Update' }).click();
  await answer(page, 'Are you sure to submit.?');
  await answer(page, 'New password updated successfully.');
  await page.waitForURL('**/sign-up');
  await expect(field(page, 'Name')).toHaveValue('Mina Joshi');
});

test('[D83] in Gujarati', async ({ page }) => {
  await inGujarati(page, '/forgot-psw');
  await page.getByRole('button', { name: 'OTP મેળવો' }).click();
  await answer(page, 'મોબાઇલ નંબર લખો');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an admin finds a user, suspends and reactivates them', async ({ page }) => {
  const { email } = await makeAccount(page, 'Tushar Rathod');
  await signIn(page);
  await open(page, `/admin-dashboard?user=all&user_search=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'Suspend' }).click();
  await answer(page, 'Are you sure to update.?');
  await answer(page, 'Updated successfully.');
  await expect(row).toContainText('Suspended');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Reactivate' }).click();
  await answer(page, 'Are you sure to update.?');
  await answer(page, 'Updated successfully.');
  await expect(row).toContainText('Active');
  // The only admin stays one.
  await open(page, '/admin-dashboard?user=all&user_search=admin%40example.org');
  await page
    .getByRole('row')
    .filter({ hasText: 'admin@example.org' })
    .getByRole('button', { name: 'Remove as admin' })
    .click();
  await answer(page, 'Are you sure to update.?');
  await answer(page, 'There must be at least one active admin.');
});
