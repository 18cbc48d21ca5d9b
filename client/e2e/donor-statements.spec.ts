import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { sendOperation, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, goBack, open, test } from './test.ts';

const SAVE_DONOR = 'mutation ($input: DonorInput!) { saveDonor(input: $input) { id } }';
const SAVE_COUNT = 'mutation ($input: CashCountInput!) { saveCashCount(input: $input) { id } }';
const SAVE_ROW =
  'mutation ($countId: Int!, $input: CashEnvelopeInput!) { saveCashEnvelope(countId: $countId, input: $input) { id } }';
const SEE_COUNT = 'query ($id: Int!) { cashCount(id: $id) { version rows { key version } } }';
const BOOK = `mutation ($id: Int!, $version: Int!, $rows: [SeenCashEnvelopeInput!]!) {
  bookCashCount(id: $id, version: $version, rows: $rows) { id } }`;

/** More than are loaded at once. */
const ENVELOPES = 30;

/** One donor with an e-mail and many without one give ten pounds each. @returns the id of the first */
async function giveIn(page: Page, year: number, name: string): Promise<number> {
  const email = `${name.replace(/\W/g, '-')}@example.org`;
  const { id: donorId } = (
    await sendOperation(page, SAVE_DONOR, { input: { name: `A ${name}`, email, language: 'gu' } })
  ).saveDonor;
  const said = { place: 'Hall', countedBy: 'Asha Rao', countedWith: 'Kiran Patel' };
  const input = { ...said, day: `${year}-06-01`, counted: String(10 * (ENVELOPES + 1)) };
  const { id } = (await sendOperation(page, SAVE_COUNT, { input })).saveCashCount;
  for (let at = 0; at <= ENVELOPES; at++) {
    const donor = at === 0 ? { donorId, donorName: '' } : { donorName: `B ${name} ${at}` };
    const envelope = { key: `statement-${at}`, subTypeId: 6, amount: '10', paymentMethod: 'CASH', ...donor };
    await sendOperation(page, SAVE_ROW, { countId: id, input: envelope });
  }
  const { version, rows } = (await sendOperation(page, SEE_COUNT, { id })).cashCount;
  await sendOperation(page, BOOK, { id, version, rows });
  return donorId;
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test("a treasurer prints the year's statements of all, each donor on a page, and opens that of one", async ({
  page,
}) => {
  await signIn(page);
  // Donors' names are kept for seven years: of those before there are no statements.
  const year = new Date().getFullYear() - randomInt(4, 7);
  const donor = uniqueTitle();
  const id = await giveIn(page, year, donor);
  const days = `?from=${year}-01-01&to=${year}-12-31`;
  await open(page, PATHS.officeStatements + days);
  await expect(page.getByText(`${ENVELOPES + 1} donors gave in this period.`)).toBeVisible();
  await page.getByRole('button', { name: 'Send to 1 donor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('1 statement is being emailed.')).toBeVisible();
  await expect(page.getByText('1 donor has an email address, 1 sent.')).toBeVisible();

  await page.getByRole('link', { name: 'Print for all' }).click();
  await expect(page.getByRole('button', { name: `Print ${ENVELOPES + 1} statements` })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(ENVELOPES + 1);
  const first = page.getByRole('article', { name: `વર્ષ ${year}નાં તમારાં દાન, A ${donor}` });
  await expect(first).toContainText('રોકડ');
  await expect(first).toContainText('£10.00');
  await expectAccessible(page);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(ENVELOPES + 1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await goBack(page);
  await page.getByRole('link', { name: 'Print for donors without email' }).click();
  await expect(page.getByRole('article')).toHaveCount(ENVELOPES);

  await open(page, `${PATHS.donor}?_ID=${id}`);
  await page.getByRole('link', { name: `Statement for ${year}` }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Resend by email' })).toBeVisible();
});

test('the file of donors is that of the list as it is searched', async ({ page }) => {
  await signIn(page);
  await open(page, `${PATHS.donors}?search=kiran`);
  const file = page.getByRole('link', { name: 'Download Excel' });
  await expect(file).toHaveAttribute('href', '/exports/donors.xlsx?search=kiran');
  const response = await page.request.get('/exports/donors.xlsx?search=kiran');
  expect([response.status(), response.headers()['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/Donors .*\.xlsx/),
  ]);
});
