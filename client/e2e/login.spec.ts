import { signIn } from './admin.ts';
import { expect, expectAccessible, logIn, open, test } from './test.ts';

async function openMenu(page: import('@playwright/test').Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
}

test('an admin goes to the dashboard, and the header offers Dashboard, Profile and Logout', async ({
  page,
}) => {
  await logIn(page, 'admin');
  // In the office the account is at the top right.
  await open(page, '/');
  await openMenu(page);
  for (const name of ['Dashboard', 'Profile'])
    await expect(page.getByRole('link', { name, exact: true }).locator('visible=true').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in / Register' }).locator('visible=true')).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click();
  await expect(page).toHaveURL(/\/$/);
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Sign in / Register' }).locator('visible=true')).toHaveCount(1);
});

test('[D14] a main user goes home and sees no Dashboard; browser storage holds only non-secret values', async ({
  page,
}) => {
  await logIn(page, 'user');
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Profile', exact: true }).locator('visible=true')).toHaveCount(
    1,
  );
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain('"dmLog_Email":"user@example.org"');
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'site-session');
  expect(session).toBeDefined();
  expect(stored).not.toContain(session?.value);
});

test('wrong credentials show the message in a dialog and keep the typed text', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('textbox', { name: 'E-mail/Mobile' }).fill('nobody@example.org');
  await page.getByLabel('Password').first().fill('wrong password');
  await page.getByRole('button', { name: 'Login Now' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Enter valid e-mail/mobile or password');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail/Mobile' })).toHaveValue('nobody@example.org');
});

test('[D13] opening the login page also signs out on the server', async ({ page, request }) => {
  await signIn(page, 'user@example.org');
  const cookies = await page.context().cookies();
  const stolen = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await open(page, '/login');
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('site-session');
  const response = await request.get('/graphql?query={viewer{role}}', {
    headers: { cookie: stolen, 'apollo-require-preflight': '1' },
  });
  expect((await response.json()).data.viewer.role).toBe('ANONYMOUS');
});
