import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, field, fill, signIn } from './admin.ts';
import { registerPending, setStatus } from './member.ts';
import { newcomer } from './sign-up.ts';
import { codeFor, expect, expectAccessible, inGujarati, open, PASSWORD, test } from './test.ts';

const QUESTION = 'Are you sure to submit.?';

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function fillInPasswords(page: Page, password: string): Promise<void> {
  for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill(password);
}

async function expectTexts(page: Page, ...texts: string[]): Promise<void> {
  // Below the field, and beside the button.
  for (const text of texts)
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
}

test('[D3] [D14] [D66] registers with a code after a question, and is signed in only to the matrimonial section', async ({
  page,
}) => {
  const { name, mobile } = newcomer();
  await open(page, PATHS.matrimonialRegister);
  await press(page, "Let's Begin");
  await acceptDialog(page, 'Select create profile for');
  await expectTexts(page, 'Enter profile creator name', 'Mobile no. is required', 'OTP is required');
  await expectTexts(page, 'Password is required', 'Confirm password invalid');
  await expectAccessible(page);
  await press(page, 'Get OTP');
  await acceptDialog(page, 'Enter mobile');
  await field(page, 'Mobile').fill('770090012');
  await press(page, 'Get OTP');
  await acceptDialog(page, 'Enter valid mobile no.');

  await page.getByLabel('Create profile for').selectOption({ index: 1 });
  await fill(page, { 'Profile creator name': name, Mobile: `0${mobile}` });
  await fillInPasswords(page, PASSWORD);
  await press(page, 'Get OTP');
  await acceptDialog(page, 'A code has been sent to your mobile.');
  await field(page, 'OTP').fill(await codeFor(mobile));
  await press(page, "Let's Begin");
  const question = page.getByRole('alertdialog').filter({ hasText: QUESTION });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Profile creator name')).toHaveValue(name);
  await press(page, "Let's Begin");
  await acceptDialog(page, QUESTION);
  await acceptDialog(page, 'Record saved successfully.');
  await page.waitForURL(`**${PATHS.matrimonials}`);

  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(stored).toMatchObject({ dmLog_UserID: '0', dmLog_UserTypeID: '0', dmLog_UserName: name });
  expect(Number(stored.dmLog_Mtm_UserID)).toBeGreaterThan(0);
  expect(Number(stored.dmLog_Mtm_profileForID)).toBeGreaterThan(0);
  const header = page.getByRole('banner');
  const profile = header.getByRole('link', { name: 'Profile', exact: true });
  await expect(profile).toHaveAttribute('href', PATHS.matrimonialProfile);
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Sign in / Register' })).toHaveCount(0);
  // A link to the login page would sign the member out.
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Matrimonials' })).toHaveAttribute(
    'href',
    PATHS.matrimonials,
  );
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(header.getByRole('link', { name: 'Sign in / Register' })).toBeVisible();
});

test('[D5] from another country no code is needed, and a message explains the approval by an administrator', async ({
  page,
}) => {
  const { name, mobile } = newcomer();
  await open(page, PATHS.matrimonialRegister);
  await page.getByLabel('Create profile for').selectOption({ index: 1 });
  await page.getByLabel('Country code').selectOption('91');
  await expect(page.getByRole('button', { name: 'Get OTP' })).toHaveCount(0);
  await expect(page.getByText('no code is needed here')).toBeVisible();
  await fill(page, { 'Profile creator name': name, Mobile: `+91 ${mobile}` });
  await expect(field(page, 'Mobile')).toHaveValue(mobile);
  await fillInPasswords(page, PASSWORD);
  await press(page, "Let's Begin");
  await acceptDialog(page, QUESTION);
  await acceptDialog(page, 'Your account is pending for approval.');
  await expect(
    page.getByRole('heading', { name: 'Thank you. We have received your registration.' }),
  ).toBeFocused();
  await expectAccessible(page);
});

