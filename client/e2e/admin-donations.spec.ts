import { PATHS } from '../components/paths.ts';
import { answer, asVisitor, fill, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, logIn, open, test } from './test.ts';

test('[D32] the ledger: filter in the address, sums, totals and the Excel file', async ({ page }) => {
  await signIn(page);
  await open(page, PATHS.adminDashboard);
  const section = page.getByRole('region', { name: 'Donations', exact: true });
  await expect(section.getByRole('row')).toHaveCount(7);
  await section.getByRole('link', { name: 'Donation ledger' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donation ledger');
  const bar = page.getByRole('search', { name: 'Filter the donations' });
  await bar.getByRole('combobox', { name: 'Status' }).selectOption('REFUNDED');
  await bar.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\?status=REFUNDED$/);
  const rows = page.getByRole('main').locator('tr[role="row"]');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Hall hire: deposit');
  await expect(rows.nth(1).getByRole('button', { name: /^Set to/ })).toHaveCount(0);
  const sums = page.getByRole('main').locator('dl');
  await expect(sums).toContainText('Refunded£200.00');
  await expect(sums).toContainText('Paid£0.00');

  await page.reload();
  await expect(bar.getByRole('combobox', { name: 'Status' })).toHaveValue('REFUNDED');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Donations \d\d-\d\d-\d{4}\.xlsx$/);
  expect((await download).url()).toMatch(/\?status=REFUNDED$/);

  await bar.getByRole('button', { name: 'Clear Filter' }).click();
  await expect(rows).not.toHaveCount(2);
  await bar.getByRole('searchbox').fill('nobody of this name');
  await bar.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('No donation matches.')).toBeVisible();
  const byType = page.getByRole('region', { name: 'By type' });
  await expect(byType.getByRole('row', { name: /^Mandir and building fund £1,001\.00/ })).toHaveCount(1);
  await inGujarati(page, PATHS.donationLedger);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('દાનની ખાતાવહી');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('types: added, moved, made inactive, kept while donations have them, deleted', async ({ page }) => {
  const name = uniqueTitle();
  await signIn(page);
  await open(page, PATHS.donationTypes);
  await page.getByRole('button', { name: 'Add a type' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await answer(page, 'Enter the name of the donation type.');
  await dialog.getByRole('radio', { name: 'Festival Donation' }).check();
  await fill(page, { Name: name, 'Fixed fee (£)': '12.50' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await answer(page, 'Updated successfully.');

  const column = page.getByRole('region', { name: 'Festival Donation' });
  const items = column.getByRole('listitem');
  await expect(items.last()).toContainText(`${name}£12.50`);
  await column.getByRole('button', { name: `Move ${name} up` }).click();
  await expect(items.nth(-2)).toContainText(name);
  await expect(column.getByRole('button', { name: `Move ${name} up` })).toBeFocused();

  await asVisitor(page, async (donor) => {
    await logIn(donor, 'user');
    await open(donor, PATHS.payments);
    await expect(donor.getByRole('link', { name })).toContainText('£12.50');
    await column.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog.getByRole('checkbox', { name: /^Active/ }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await answer(page, 'Updated successfully.');
    await expect(items.filter({ hasText: name })).toContainText('inactive');
    await open(donor, PATHS.payments);
    await expect(donor.getByRole('link', { name: 'Navratri' })).toBeVisible();
    await expect(donor.getByRole('link', { name })).toHaveCount(0);
  });

  await column.getByRole('button', { name: 'Delete Navratri' }).click();
  await answer(page, 'Are you sure to remove.?');
  await answer(page, 'This type has donations and cannot be removed.');
  await column.getByRole('button', { name: `Delete ${name}` }).click();
  await answer(page, 'Are you sure to remove.?');
  await answer(page, 'Record removed successfully.');
  await expect(items.filter({ hasText: name })).toHaveCount(0);
  await inGujarati(page, PATHS.donationTypes);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('દાનના પ્રકાર');
  await expectNoSidewaysScroll(page);
});
