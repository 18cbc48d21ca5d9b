import { PATHS } from '../components/page/paths.ts';
import { bin, giveRoles, signIn, uniqueTitle } from './admin.ts';
import { DEMO_MEMBER_MOBILE, registerPending } from './member.ts';
import { ACCOUNT_PASSWORD, makeAccount } from './sign-up.ts';
import { expect, open, reload, test } from './test.ts';

const SAVE = 'mutation ($input: EventInput!) { saveEvent(input: $input) { id } }';

test('[PRIV-2] administrators’ actions are in the audit log, searchable by text, person, action and kind', async ({
  page,
}) => {
  await signIn(page);
  const name = uniqueTitle();
  await open(page, PATHS.adminDashboard);
  const cookies = await page.context().cookies();
  const token = cookies.find((cookie) => cookie.name.endsWith('XSRF-TOKEN'))?.value ?? '';
  const description = 'Come with your family, bring a plate to share and stay for the garba afterwards.';
  const response = await page.request.post('/graphql', {
    headers: { 'x-xsrf-token': token },
    data: { query: SAVE, variables: { input: { name, description, fileType: 'IMAGE' } } },
  });
  expect((await response.json()).errors).toBeUndefined();

  await open(page, PATHS.officeLog);
  const log = page.getByRole('main');
  const bar = log.getByRole('search', { name: 'Search Audit log' });
  await bar.getByRole('searchbox', { name: 'Name or number' }).fill(name);
  await bar.getByRole('searchbox', { name: 'Administrator' }).fill('asha');
  await bar.getByRole('combobox', { name: 'Action' }).selectOption('CREATE');
  await bar.getByRole('combobox', { name: 'Type' }).selectOption('EVENT');
  await bar.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/log_search=.*log_actor=asha.*log_action=CREATE.*log_kind=EVENT/);
  const rows = log.locator('tbody tr[role="row"]');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`Asha Mehta added the event “${name}”.`);

  await reload(page);
  await expect(rows).toHaveCount(1);
  await bar.getByRole('combobox', { name: 'Action' }).selectOption('BIN');
  await bar.getByRole('button', { name: 'Show' }).click();
  await expect(log.getByText('No entries match.')).toBeVisible();
  const filtered = page.url();
  await open(page, PATHS.officeEvents);
  await bin(page, name);
  await open(page, filtered);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`Asha Mehta moved the event “${name}” to the bin.`);
});

test('[PRIV-2] the log of reads immediately includes what its own page has shown', async ({ page }) => {
  const { name, mobile } = await registerPending(page);
  const { email } = await makeAccount(page, 'Urvashi Reads');
  await signIn(page);
  await giveRoles(page, email);
  await page.context().clearCookies();
  await signIn(page, email, ACCOUNT_PASSWORD);
  const one = `members_contactNumber=${DEMO_MEMBER_MOBILE}`;
  await open(page, `${PATHS.matrimonialAdminDashboard}?log_actor=Urvashi&${one}`);
  const rows = page.getByRole('region', { name: 'Audit log' }).locator('tbody tr[role="row"]');
  await expect(rows.filter({ hasText: 'Urvashi Reads viewed the profile of' }).first()).toContainText(
    /the matrimonial member “.+”/,
  );

  // Reads after the log was loaded appear in it too.
  const members = page.getByRole('search', { name: 'Filter the members' });
  await members.getByRole('textbox', { name: 'Contact number' }).fill(mobile);
  await members.getByRole('button', { name: 'Show' }).click();
  await expect(rows.filter({ hasText: name })).toContainText('viewed the profile of');
});
