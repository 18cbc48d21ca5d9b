import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { expectProblem, rowOf, sendOperation, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, inGujarati, open, test } from './test.ts';

const DONATE = 'mutation ($input: DonationInput!) { donate(input: $input) { reference } }';
const FIND = 'query ($search: String) { donations(filter: { search: $search }) { items { id } } }';
const SET = `mutation ($id: Int!) {
  setDonationStatus(id: $id, status: PAID, receivedOn: "2026-02-03", paymentMethod: CASH) { id } }`;

/** A donation of £50 that came in cash. @returns the reference */
async function paidDonation(page: Page): Promise<string> {
  const input = {
    subTypeId: 6,
    donorName: uniqueTitle(),
    amount: '50',
    email: 'donor@example.org',
    phone: '0116 496 0100',
    idempotencyKey: uniqueTitle().replace(/\W/g, '-').padEnd(12, '0'),
  };
  const { reference } = (await sendOperation(page, DONATE, { input })).donate;
  const [{ id }] = (await sendOperation(page, FIND, { search: reference })).donations.items;
  await sendOperation(page, SET, { id });
  return reference;
}

test('a part of a donation is refunded by hand, and that it was a mistake is said in its history', async ({
  page,
}) => {
  await signIn(page);
  const reference = await paidDonation(page);
  await open(page, `${PATHS.donationLedger}?search=${reference}`);
  const row = rowOf(page, reference);
  await row.getByRole('button', { name: /^History/ }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'Record a refund…' }).click();
  const form = page.getByRole('dialog', { name: 'Record a refund…' });
  const amount = form.getByRole('textbox', { name: 'Amount refunded' });
  await expect(amount).toHaveValue('50.00');
  await expectAccessible(page);
  await amount.fill('50.01');
  await form.getByRole('combobox', { name: 'Refund method' }).selectOption('CASH');
  await form.getByRole('textbox', { name: 'Reason' }).fill('Paid too much');
  await form.getByRole('button', { name: 'Record refund' }).click();
  await expectProblem(page, 'That is more than is left of this donation.');
  await amount.fill('20');
  await form.getByRole('button', { name: 'Record refund' }).click();
  await expect(form).toHaveCount(0);
  await expect(history).toContainText('£20.00');
  await expect(history).toContainText('Paid too much');
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('£20.00 refunded');
  await row.getByRole('button', { name: /^More actions for/ }).click();
  await expect(page.getByRole('menu')).toContainText('Part of this was refunded.');
  await expect(page.getByRole('menuitem', { name: 'Undo payment' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^History/ }).click();

  await history.getByRole('button', { name: 'Undo refund' }).click();
  const mistake = page.getByRole('dialog', { name: 'Undo refund' });
  await mistake.getByRole('textbox', { name: 'Reason' }).fill('It was for another gift');
  await mistake.getByRole('button', { name: 'Undo refund' }).click();
  await expect(mistake).toHaveCount(0);
  await expect(history).toContainText('Refund undone');
  await expect(history).toContainText('It was for another gift');
  await expect(history.getByRole('button', { name: 'Undo refund' })).toHaveCount(0);

  await history.getByRole('button', { name: 'Record a refund…' }).click();
  await form.getByRole('combobox', { name: 'Refund method' }).selectOption('TRANSFER');
  await form.getByRole('textbox', { name: 'Reason' }).fill('All of it');
  await form.getByRole('button', { name: 'Record refund' }).click();
  await expect(history).toContainText('Paid → Refunded');
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('Refunded');

  await inGujarati(page, `${PATHS.donationLedger}?search=${reference}`);
  await rowOf(page, reference)
    .getByRole('button', { name: /^અગાઉની નોંધ/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('પાછી આપ્યાની નોંધ રદ થઈ');
});