test('[D9] [D13] logs in only with the right password and an active account', async ({ page }) => {
  const member = await registerPending(page);
  await signIn(page, 'user@example.org');
  await open(page, PATHS.matrimonialLogin);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in / Register' })).toBeVisible();
  await press(page, 'Login Now');
  await acceptDialog(page, 'Enter valid mobile or password');
  await page.getByLabel('Country code').selectOption('91');
  await field(page, 'Mobile').fill(member.mobile);
  await page.locator('[name=password]').fill('not the password');
  await press(page, 'Login Now');
  await acceptDialog(page, 'Enter valid mobile or password');
  await expect(page.locator('[name=password]')).toBeFocused();
  await expect(field(page, 'Mobile')).toHaveValue(member.mobile);

  await page.locator('[name=password]').fill(PASSWORD);
  await press(page, 'Login Now');
  await acceptDialog(page, 'Your account is pending for approval.');
  await setStatus(page, member, 'DeActive');
  await press(page, 'Login Now');
  await acceptDialog(page, 'Your account has been suspended.');
  await expectTexts(page, 'Your account has been suspended.');
  await setStatus(page, member, 'Active');
  await press(page, 'Login Now');
  await page.waitForURL(`**${PATHS.matrimonials}`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('[D5] [D8] a password reset reveals only to the owner of the mobile whether there is an account', async ({
  page,
}) => {
  const { mobile } = newcomer();
  await open(page, PATHS.matrimonialLogin);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await press(page, 'Update');
  await acceptDialog(page, 'Enter mobile');
  await page.getByLabel('Country code').selectOption('91');
  await expect(page.getByRole('button', { name: 'Get OTP' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await page.getByLabel('Country code').selectOption('44');
  await field(page, 'Mobile').fill(mobile);
  await fillInPasswords(page, 'river-mango-swing-7');
  await press(page, 'Update');
  await acceptDialog(page, 'Verify mobile.');

  await press(page, 'Get OTP');
  await acceptDialog(page, 'A code has been sent to your mobile.');
  const code = await codeFor(mobile);
  await expect(field(page, 'OTP')).toBeFocused();
  await field(page, 'OTP').fill(code === '100000' ? '100001' : '100000');
  await press(page, 'Update');
  await acceptDialog(page, QUESTION);
  await acceptDialog(page, 'Invalid OTP.');
  await field(page, 'OTP').fill(code);
  await press(page, 'Update');
  await acceptDialog(page, QUESTION);
  await acceptDialog(page, 'Mobile no. not registered.');
  await expectTexts(page, 'Mobile no. not registered.');
  // Entering another number starts over.
  await expect(page.getByRole('button', { name: 'Get OTP again' })).toBeVisible();
  await field(page, 'Mobile').fill('7700900999');
  await expect(page.getByRole('button', { name: 'Get OTP', exact: true })).toBeVisible();
});

test('[D3] a member sets a new password with a code by text message, and is signed in', async ({ page }) => {
  // A demo member as whom no other test logs in.
  const mobile = '7700900105';
  await open(page, PATHS.matrimonialForgotPassword);
  await field(page, 'Mobile').fill(mobile);
  await fillInPasswords(page, 'river-mango-swing-7');
  await press(page, 'Get OTP');
  await acceptDialog(page, 'A code has been sent to your mobile.');
  await field(page, 'OTP').fill(await codeFor(mobile));
  await press(page, 'Update');
  await acceptDialog(page, QUESTION);
  await acceptDialog(page, 'New password updated successfully.');
  await page.waitForURL(`**${PATHS.matrimonials}`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true })).toBeVisible();
  // Logging out on a page for members leads home.
  await press(page, 'Logout');
  await expect(page).toHaveURL(/\/$/);
});

test('[D83] works in Gujarati', async ({ page }) => {
  await inGujarati(page, PATHS.matrimonialRegister);
  await press(page, 'ચાલો શરૂ કરીએ');
  await acceptDialog(page, 'પ્રોફાઇલ કોના માટે છે તે પસંદ કરો');
  await expectTexts(page, 'પ્રોફાઇલ બનાવનારનું નામ લખો', 'OTP જરૂરી છે');
  await open(page, PATHS.matrimonialLogin);
  await press(page, 'સાઇન ઇન કરો');
  await acceptDialog(page, 'સાચો મોબાઇલ નંબર કે પાસવર્ડ લખો');
});
