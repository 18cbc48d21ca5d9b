import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { rowOf, sendOperation, signIn, uniqueTitle } from './admin.ts';
import { expect, goBack, open, test } from './test.ts';

const DONOR = 'mutation ($input: DonorInput!) { saveDonor(input: $input) { id } }';
const DECLARE =
  'mutation ($donorId: Int!, $input: GiftAidDeclarationInput!) { declareGiftAid(donorId: $donorId, input: $input) { id } }';
const COUNT = 'mutation ($input: CashCountInput!) { saveCashCount(input: $input) { id version } }';
const ROW =
  'mutation ($countId: Int!, $input: CashEnvelopeInput!) { saveCashEnvelope(countId: $countId, input: $input) { id } }';
const BOOK = `mutation ($id: Int!, $version: Int!, $rows: [SeenCashEnvelopeInput!]!) {
  bookCashCount(id: $id, version: $version, rows: $rows) { id } }`;
const MAKE = 'mutation { makeGiftAidClaim(input: { until: "2026-11-14" }) { id version taxPence } }';
const SENT =
  'mutation ($id: Int!, $version: Int!) { giftAidClaimSent(id: $id, version: $version, day: "2026-11-14") { id } }';

/** A claim that was sent, for a donation of a taxpayer at least. @returns its id, and what it waits for in pounds */
async function sentClaim(page: Page) {
  const input = { name: uniqueTitle(), address: '12 Mill Lane', postcode: 'ME14 9XX' };
  const { id: donorId } = (await sendOperation(page, DONOR, { input })).saveDonor;
  const taxpayer = { title: '', firstName: 'Asha', lastName: 'Rao', house: '12', livesAbroad: false };
  const said = { postcode: 'ME14 9XX', method: 'PAPER', cover: 'FROM_NOW', declaredOn: '2026-11-01' };
  await sendOperation(page, DECLARE, { donorId, input: { ...taxpayer, ...said } });
  const pile = {
    day: '2026-11-10',
    place: 'Hall',
    countedBy: 'Asha',
    countedWith: 'Kiran',
    counted: '40.44',
  };
  const { id: countId, version } = (await sendOperation(page, COUNT, { input: pile })).saveCashCount;
  const key = uniqueTitle().replace(/\W/g, '-').padEnd(12, '0');
  const envelope = {
    key,
    donorId,
    donorName: '',
    subTypeId: 6,
    amount: '40.44',
    paymentMethod: 'CASH',
    chequeNumber: '',
  };
  await sendOperation(page, ROW, { countId, input: envelope });
  await sendOperation(page, BOOK, { id: countId, version, rows: [{ key, version: 1 }] });
  const claim = (await sendOperation(page, MAKE, {})).makeGiftAidClaim;
  await sendOperation(page, SENT, { id: claim.id, version: claim.version });
  return { id: claim.id as number, pounds: (claim.taxPence / 100).toFixed(2) };
}

test('what the tax office paid is said yes to on the bank statement, and undone', async ({ page }) => {
  await signIn(page);
  const { id, pounds } = await sentClaim(page);
  const text = `HMRC CHARITIES ${uniqueTitle()}`;
  await open(page, PATHS.bankStatements);
  await page.locator('input[type=file]').setInputFiles({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Date,Description,Amount\n14/11/2026,${text},+${pounds}\n`),
  });
  await page.getByRole('button', { name: 'Add 1 line' }).click();
  const row = rowOf(page, text);
  await expect(row).toContainText(`Gift Aid claim ${id}`);
  await row.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.getByText(`matched to Gift Aid claim ${id}.`)).toBeVisible();
  await open(page, `${PATHS.giftAidClaim}?_ID=${id}`);
  await expect(page.getByText(`£${pounds} paid on 14 November 2026`)).toBeVisible();
  await goBack(page);
  await page.getByRole('link', { name: /^Matched/ }).click();
  await row.getByRole('button', { name: /^Undo/ }).click();
  await open(page, `${PATHS.giftAidClaim}?_ID=${id}`);
  await expect(page.getByText('“Paid” undone on')).toBeVisible();
});
