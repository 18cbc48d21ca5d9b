import { type Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { rowOf, sendOperation, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const DONATE = 'mutation ($input: DonationInput!) { donate(input: $input) { reference } }';
const FIND =
  'query ($search: String) { donations(filter: { search: $search }) { items { status receivedOn } } }';

/** Promises 25 pounds. @returns the reference */
async function promise(page: Page): Promise<string> {
  const input = {
    subTypeId: 6,
    donorName: uniqueTitle(),
    amount: '25',
    email: 'donor@example.org',
    phone: '0116 496 0100',
    idempotencyKey: uniqueTitle().replace(/\W/g, '-').padEnd(12, '0'),
  };
  return (await sendOperation(page, DONATE, { input })).donate.reference;
}

async function statusOf(page: Page, search: string) {
  const [{ status }] = (await sendOperation(page, FIND, { search })).donations.items;
  return status;
}

test('a treasurer drops a statement, confirms what is certain, decides the rest, and takes it back', async ({
  page,
}) => {
  await signIn(page);
  const [sure, misspelt] = [await promise(page), await promise(page)];
  const written = misspelt.slice(0, -1) + (misspelt.endsWith('W') ? 'X' : 'W');
  const payer = `UNKNOWN ${uniqueTitle()}`;
  const rows = [
    `14/11/2026,FPI K PATEL ${sure.toLowerCase().replaceAll('-', ' ')},25.00,`,
    `14/11/2026,FPI V SOLANKI ${written},25.00,`,
    `15/11/2026,${payer},31.77,`,
    `15/11/2026,ELECTRIC ${uniqueTitle()},,42.10`,
  ];
  await open(page, PATHS.donationLedger);
  await page.getByRole('link', { name: 'Bank statements' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank statements');
  await page.locator('input[type=file]').setInputFiles({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Date,Description,Paid in,Paid out\n${rows.join('\n')}\n`),
  });
  await expect(page.getByText('4 lines are new.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 4 lines' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('November 2026');
  await expect(page.getByText('1 matched, to confirm · 2 to decide · 1 not a donation')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the one certain match' }).click();
  await expect(page.getByText('1 match confirmed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('1 match undone.')).toBeVisible();
  expect(await statusOf(page, sure)).toBe('PENDING');
  await page.getByRole('button', { name: 'Confirm the one certain match' }).click();
  await expect(page.getByText('1 match confirmed.')).toBeVisible();
  await expect(page.getByText('1 confirmed · 2 to decide · 1 not a donation')).toBeVisible();
  expect(await statusOf(page, sure)).toBe('PAID');

  const row = rowOf(page, written);
  await expect(row).toContainText('one letter differs');
  await row.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.getByText(/^£25\.00 is matched to .*, paid on 14 Nov/)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await statusOf(page, misspelt)).toBe('PAID');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The decision about £25.00 is undone.')).toBeVisible();
  await expect(row).toBeVisible();
  expect(await statusOf(page, misspelt)).toBe('PENDING');

  const unknown = rowOf(page, payer);
  await expect(unknown).toContainText('no donor yet');
  await unknown.getByRole('button', { name: /^Find donor/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'A new donation' }).check();
  await dialog.getByRole('combobox', { name: 'Donation type' }).selectOption({ index: 1 });
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Donor’s name' }).fill('Asha Rao');
  // Save is pressed before it is known who that is.
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(unknown).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await inGujarati(page, new URL(page.url()).pathname + new URL(page.url()).search);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('what a line has paid is not said to be wrong in the ledger: it says why, and leads to the line', async ({
  page,
}) => {
  await signIn(page);
  const reference = await promise(page);
  await open(page, PATHS.bankStatements);
  await page.locator('input[type=file]').setInputFiles({
    name: 'december.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Date,Description,Paid in,Paid out\n16/11/2026,FPI K PATEL ${reference},25.00,\n`),
  });
  await page.getByRole('button', { name: 'Add 1 line' }).click();
  await page.getByRole('button', { name: 'Confirm the one certain match' }).click();
  await expect(page.getByText('1 match confirmed.')).toBeVisible();

  await open(page, `${PATHS.donationLedger}?search=${reference}`);
  const row = rowOf(page, reference);
  await row.getByRole('button', { name: /^More actions for/ }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('This was paid by a line of a bank statement.');
  await expect(menu.getByRole('menuitem', { name: 'Undo payment' })).toBeDisabled();
  await menu.getByRole('menuitem', { name: 'Open the bank statement line' }).click();
  await expect(rowOf(page, reference)).toContainText('confirmed');
  await rowOf(page, reference).getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('The decision about £25.00 is undone.')).toBeVisible();
  expect(await statusOf(page, reference)).toBe('PENDING');
});
