import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, sendOperation, signIn } from './admin.ts';
import { DEMO_MEMBER_MOBILE, signInAsDemoMember } from './member.ts';
import { fillInSignUp, newcomer } from './sign-up.ts';
import { expect, inGujarati, open, PASSWORD, test } from './test.ts';

// Actions other than signing in that replace the current session (D92).

const MAIN = 'You are signed in for payments and donations as Kiran Patel.';
const MEMBER = 'You are signed in to the matrimonial section as ';
const SUBMIT = 'Are you sure to submit.?';

const questionWith = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
const decline = (page: Page, text: string) =>
  questionWith(page, text).getByRole('button', { name: 'Cancel' }).click();
const control = (page: Page, name: string) => page.locator(`[name=${name}]`);

async function roleOf(page: Page): Promise<string> {
  return (await sendOperation(page, '{ viewer { role } }', {})).viewer.role;
}

async function fillInReset(page: Page, mobile: string): Promise<void> {
  await control(page, 'mobile').fill(mobile);
  await control(page, 'code').fill('000000');
  for (const name of ['password', 'confirmPassword']) await control(page, name).fill(PASSWORD);
  await page.getByRole('button', { name: 'Update' }).click();
}

test('[D92] a member who signs up for the main site is asked, with their account’s name, and typed text is kept', async ({
  page,
}) => {
  await signInAsDemoMember(page);
  await open(page, PATHS.signUp);
  const person = newcomer();
  await fillInSignUp(page, person);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(questionWith(page, MEMBER)).toBeVisible();
  await decline(page, MEMBER);
  await expect(control(page, 'email')).toHaveValue(person.email);
  expect(await roleOf(page)).toBe('MEMBER');

  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(questionWith(page, MEMBER)).toContainText(SUBMIT);
  await acceptDialog(page, SUBMIT);
  await acceptDialog(page, 'Record saved successfully.');
  expect(await roleOf(page)).toBe('MAIN_USER');
});

test('[D92] a user who registers as a member is asked before being signed out', async ({ page }) => {
  await signIn(page, 'user@example.org');
  await open(page, PATHS.matrimonialRegister);
  const { name, mobile } = newcomer();
  await control(page, 'profileForId').selectOption({ index: 1 });
  await control(page, 'name').fill(name);
  await control(page, 'countryCode').selectOption('91');
  await control(page, 'mobile').fill(mobile);
  for (const field of ['password', 'confirmPassword']) await control(page, field).fill(PASSWORD);
  await page.getByRole('button', { name: "Let's Begin" }).click();
  await decline(page, MAIN);
  await expect(questionWith(page, SUBMIT)).toHaveCount(0);
  await expect(control(page, 'name')).toHaveValue(name);
  expect(await roleOf(page)).toBe('MAIN_USER');
});

test('[D92] a password reset asks those signed in with another account, but not the account’s owner', async ({
  page,
}) => {
  await signInAsDemoMember(page);
  await open(page, PATHS.forgotPassword);
  // A main-site account is another account, even with the same mobile.
  for (const mobile of [newcomer().mobile, DEMO_MEMBER_MOBILE]) {
    await fillInReset(page, mobile);
    await decline(page, MEMBER);
  }
  expect(await roleOf(page)).toBe('MEMBER');

  await open(page, PATHS.matrimonialForgotPassword);
  await fillInReset(page, newcomer().mobile);
  await decline(page, MEMBER);
  // It is their own account: no other session ends.
  await fillInReset(page, DEMO_MEMBER_MOBILE);
  await decline(page, SUBMIT);
});

test('[D92] the question on signing up works in Gujarati', async ({ page }) => {
  await signInAsDemoMember(page);
  await inGujarati(page, PATHS.signUp);
  await fillInSignUp(page, newcomer());
  await page.getByRole('button', { name: 'હમણાં નોંધણી કરો' }).click();
  await expect(questionWith(page, 'તમે લગ્નવિષયક વિભાગમાં')).toBeVisible();
});
