import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, expectProblem, sendOperation, signIn } from './admin.ts';
import { joinAsMember } from './member.ts';
import { newcomer } from './sign-up.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const MEMBERS = 'query ($filter: MemberFilterInput) { members(filter: $filter) { items { id } } }';
const CHANGE = `mutation ($id: Int!, $input: MemberChangeInput!, $seen: MemberSeenInput!) {
  changeMember(memberId: $id, input: $input, seen: $seen, reason: "First") { id } }`;

test('[D100] an administrator changes name and mobile with a reason, which appears in the log', async ({
  page,
}) => {
  const member = await joinAsMember(page);
  const { mobile } = newcomer();
  await page.context().clearCookies();
  await signIn(page);
  const dashboard = `${PATHS.matrimonialAdminDashboard}?members_contactNumber=`;
  await open(page, `${dashboard}${member.mobile}`);
  await page.getByRole('button', { name: 'Change name or mobile' }).click();
  const dialog = page.getByRole('dialog', { name: `Change the account of ${member.name}` });
  const input = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await expect(input('Mobile')).toHaveValue(member.mobile);
  await expect(dialog.getByLabel('Country code')).toHaveValue('91');
  await expectAccessible(page);
  await input('Account holder').fill('Falguni After');
  await dialog.getByLabel('Country code').selectOption('44');
  await input('Mobile').fill(mobile);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectProblem(page, 'Enter a reason of at least 3 characters.');

  // Typed text is not discarded without a question.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog').filter({ hasText: 'Your changes are not saved.' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(input('Account holder')).toHaveValue('Falguni After');

  await input('Reason for the change').fill('Moved to Leicester');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Updated successfully.');
  await expect(dialog).toBeHidden();
  await open(page, `${dashboard}${mobile}`);
  await expect(page.getByRole('article')).toContainText('Falguni After');
  const log = page.getByRole('region', { name: 'Audit log' });
  await expect(log.getByRole('row').filter({ hasText: 'Moved to Leicester' })).toContainText(
    'Asha Mehta changed the matrimonial member “Falguni After”.',
  );
});

test('[D100] [DATA-5] after another administrator’s change, their version can be loaded or the typed one saved', async ({
  page,
}) => {
  const member = await joinAsMember(page);
  const theirs = newcomer();
  await page.context().clearCookies();
  await signIn(page);
  // The row is found by the value that the other administrator sets.
  await open(page, `${PATHS.matrimonialAdminDashboard}?members_contactNumber=${member.mobile}`);
  await page.getByRole('button', { name: 'Change name or mobile' }).click();
  const dialog = page.getByRole('dialog');
  const input = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await input('Account holder').fill('Falguni Mine');
  await input('Reason for the change').fill('As she writes it');
  const [{ id }] = (await sendOperation(page, MEMBERS, { filter: { contactNumber: member.mobile } })).members
    .items;
  const change = (name: string, mobile: string, seen: object) =>
    sendOperation(page, CHANGE, { id, input: { name, countryCode: '91', mobile }, seen });
  await change('Falguni Theirs', theirs.mobile, { name: member.name, mobile: `+91${member.mobile}` });

  // Also on a phone, where the dialog is taller than the screen.
  await page.setViewportSize({ width: 360, height: 740 });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectProblem(page, 'Another person has changed this');
  await expect(input('Account holder')).toHaveValue('Falguni Mine');
  await expect(input('Mobile')).toHaveValue(member.mobile);
  await expect(dialog.getByRole('button', { name: 'Keep what I typed' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Load their version' }).click();
  await expect(input('Account holder')).toHaveValue('Falguni Theirs');
  await expect(input('Mobile')).toHaveValue(theirs.mobile);
  await expect(input('Reason for the change')).toHaveValue('As she writes it');

  await input('Account holder').fill('Falguni Mine');
  await change('Falguni Again', theirs.mobile, { name: 'Falguni Theirs', mobile: `+91${theirs.mobile}` });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectProblem(page, 'Another person has changed this');
  await dialog.getByRole('button', { name: 'Keep what I typed' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Updated successfully.');
  await expect(dialog).toBeHidden();
  await open(page, `${PATHS.matrimonialAdminDashboard}?members_contactNumber=${theirs.mobile}`);
  await expect(page.getByRole('article')).toContainText('Falguni Mine');
});

test("[D100] a member's account dialog works in Gujarati, on a small screen", async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await inGujarati(page, `${PATHS.matrimonialAdminDashboard}?members_contactNumber=7700900107`);
  await page.getByRole('button', { name: 'નામ કે મોબાઇલ બદલો' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'આ ફેરફાર શા માટે?' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
