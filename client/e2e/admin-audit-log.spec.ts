import { PATHS } from '../components/paths.ts';
import { remove, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const SAVE = 'mutation ($input: EventInput!) { saveEvent(input: $input) { id } }';

test('[PRIV-2] what an administrator does stands in the audit log, found by words, who, action and kind', async ({
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

  await open(page, PATHS.adminDashboard);
  const log = page.getByRole('region', { name: 'Audit log' });
  const bar = log.getByRole('search', { name: 'Filter the audit log' });
  await bar.getByRole('searchbox', { name: 'Name or number' }).fill(name);
  await bar.getByRole('searchbox', { name: 'Administrator' }).fill('asha');
  await bar.getByRole('combobox', { name: 'What was done' }).selectOption('CREATE');
  await bar.getByRole('combobox', { name: 'Kind' }).selectOption('EVENT');
  await bar.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/log_search=.*log_actor=asha.*log_action=CREATE.*log_kind=EVENT/);
  const rows = log.locator('tbody tr[role="row"]');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(/Asha Mehta.*Added.*Event \d+/s);
  await expect(rows).toContainText(name);
  await expectNoSidewaysScroll(page);

  // What is deleted on this page stands in its log at once.
  await page.reload();
  await expect(rows).toHaveCount(1);
  await bar.getByRole('combobox', { name: 'What was done' }).selectOption('DELETE');
  await bar.getByRole('button', { name: 'Show' }).click();
  await expect(log.getByText('No line matches.')).toBeVisible();
  await remove(page, name);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Deleted');
});

test('the audit log in Gujarati can be used by everybody', async ({ page }) => {
  await signIn(page);
  await inGujarati(page, `${PATHS.adminDashboard}?log_kind=EVENT`);
  await expect(page.getByRole('region', { name: 'કામની નોંધ' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
