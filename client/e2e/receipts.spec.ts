import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { expectProblem, rowOf, sendOperation, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, open, test } from './test.ts';

const DONATE = 'mutation ($input: DonationInput!) { donate(input: $input) { reference } }';

/** Promises 25 pounds. @returns the reference */
async function promise(page: Page, donorName: string): Promise<string> {
  const input = {
    subTypeId: 6,
    donorName,
    amount: '25',
    email: 'donor@example.org',
    phone: '0116 496 0100',
    idempotencyKey: uniqueTitle().replace(/\W/g, '-').padEnd(12, '0'),
  };
  return (await sendOperation(page, DONATE, { input })).donate.reference;
}

/** Says how the money of the chosen came. */
async function setChosenPaid(page: Page) {
  await page
    .getByRole('region', { name: 'Selected items' })
    .getByRole('button', { name: 'Mark as paid' })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('£50.00');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expectProblem(page, 'Choose the payment method.');
  await dialog.getByRole('combobox', { name: 'Payment method' }).selectOption({ label: 'Cash' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('2 donations are marked as paid.')).toBeVisible();
}

test('a treasurer sets two promises to Paid together, undoes it, and finds and opens a receipt', async ({
  page,
}) => {
  await signIn(page);
  const donor = uniqueTitle();
  const [one, other] = [await promise(page, donor), await promise(page, donor)];
  await open(page, `${PATHS.donationLedger}?search=${donor}`);
  for (const reference of [one, other])
    await rowOf(page, reference)
      .getByRole('checkbox', { name: `${donor} ${reference}` })
      .check();
  await expectAccessible(page);
  await setChosenPaid(page);
  await expect(rowOf(page, one)).toContainText('Cash');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('2 donations are unpaid again.')).toBeVisible();
  await expect(rowOf(page, one)).toContainText('Not paid yet');

  for (const reference of [one, other]) await rowOf(page, reference).getByRole('checkbox').check();
  await setChosenPaid(page);
  await rowOf(page, other)
    .getByRole('button', { name: /^More actions for/ })
    .click();
  await page.getByRole('menuitem', { name: /^Receipt SMJ-\d{4}-\d{4}$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipts');
  await page.getByRole('searchbox', { name: /^Number, name/ }).fill(donor);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Void' })).toHaveCount(2);
  await page
    .getByRole('row')
    .filter({ hasText: 'Valid' })
    .first()
    .getByRole('button', { name: /^Show and print/ })
    .click();
  const receipt = page.getByRole('dialog', { name: /^Receipt SMJ-/ });
  await expect(receipt).toContainText(`Received from: ${donor}`);
  await expect(receipt).toContainText('£25.00');
  await expectAccessible(page);
});

test('the accounts ask for days in their order, and the file is there', async ({ page }) => {
  await signIn(page);
  await open(page, `${PATHS.officeAccounts}?from=2026-12-01&to=2026-01-01`);
  await expect(page.getByText('Enter a start date')).toBeVisible();
  await page.getByRole('link', { name: 'This year' }).click();
  const file = page.getByRole('link', { name: /Excel/ });
  const response = await page.request.get((await file.getAttribute('href'))!);
  expect([response.status(), response.headers()['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/Accounts .*\.xlsx/),
  ]);
});
