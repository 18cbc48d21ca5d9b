import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, giveRoles, signIn } from './admin.ts';
import { ACCOUNT_PASSWORD, makeAccount, newcomer } from './sign-up.ts';
import { expect, expectAccessible, expectLoaded, inGujarati, open, PASSWORD, test } from './test.ts';

/** Of each role, the sections beside Today, and a page that is another's. */
const SECTIONS = [
  ['EDITOR', ['Content', 'People'], PATHS.donationLedger],
  ['TREASURER', ['Money'], PATHS.officeEvents],
  ['HALL_SECRETARY', ['Content', 'Money', 'Hall'], PATHS.officePeople],
  ['MATRIMONIAL_OFFICER', ['Matrimonials'], PATHS.siteSettings],
] as const;

for (const [role, officeSections, foreign] of SECTIONS)
  test(`somebody who is ${role} has that section, and no page of another's`, async ({ page }) => {
    const { email } = await makeAccount(page, 'Lata Officer');
    await signIn(page);
    await giveRoles(page, email, [role]);
    await page.context().clearCookies();
    await signIn(page, email, ACCOUNT_PASSWORD);
    await open(page, PATHS.adminDashboard);
    const side = page.getByRole('navigation', { name: 'Office sections' }).first();
    await expect(side.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    // Of the sections, not of the pages of the one that is open.
    const names = await side.locator('ul:not(ul ul) > li > a').allTextContents();
    // Behind a name may stand how many things wait there.
    expect(names.map((name) => name.replace(/\d.*/, ''))).toEqual(['Today', ...officeSections]);

    for (const officeSection of officeSections) {
      await side
        .locator('ul:not(ul ul) > li > a')
        .filter({ hasText: new RegExp(`^${officeSection}`) })
        .click();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      const pages = await side
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
      for (const address of new Set(pages.filter((path) => path !== '/'))) {
        await side.locator(`a[href^="${address}"]`).first().click();
        await page.waitForURL((url) => url.pathname === address);
        await expectLoaded(page);
        // What waits there may be told, as tax that is owed; but nothing is refused.
        await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
      }
    }
    await open(page, foreign);
    await expect(page.getByRole('heading', { name: /^Your role does not include this page/ })).toBeVisible();
    if (role === 'EDITOR') await expectAccessible(page);
  });

test('an owner invites a treasurer, who waits in the list, and withdraws it', async ({ page }) => {
  await signIn(page);
  await open(page, PATHS.officePeople);
  const card = page.getByRole('region', { name: 'Administrators' });
  await expect(card.getByRole('listitem').filter({ hasText: 'Asha Mehta' })).toContainText('Owner');
  await card.getByRole('button', { name: 'Invite an administrator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite an administrator' });
  const { name, email, mobile } = newcomer();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Mobile' }).fill(mobile);
  await dialog.getByRole('checkbox', { name: 'Treasurer' }).check();
  await dialog.locator('[name=password]').fill(PASSWORD);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  const row = card.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Treasurer');
  await expect(row).toContainText('Invited; link valid until');
  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  await row.getByRole('button', { name: 'Cancel invitation' }).click();
  await acceptDialog(page, `Cancel the invitation for ${name}?`, 'Cancel invitation');
  await expect(row).toHaveCount(0);
});

test('a link that is no longer good says so, also in Gujarati', async ({ page }) => {
  await open(page, `${PATHS.invitation}#no-longer-good`);
  await expect(page.getByText('This link is no longer valid. Ask an owner for a new one.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveCount(0);
  const signInLink = page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });
  await expect(signInLink).toHaveAttribute('href', PATHS.login);
  await inGujarati(page, PATHS.invitation);
  await expect(page.getByText('આ લિંક હવે માન્ય નથી. મુખ્ય સંચાલક પાસે નવી માગો.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ઑફિસ માટેનું તમારું ખાતું');
});
