import { acceptDialog, field, fill } from './admin.ts';
import { ACCOUNT_PASSWORD, fillInSignUp, makeAccount, newcomer } from './sign-up.ts';
import { ANY_WIDTH, expect, expectAccessible, expectNoSidewaysScroll, open, PASSWORD, test } from './test.ts';

const INLINE = [
  'Name is required',
  'Address is required',
  'Postcode is required',
  'E-mail is required',
  'Sheri is required',
  'Mobile no. is required',
  'Password is required',
  'Confirm password invalid',
];

test('[D81] an empty form shows the first error in a dialog, and each field its own', async ({ page }) => {
  await open(page, '/sign-up');
  await page.getByRole('button', { name: 'Sign Up Now' }).click();
  await acceptDialog(page, 'Enter name');
  await expect(field(page, 'Name')).toBeFocused();
  for (const text of INLINE)
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('[D59] a mobile field keeps ten digits of typed or pasted text', ANY_WIDTH, async ({ page }) => {
  await open(page, '/sign-up');
  const mobile = field(page, 'Mobile');
  for (const pasted of [
    '+44 7700 900 123',
    '0044 7700900123',
    '07700-900123',
    '7700900123999',
    'ab7700900123',
  ])
    await mobile.fill(pasted).then(() => expect(mobile).toHaveValue('7700900123'));
  await mobile.fill('');
  await mobile.pressSequentially('+447700900123');
  await expect(mobile).toHaveValue('7700900123');
});

test(
  '[D66] signs up after a question, is signed in, and finds the profile at the same URL',
  ANY_WIDTH,
  async ({ page }) => {
    const person = newcomer();
    await open(page, '/sign-up');
    await fillInSignUp(page, person);
    await page.getByRole('button', { name: 'Sign Up Now' }).click();
    const question = page.getByRole('alertdialog').filter({ hasText: 'Are you sure to submit.?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(field(page, 'Name')).toHaveValue(person.name);
    await page.getByRole('button', { name: 'Sign Up Now' }).click();
    await acceptDialog(page, 'Are you sure to submit.?');
    // [spec §4] The form is cleared before it leads home.
    await expect(page.getByRole('alertdialog')).toContainText('Record saved successfully.');
    for (const name of ['name', 'mobile', 'password'])
      await expect(page.locator(`[name=${name}]`)).toHaveValue('');
    await acceptDialog(page, 'Record saved successfully.');
    await page.waitForURL((url) => url.pathname === '/');

    await open(page, '/sign-up');
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue(person.name);
    await expect(page.getByLabel('New password')).toHaveValue('');
    // Leaving with typed text asks first.
    await fill(page, { Sheri: 'Moti Pol' });
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await acceptDialog(page, 'Are you sure to submit.?');
    await acceptDialog(page, 'Record saved successfully.');
    await expect(field(page, 'Sheri')).toHaveValue('Moti Pol');

    // The e-mail is a login, so changing it needs the password.
    await fill(page, { 'E-mail': `new-${person.email}` });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await acceptDialog(page, 'Are you sure to submit.?');
    await acceptDialog(page, 'Enter your current password.');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await acceptDialog(page, 'Are you sure to submit.?');
    await acceptDialog(page, 'Record saved successfully.');
  },
);

test(
  '[PRIV-4] [PRIV-5] a user takes their data away, and closes the account with the password',
  ANY_WIDTH,
  async ({ page }) => {
    const { email } = await makeAccount(page, 'Leela Leaving');
    await page.request.post('/graphql', {
      headers: { 'apollo-require-preflight': 'true' },
      data: {
        query: 'mutation ($input: SignInInput!) { signIn(input: $input) { userId } }',
        variables: { input: { login: email, password: ACCOUNT_PASSWORD } },
      },
    });
    await open(page, '/sign-up');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('my-data.json');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close your account for good?' });
    await expect(dialog).toContainText('By law we keep your past donations');
    await expectAccessible(page);
    await dialog.getByLabel('Password', { exact: false }).first().fill(ACCOUNT_PASSWORD);
    await dialog.getByRole('button', { name: 'Close account' }).click();
    await acceptDialog(page, 'Your account is closed.');
    await page.waitForURL((url) => url.pathname === '/');
    await open(page, '/sign-up');
    await expect(page.getByRole('button', { name: 'Sign Up Now' })).toBeVisible();
  },
);

test('[D12] a taken e-mail is reported at its field, and typed text is kept', ANY_WIDTH, async ({ page }) => {
  const person = { ...newcomer(), email: 'user@example.org' };
  await open(page, '/sign-up');
  await fillInSignUp(page, person);
  await page.getByRole('button', { name: 'Sign Up Now' }).click();
  await acceptDialog(page, 'Are you sure to submit.?');
  await acceptDialog(page, 'This email is already registered.');
  await expect(page.getByRole('main').getByText('This email is already registered.').first()).toBeVisible();
  await expect(field(page, 'Sheri')).toHaveValue('Desai Pol');
});
