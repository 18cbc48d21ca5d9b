import type { Page } from '@playwright/test';
import { addDays } from '../../rules/days.ts';
import { currentDay } from '../../rules/zoned-time.ts';
import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, rowOf, sendOperation, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, open, test } from './test.ts';

const COUNT = 'mutation ($input: CashCountInput!) { saveCashCount(input: $input) { id version } }';
const ROW = `mutation ($countId: Int!, $input: CashEnvelopeInput!) {
  saveCashEnvelope(countId: $countId, input: $input) { id } }`;
const BOOK = `mutation ($id: Int!, $version: Int!, $rows: [SeenCashEnvelopeInput!]!) {
  bookCashCount(id: $id, version: $version, rows: $rows) { id } }`;
const DONOR = 'mutation ($input: DonorInput!) { saveDonor(input: $input) { id } }';

/** Enters a donation that has come from a donor on a day. */
async function give(
  page: Page,
  { donorId, subTypeId, amount, paymentMethod, day }: Record<string, unknown> & { amount: number },
) {
  const about = {
    day,
    place: uniqueTitle(),
    countedBy: 'Asha',
    countedWith: 'Kiran',
    counted: String(amount),
  };
  const { id } = (await sendOperation(page, COUNT, { input: { ...about, explanation: 'Not counted' } }))
    .saveCashCount;
  const key = uniqueTitle().replace(/\W/g, '-').padEnd(12, '0');
  const input = {
    key,
    donorId,
    donorName: '',
    subTypeId,
    amount: String(amount),
    paymentMethod,
    chequeNumber: '',
  };
  await sendOperation(page, ROW, { countId: id, input });
  const { version } = (
    await sendOperation(page, 'query ($id: Int!) { cashCount(id: $id) { version } }', { id })
  ).cashCount;
  await sendOperation(page, BOOK, { id, version, rows: [{ key, version: 1 }] });
}

async function newDonor(page: Page, email: string, address = ''): Promise<{ id: number; name: string }> {
  const name = `Donor ${uniqueTitle()}`;
  const { id } = (await sendOperation(page, DONOR, { input: { name, email, address } })).saveDonor;
  return { id, name };
}

test('a treasurer sees that a standing order has stopped, from the page of the day, and says that it is over', async ({
  page,
}) => {
  await signIn(page);
  const { id: donorId, name } = await newDonor(page, '');
  for (const days of [170, 140])
    await give(page, {
      donorId,
      subTypeId: 6,
      amount: 15,
      paymentMethod: 'STANDING_ORDER',
      day: addDays(currentDay(), -days),
    });
  await open(page, PATHS.officeToday);
  await page
    .getByRole('listitem')
    .filter({ hasText: /standing orders? ha(s|ve) stopped/ })
    .getByRole('link', { name: 'View' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standing orders');
  await page.getByRole('searchbox', { name: 'Donor’s name' }).fill(name);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(rowOf(page, name)).toContainText('Stopped');
  await rowOf(page, name)
    .getByRole('button', { name: /^Mark as ended/ })
    .click();
  await expect(page.getByText('No standing orders match.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rowOf(page, name)).toContainText('Stopped');
  await rowOf(page, name).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a treasurer finds a member who has lapsed, sends a reminder, and the list says so', async ({
  page,
}) => {
  await signIn(page);
  const email = `${uniqueTitle().replace(/\W/g, '-').toLowerCase()}@example.org`;
  const { id: donorId, name } = await newDonor(page, email);
  const day = addDays(currentDay(), -400);
  await give(page, { donorId, subTypeId: 1, amount: 25, paymentMethod: 'CASH', day });
  await open(page, PATHS.memberships);
  await page.getByRole('searchbox', { name: 'Name or email' }).fill(email);
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Lapsed' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const row = rowOf(page, name);
  await expect(row).toContainText('Single membership, one year');
  await row.getByRole('checkbox').check();
  const chosen = page.getByRole('region', { name: 'Selected items' });
  await chosen.getByRole('button', { name: 'Send a reminder' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Send a reminder to 1 member?');
  await expect(question).toContainText('1 will get the reminder that membership has ended.');
  await question.getByRole('button', { name: 'Send a reminder' }).click();
  await acceptDialog(page, '1 reminder is being sent.');
  await expect(row).toContainText(/Has ended: sent on .* by /);
  // The same letter does not go twice, and the last one only in a month.
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  // As at the end of a year, nobody is written to.
  await page.getByRole('combobox', { name: 'As at' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'State' }).selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('of members without an e-mail it says that they get nothing, and lists their addresses to print', async ({
  page,
}) => {
  await signIn(page);
  const [written, onPaper] = [
    await newDonor(page, `${uniqueTitle().replace(/\W/g, '-').toLowerCase()}@example.org`),
    await newDonor(page, '', '12 Temple Road\nLeicester'),
  ];
  const day = addDays(currentDay(), -400);
  for (const { id: donorId } of [written, onPaper])
    await give(page, { donorId, subTypeId: 1, amount: 25, paymentMethod: 'CASH', day });
  for (const { name } of [written, onPaper]) {
    await open(page, `${PATHS.memberships}?search=${encodeURIComponent(name)}`);
    await expect(rowOf(page, name)).toContainText('Next: Has ended');
  }
  await expect(rowOf(page, onPaper.name)).toContainText('No email: send by post');
  await open(page, `${PATHS.memberships}?search=Donor&state=LAPSED`);
  for (const { name } of [written, onPaper]) await rowOf(page, name).getByRole('checkbox').check();
  const chosen = page.getByRole('region', { name: 'Selected items' });
  await chosen.getByRole('button', { name: 'Send a reminder' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Send a reminder to 1 member?');
  await expect(question).toContainText('1 more has no email address and gets nothing now: send by post.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await chosen.getByRole('button', { name: 'Show 1 postal address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reminders to send by post' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog).toContainText(onPaper.name);
  await expect(dialog).toContainText('12 Temple Road');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('12 Temple Road')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a kind of donation becomes a membership of the association’s own year; reminders can be turned on and off', async ({
  page,
}) => {
  await signIn(page);
  await open(page, PATHS.donationTypes);
  const name = uniqueTitle();
  await page.getByRole('button', { name: 'Add a donation type' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog
    .getByRole('combobox', { name: 'Is it a membership?' })
    .selectOption({ label: 'Until the end of our membership year' });
  await dialog
    .getByRole('combobox', { name: 'Membership year begins on' })
    .selectOption({ label: '1 April' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await acceptDialog(page, 'Updated successfully.');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
    'membership until the end of the membership year',
  );

  await open(page, PATHS.memberships);
  const settings = page.getByRole('region', { name: 'Email reminders' });
  await settings.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn on' }).click();
  await expect(settings).toContainText('Sent automatically');
  await expect(settings).toContainText('Changed by Asha Mehta');
  await settings.getByRole('button', { name: 'Turn off' }).click();
  await expect(settings).toContainText('Not sent automatically');
});
