import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, field } from './admin.ts';
import { joinAsMember, signInMember } from './member.ts';
import { newcomer } from './sign-up.ts';
import { codeFor, expect, expectAccessible, inGujarati, open, PASSWORD, test, textsTo } from './test.ts';

const PROFILE = PATHS.matrimonialProfile;

/** Folded, as long as there is no profile yet. */
const unfoldAccount = (page: Page) => page.locator('details:has(form) > summary').last().click();

const account = (page: Page) => page.getByRole('region', { name: 'Account', exact: true });

test('[D100] a member changes the mobile with a code and the password; the old number is notified', async ({
  page,
}) => {
  // A demo member as whom no other test logs in.
  const before = '7700900106';
  const { mobile } = newcomer();
  await signInMember(page, '44', before);
  await open(page, PROFILE);
  const part = account(page);
  await expect(part.getByText(`You sign in with ${before}.`)).toBeVisible();
  await part.getByRole('button', { name: 'Change mobile no.' }).click();
  const save = part.getByRole('button', { name: 'Save mobile no.' });
  await part.getByRole('textbox', { name: 'Mobile', exact: true }).fill(mobile);
  await save.click();
  await acceptDialog(page, 'Invalid OTP.');
  await expect(part.getByText('OTP is required')).toBeVisible();
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Get OTP' }).click();
  await acceptDialog(page, 'A code has been sent to your mobile.');
  await field(page, 'OTP').fill(await codeFor(mobile));
  const password = part
    .locator('form')
    .filter({ has: page.locator('[name=code]') })
    .locator('[name=currentPassword]');
  await password.fill('not the password');
  await save.click();
  await acceptDialog(page, 'Enter your current password.');
  await password.fill(PASSWORD);
  await save.click();
  await acceptDialog(page, 'New mobile no. saved.');
  await expect(part.getByText(`You sign in with ${mobile}.`)).toBeVisible();
  await expect(field(page, 'OTP')).toHaveValue('');
  await expect.poll(() => textsTo(before)).toEqual([expect.stringContaining('has been changed')]);
  await page.context().clearCookies();
  await signInMember(page, '44', mobile);
});

test('[D100] a foreign mobile can only be set by the office, in both languages', async ({ page }) => {
  const { mobile } = await joinAsMember(page);
  await open(page, PROFILE);
  await unfoldAccount(page);
  const part = account(page);
  // Not formatted as a number of this country.
  await expect(part.getByText(`You sign in with ${mobile}.`)).toBeVisible();
  await part.getByRole('button', { name: 'Change mobile no.' }).click();
  await part.getByLabel('Country code').selectOption('91');
  await expect(
    part.getByRole('status').filter({ hasText: 'we will change the number for you' }),
  ).toBeVisible();
  await expect(part.getByRole('button', { name: 'Save mobile no.' })).toHaveCount(0);
  await inGujarati(page, PROFILE);
  await unfoldAccount(page);
  await page.getByRole('button', { name: 'મોબાઇલ નંબર બદલો' }).click();
  // What was chosen before is still chosen.
  const save = page.getByRole('button', { name: 'મોબાઇલ નંબર સાચવો' });
  await expect(page.locator('main select[name=countryCode]').last()).toHaveValue('91');
  await expect(save).toHaveCount(0);
  await page.locator('main select[name=countryCode]').last().selectOption('44');
  await expect(save).toBeVisible();
});
