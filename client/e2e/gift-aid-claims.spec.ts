import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readSchedule } from '../../server/features/gift-aid-claims/schedule/schedule-checker.ts';
import { PATHS } from '../components/page/paths.ts';
import { field, sendOperation, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const DONOR = 'mutation ($input: DonorInput!) { saveDonor(input: $input) { id } }';
const COUNT = 'mutation ($input: CashCountInput!) { saveCashCount(input: $input) { id } }';
const ROW = `mutation ($countId: Int!, $input: CashEnvelopeInput!) {
  saveCashEnvelope(countId: $countId, input: $input) { id } }`;
const BOOK = `mutation ($id: Int!, $version: Int!, $rows: [SeenCashEnvelopeInput!]!) {
  bookCashCount(id: $id, version: $version, rows: $rows) { id } }`;
const WITHOUT_DECLARATION = 'query { giftAidGifts(reason: NO_DECLARATION, pageSize: 1) { totalCount } }';
const TODAY = new Date().toISOString().slice(0, 10);

test('a treasurer mends a reason, makes a claim that the tax office takes, and enters that it was sent and paid', async ({
  page,
}) => {
  await signIn(page);
  const name = `Savita ${uniqueTitle()}`;
  const donor = { name, address: '7 Mill Lane', postcode: 'ME14 9XX' };
  const { id: donorId } = (await sendOperation(page, DONOR, { input: donor })).saveDonor;
  const about = {
    ...{ day: TODAY, place: uniqueTitle(), countedBy: 'Asha', countedWith: 'Kiran', counted: '40' },
    explanation: '',
  };
  const { id } = (await sendOperation(page, COUNT, { input: about })).saveCashCount;
  const row = {
    key: randomUUID(),
    donorId,
    donorName: '',
    subTypeId: 6,
    amount: '40',
    paymentMethod: 'CASH',
    chequeNumber: '',
  };
  await sendOperation(page, ROW, { countId: id, input: row });
  const { version } = (
    await sendOperation(page, 'query ($id: Int!) { cashCount(id: $id) { version } }', { id })
  ).cashCount;
  await sendOperation(page, BOOK, { id, version, rows: [{ key: row.key, version: 1 }] });

  await open(page, PATHS.giftAid);
  await page.getByRole('link', { name: /^No declaration/ }).click();
  // The newest comes last, after those that other tests have given today.
  const { totalCount } = (await sendOperation(page, WITHOUT_DECLARATION, {})).giftAidGifts;
  if (totalCount > 25)
    await open(page, `${PATHS.giftAid}?reason=NO_DECLARATION&page=${Math.ceil(totalCount / 25)}`);
  const gift = page.getByRole('row').filter({ hasText: name });
  await gift.getByRole('button', { name: 'Add a declaration' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(gift).toHaveCount(0);

  await page.getByRole('button', { name: 'Create claim' }).click();
  await expectAccessible(page);
  // Nothing is asked about what was changed, once it is kept.
  await dialog.getByRole('checkbox', { name: /Combine donations of £30 or less/ }).check();
  await dialog.getByRole('button', { name: 'Create claim' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Claim');
  await expect(page.getByRole('row').filter({ hasText: '7, ME14 9XX' })).toContainText('£40.00');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download schedule 1/ }).click(),
  ]);
  const { faults, gifts } = await readSchedule(await readFile(await download.path()), TODAY);
  expect(faults).toEqual([]);
  expect(gifts).toContainEqual(expect.objectContaining({ house: '7', postcode: 'ME14 9XX', pence: 4000 }));

  await page.getByRole('button', { name: 'Print the donations' }).click();
  await expect(dialog).toContainText('State: Prepared, not sent');
  await expect(dialog.getByRole('row').filter({ hasText: '7, ME14 9XX' })).toContainText('£40.00');
  // Of the demo's gifts, too.
  const [, tax = ''] = /Gift Aid from HMRC: £([\d,.]+\d)/.exec(await dialog.innerText()) ?? [];
  expect(Number(tax.replaceAll(',', ''))).toBeGreaterThanOrEqual(10);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await field(page, 'Amount paid, in £').fill(tax.replaceAll(',', ''));
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText(`£${tax} paid on`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo “paid”' }).click();
  await page.getByRole('button', { name: 'Void the claim' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Void the claim' }).click();
  await expect(page.getByText('Void', { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [PATHS.giftAid, page.url()]) {
    await inGujarati(page, address);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
