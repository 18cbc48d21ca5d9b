import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import {
  acceptDialog,
  asVisitor,
  expectProblem,
  field,
  fill,
  rowOf,
  sendOperation,
  signIn,
  takeStep,
  uniqueTitle,
} from './admin.ts';
import {
  ANY_WIDTH,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  inGujarati,
  open,
  reload,
  test,
} from './test.ts';

test(
  '[D32] the ledger has its filter in the URL, sums, totals and an Excel file',
  ANY_WIDTH,
  async ({ page }) => {
    await signIn(page);
    await open(page, PATHS.donationLedger);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donations');
    const bar = page.getByRole('search', { name: 'Search Donations' });
    await bar.getByRole('combobox', { name: 'Status' }).selectOption('REFUNDED');
    await bar.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/\?status=REFUNDED$/);
    const rows = page.getByRole('main').locator('tr[role="row"]');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText('Hall hire: deposit');
    await expect(rows.nth(1).getByRole('button', { name: /^Mark as/ })).toHaveCount(0);
    const sums = page.getByRole('main').locator('dl');
    await expect(sums).toContainText('Refunded£200.00');
    await expect(sums).toContainText('Paid£0.00');

    await reload(page);
    await expect(bar.getByRole('combobox', { name: 'Status' })).toHaveValue('REFUNDED');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Excel' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Donations \d\d-\d\d-\d{4}\.xlsx$/);
    expect((await download).url()).toMatch(/\?status=REFUNDED$/);

    await bar.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(rows).not.toHaveCount(2);
    await bar.getByRole('searchbox').fill('nobody of this name');
    await bar.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('No donations match.')).toBeVisible();
    const byType = page.getByRole('region', { name: 'By type' });
    await expect(byType.getByRole('row', { name: /^Mandir and building fund £[\d,]+\.00/ })).toHaveCount(1);
  },
);

const DONATE = 'mutation ($input: DonationInput!) { donate(input: $input) { reference } }';

/** Makes a donation by the administrator. */
async function donate(page: Page): Promise<string> {
  const input = {
    subTypeId: 6,
    donorName: uniqueTitle(),
    amount: '25',
    email: 'donor@example.org',
    phone: '0116 496 0100',
    idempotencyKey: uniqueTitle().replace(/\W/g, '-').padEnd(12, '0'),
  };
  const data = await sendOperation(page, DONATE, { input });
  return data.donate.reference;
}

test('[D97] [D98] Paid asks for the date, and can be undone with a reason', async ({ page }) => {
  await signIn(page);
  const reference = await donate(page);
  await open(page, `${PATHS.donationLedger}?search=${reference}`);
  const row = rowOf(page, reference);
  await row.getByRole('button', { name: /^Mark as paid/ }).click();
  const dialog = page.getByRole('dialog');
  const day = dialog.locator('input[name="receivedOn"]');
  await expect(day).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await day.fill('2099-01-01');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expectProblem(page, 'The date received cannot be in the future.');
  await day.fill('2026-02-03');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await acceptDialog(page, 'Updated successfully.');
  await expect(row).toContainText('Received on: 3 Feb 2026');

  await takeStep(page, row, 'Undo payment');
  await dialog.getByRole('button', { name: 'Undo payment' }).click();
  await expectProblem(page, 'Enter the reason.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Another donor paid');
  await dialog.getByRole('button', { name: 'Undo payment' }).click();
  await acceptDialog(page, 'Updated successfully.');
  await expect(row).toContainText('Not paid yet');
  await expect(row).not.toContainText('Received on');
  await row.getByRole('button', { name: /^History/ }).click();
  await expect(dialog).toContainText('Paid → Not paid yet');
  await expect(dialog).toContainText('Another donor paid');
  await expect(dialog).toContainText('Received on: 3 Feb 2026');
});

test('[D32] in the ledger e-mails do not wrap, and telephone numbers are formatted alike', async ({
  page,
}) => {
  await signIn(page);
  await open(page, PATHS.donationLedger);
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^History/ }) });
  await expect(rows.first()).toBeVisible();
  for (const email of await rows.locator('a[href^="mailto:"]').all())
    expect(await email.evaluate((link) => link.getClientRects().length)).toBe(1);
  for (const text of await rows.allInnerTexts()) expect(text).not.toMatch(/(^|\D)(\+44|0)?7\d{9}(\D|$)/);
});

