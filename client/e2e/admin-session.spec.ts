import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, act, bin, field, fill, rowOf, save, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, logIn, open, test } from './test.ts';

/** Ends the session on the server but keeps the browser's cookies, as if it had expired. */
async function endSession(page: Page): Promise<void> {
  const context = page.context();
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const response = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true', 'X-XSRF-TOKEN': decodeURIComponent(token) },
    data: { query: 'mutation { signOut }' },
  });
  expect((await response.json()).data).toEqual({ signOut: true });
  await context.addCookies(cookies);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

test('saving after the session has ended says so, keeps the typed text and works after signing in again', async ({
  page,
}) => {
  await signIn(page);
  const title = uniqueTitle();
  await open(page, '/add-poojaseva');
  await fill(page, { Title: title, Description: 'Typed before the session ended' });
  await endSession(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Sign in to more details.');
  await expect(field(page, 'Title')).toHaveValue(title);
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expectAccessible(page);

  // [D91] After signing in, the new tab returns to the same page.
  await expect(page.getByRole('link', { name: 'Sign in in a new tab' })).toHaveAttribute(
    'href',
    `${PATHS.login}?returnTo=%2Fadd-poojaseva`,
  );
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const tab = await opening;
  await logIn(tab, 'admin');
  await tab.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('You have been signed out.')).toBeHidden();
  await save(page);
  await bin(page, title);
});

test('[D13] Logout asks before discarding typed text, and signs out after OK', async ({ page }) => {
  await signIn(page);
  await open(page, '/add-poojaseva');
  await fill(page, { Title: 'Not saved' });
  await logOut(page);
  const question = page.getByRole('alertdialog').filter({ hasText: 'Leave this page without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(field(page, 'Title')).toHaveValue('Not saved');

  await logOut(page);
  await acceptDialog(page, 'Leave this page without saving?');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect((await page.context().cookies()).some(({ name }) => name === 'XSRF-TOKEN')).toBe(false);
});

test('whoever signs out leaves nothing on the screens of other tabs', async ({ page }) => {
  await signIn(page, 'user@example.org');
  await open(page, PATHS.myDonations);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const second = await page.context().newPage();
  await open(second, '/');
  await second.getByRole('button', { name: 'Logout' }).first().click();
  await expect(second.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
});

test('deleting after the session has ended says so and deletes nothing', async ({ page }) => {
  await signIn(page);
  const title = uniqueTitle();
  await open(page, '/add-poojaseva');
  await fill(page, { Title: title, Description: 'Stays' });
  await save(page);
  await expect(rowOf(page, title)).toBeVisible();
  await endSession(page);
  await act(page, title, 'Move to bin');
  await acceptDialog(page, 'Sign in to more details.');
  await expect(rowOf(page, title)).toBeVisible();
  await page.context().clearCookies();
  await signIn(page);
  await open(page, PATHS.officePoojaSevas);
  await bin(page, title);
});
