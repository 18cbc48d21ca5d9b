import { asVisitor, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, inGujarati, open, test } from './test.ts';

const LONG = 'Come with your family and bring a plate to share; stay for the dance in the hall.';

function sheet(...rows: string[]) {
  return {
    name: 'events.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Wer;Date;About\n${rows.join('\n')}\n`),
  };
}

test('an admin brings a spreadsheet in, sees before what would happen, and takes it back', async ({
  page,
}) => {
  await signIn(page);
  const [first, second] = [uniqueTitle(), uniqueTitle()];
  const file = sheet(
    `${first};05/04/2027;"${LONG}"`,
    `${second};06/08/2027;"${LONG}"`,
    'Short;07/08/2027;Too short',
  );
  await open(page, '/office/events');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.locator('input[type=file]')).toBeAttached();

  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('combobox', { name: 'Event', exact: true }).selectOption('Wer');
  await page.getByRole('radio', { name: '5 April 2027' }).check();
  await expect(page.getByText('2 are new and will be added.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Short/ })).toContainText(
    'Enter description minimum 60 character.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 2' }).click();
  const run = page.getByRole('listitem').filter({ hasText: 'events.csv' }).first();
  await expect(run).toContainText('2 added · 1 could not be added');
  await asVisitor(page, async (visitor) => {
    await open(visitor, '/events');
    await expect(visitor.getByRole('heading', { name: first })).toBeVisible();
    await expect(visitor.getByText('5 April 2027')).toBeVisible();
  });

  // The same again brings nothing, and its columns are known now.
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('radio', { name: '5 April 2027' }).check();
  await expect(page.getByText('There is nothing new in this file.')).toBeVisible();
  await page.getByRole('button', { name: 'Do not use it' }).click();

  await run.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('2 are removed.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(run).toContainText('2 taken back');
  await asVisitor(page, async (visitor) => {
    await open(visitor, '/events');
    await expect(visitor.getByRole('heading', { name: first })).toHaveCount(0);
  });
});

test('the page to bring something in says in Gujarati what a file is not', async ({ page }) => {
  await signIn(page);
  await inGujarati(page, '/bring-in');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('આયાત');
  const broken = {
    name: 'old.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
  };
  await page.locator('input[type=file]').setInputFiles(broken);
  await expect(page.getByRole('alertdialog')).toContainText('આ ફાઇલ વાંચી શકાતી નથી');
});
