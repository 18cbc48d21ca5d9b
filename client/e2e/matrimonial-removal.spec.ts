import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, asVisitor, signIn } from './admin.ts';
import { joinAtHome } from './member.ts';
import { saveProfile, surnameOf } from './member-profile.ts';
import { expect, open, test } from './test.ts';

test('[D65] [D99] an administrator removes a profile after a question that names it, and the log records it', async ({
  page,
}) => {
  const member = await joinAtHome(page);
  const lastName = surnameOf(member);
  await saveProfile(page, member, { firstName: 'Urmila', lastName });
  await asVisitor(page, async (admin) => {
    await signIn(admin);
    const list = `${PATHS.matrimonialAdminDashboard}?members_contactNumber=${member.mobile}`;
    await open(admin, list);
    const card = admin.getByRole('main').getByRole('article');
    await card.getByRole('link', { name: /^View/ }).click();
    const remove = admin.getByRole('button', { name: 'Remove Profile' });
    await remove.click();
    const question = admin.getByRole('alertdialog').filter({ hasText: 'Are you sure to remove.?' });
    await expect(question).toContainText(lastName);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(admin.getByRole('main')).toContainText('Urmila');

    await remove.click();
    await acceptDialog(admin, 'Are you sure to remove.?');
    await acceptDialog(admin, 'Profile removed successfully.');
    await expect(remove).toHaveCount(0);
    await expect(admin.getByRole('main')).not.toContainText('Urmila');

    // The list is not shown outdated from the cache.
    await admin.getByRole('link', { name: 'Back to Matrimonials Dashboard' }).click();
    await expect(admin.getByRole('region', { name: 'Audit log' })).toBeVisible();
    await expect(admin.getByRole('main')).not.toContainText(`Urmila Rameshbhai ${lastName}`);
    // Reads of the members on the page are newer entries.
    await open(admin, `${list}&log_action=REMOVE_PROFILE`);
    const lines = admin.getByRole('region', { name: 'Audit log' }).locator('tbody tr[role="row"]');
    await expect(lines.first()).toContainText('Asha Mehta removed the profile of the matrimonial member');
    await expect(card).toContainText('This member has not created a profile yet.');
  });
  // The member keeps the account and stays signed in.
  await open(page, PATHS.matrimonialProfile);
  await expect(page.locator('[name=firstName]')).not.toHaveValue('Urmila');
});
