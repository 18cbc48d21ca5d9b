import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, asVisitor, signIn } from './admin.ts';
import { signInAsDemoMember } from './member.ts';
import { expect, expectAccessible, goBack, inGujarati, open, PASSWORD, test } from './test.ts';

// The pages before and after signing in.

const MAIN = 'You are signed in for payments and donations as Kiran Patel.';
const MEMBER = 'You are signed in to the matrimonial section as ';

const onPath = (path: string) => (url: URL) => url.pathname === path;

function question(page: Page, text: string) {
  return page.getByRole('alertdialog').filter({ hasText: text });
}

async function decline(page: Page, text: string): Promise<void> {
  await question(page, text).getByRole('button', { name: 'Cancel' }).click();
}

async function fillInLogin(page: Page, login = 'user@example.org'): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail/Mobile' }).fill(login);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login Now' }).click();
}

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('[D91] signing in returns to the page that required it, and Back skips the login page', async ({
  page,
}) => {
  await open(page, PATHS.events);
  await mainMenu(page).getByRole('link', { name: 'Payments / Donations' }).click();
  await acceptDialog(page, 'Sign in to more details.');
  await page.waitForURL(onPath(PATHS.login));
  await fillInLogin(page);
  await page.waitForURL(onPath(PATHS.payments));
  await expect(page.getByRole('heading', { name: 'Festival Donation' })).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL(onPath(PATHS.events));
  // The query string is kept.
  await page.context().clearCookies();
  await open(page, `${PATHS.matrimonials}?groom=1`);
  await expect(page).toHaveURL(`${PATHS.matrimonialLogin}?returnTo=%2Fmatrimonials%3Fgroom%3D1`);
});

// Which ones are: client/components/authentication/return-address.test.ts.
test('[D91] a return URL of another site is ignored', async ({ page }) => {
  await open(page, `${PATHS.login}?returnTo=${encodeURIComponent('//evil.example/donations')}`);
  await fillInLogin(page);
  await page.waitForURL(onPath(PATHS.home));
});

test('[spec §6] anonymous visitors of the matrimonial dashboard are told to sign in, and return to it', async ({
  page,
}) => {
  await open(page, PATHS.matrimonialAdminDashboard);
  await acceptDialog(page, 'Sign in to more details.');
  await page.waitForURL(onPath(PATHS.login));
  await fillInLogin(page, 'admin@example.org');
  await page.waitForURL(onPath(PATHS.matrimonialAdminDashboard));
  await expect(page.getByRole('heading', { level: 1, name: 'Matrimonials Dashboard' })).toBeVisible();
  // Signing out there leads home, as on every page.
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(onPath(PATHS.home));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await asVisitor(page, async (user) => {
    await signIn(user, 'user@example.org');
    await open(user, PATHS.matrimonialAdminDashboard);
    await expect(user).toHaveURL(onPath(PATHS.home));
  });
});

test('[D92] a user who follows Matrimonials is asked, with their account’s name, before being signed out', async ({
  page,
}) => {
  await signIn(page, 'user@example.org');
  await open(page, PATHS.events);
  const banner = page.getByRole('banner');
  await mainMenu(page).getByRole('link', { name: 'Matrimonials' }).click();
  await expect(question(page, MAIN)).toBeVisible();
  await expectAccessible(page);
  await decline(page, MAIN);
  await expect(page).toHaveURL(onPath(PATHS.events));
  await expect(banner.getByRole('button', { name: 'Logout' })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Matrimonials' }).click();
  await acceptDialog(page, MAIN);
  await expect(page).toHaveURL(onPath(PATHS.matrimonialLogin));
  await expect(banner.getByRole('link', { name: 'Sign in / Register' })).toBeVisible();
});

test('[D92] a link followed before the page is hydrated also asks', async ({ page, baseURL }) => {
  await signIn(page, 'user@example.org');
  await open(page, PATHS.home);
  await page.goto(PATHS.login, { referer: `${baseURL}${PATHS.events}` });
  await expect(question(page, MAIN)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(onPath(PATHS.home));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('[D92] a member who follows Payments is told the requirement, and asked before being signed out', async ({
  page,
}) => {
  await signInAsDemoMember(page);
  await open(page, PATHS.events);
  await mainMenu(page).getByRole('link', { name: 'Payments / Donations' }).click();
  await acceptDialog(page, 'Sign in to more details.');
  await decline(page, MEMBER);
  await expect(page).toHaveURL(onPath(PATHS.events));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await inGujarati(page, PATHS.events);
  await page.getByRole('contentinfo').getByRole('link', { name: 'લગ્નવિષયક' }).click();
  await expect(page).toHaveURL(onPath(PATHS.matrimonials));
});

test('[D92] for an administrator Matrimonials leads to the dashboard', async ({ page }) => {
  await signIn(page);
  await open(page, PATHS.home);
  await expect(page.getByRole('link', { name: /^(Matrimonials|Looking for a life partner)/ })).toHaveCount(3);
  for (const link of await page.getByRole('link', { name: /^(Matrimonials|Looking for a life)/ }).all())
    await expect(link).toHaveAttribute('href', PATHS.matrimonialAdminDashboard);
});