test(
  '[D32] in the table of a wide screen each donation is one line of buttons, and its donor is a press away',
  ANY_WIDTH,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page);
    await open(page, PATHS.donationLedger);
    const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^History/ }) });
    await expect(rows.first()).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(100);
    await rows
      .first()
      .getByRole('button', { name: /^More actions for/ })
      .click();
    await page.keyboard.press('Escape');
    const link = rows.getByRole('link').and(page.locator('[href*="donor?"]')).first();
    const name = await link.innerText();
    await link.click();
    // Who gave in another's name is the donor all the same.
    await expect(page.getByRole('region', { name: 'Donations' })).toContainText(name);
  },
);

test(
  '[D32] the ledger does not scroll sideways at 640 and 900 px, in both languages',
  ANY_WIDTH,
  async ({ page }) => {
    await signIn(page);
    for (const [show, history] of [
      [open, /^History/],
      [inGujarati, /^અગાઉની નોંધ/],
    ] as const) {
      await show(page, PATHS.donationLedger);
      await expect(page.getByRole('button', { name: history }).first()).toBeVisible();
      for (const width of [640, 900]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
    }
  },
);

test(
  'a press beside a form dialog closes it, after asking if there are unsaved changes',
  ANY_WIDTH,
  async ({ page }) => {
    await signIn(page);
    await open(page, PATHS.donationTypes);
    const leave = () => page.mouse.click(5, 300);
    const add = page.getByRole('button', { name: 'Add a donation type' });
    const dialog = page.getByRole('dialog');
    const question = page.getByRole('alertdialog').filter({ hasText: 'Your changes are not saved.' });
    await add.click();
    await leave();
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();

    await add.click();
    await fill(page, { Name: 'Half a na' });
    await leave();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    // While it fades, it is hidden from roles but still covers the form.
    await expect(page.getByRole('alertdialog', { includeHidden: true })).toHaveCount(0);
    await expect(field(page, 'Name')).toHaveValue('Half a na');
    await leave();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
  },
);

test(
  'donation types are added, moved, deactivated and deleted, but kept while donations use them',
  ANY_WIDTH,
  async ({ page }) => {
    const name = uniqueTitle();
    await signIn(page);
    await open(page, PATHS.donationTypes);
    await page.getByRole('button', { name: 'Add a donation type' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expectProblem(page, 'Enter the name of the donation type.');
    await dialog.getByRole('radio', { name: 'Festival Donation' }).check();
    await fill(page, { Name: name, 'Fixed fee (£)': '12.50' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await acceptDialog(page, 'Updated successfully.');

    const column = page.getByRole('region', { name: 'Festival Donation' });
    const items = column.getByRole('listitem');
    await expect(items.last()).toContainText(`${name}£12.50`);
    await column.getByRole('button', { name: `Move up ${name}` }).click();
    await expect(items.nth(-2)).toContainText(name);
    await expect(column.getByRole('button', { name: `Move up ${name}` })).toBeFocused();

    await asVisitor(page, async (donor) => {
      await signIn(donor, 'user@example.org');
      await open(donor, PATHS.payments);
      await expect(donor.getByRole('link', { name })).toContainText('£12.50');
      await column.getByRole('button', { name: `Edit ${name}` }).click();
      await dialog.getByRole('checkbox', { name: /^Active/ }).uncheck();
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await acceptDialog(page, 'Updated successfully.');
      await expect(items.filter({ hasText: name })).toContainText('inactive');
      await open(donor, PATHS.payments);
      await expect(donor.getByRole('link', { name: 'Navratri' })).toBeVisible();
      await expect(donor.getByRole('link', { name })).toHaveCount(0);
    });

    await column.getByRole('button', { name: 'Delete Navratri' }).click();
    await acceptDialog(page, 'Are you sure to remove.?');
    await acceptDialog(page, 'This type is used by a donation');
    await column.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(page.getByRole('alertdialog')).toContainText(`Are you sure to remove.?${name}`);
    await acceptDialog(page, 'Are you sure to remove.?');
    await acceptDialog(page, 'Record removed successfully.');
    await expect(items.filter({ hasText: name })).toHaveCount(0);
  },
);
