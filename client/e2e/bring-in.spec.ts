import { asVisitor, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

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
    await open(visitor, '/events?view=month&month=2027-04');
    await expect(visitor.getByRole('heading', { name: first })).toBeVisible();
    await expect(visitor.locator('#day-2027-04-05')).toContainText(first);
  });

  // The same again brings nothing, and its columns are known now.
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('radio', { name: '5 April 2027' }).check();
  await expect(page.getByText('There is nothing new in this file.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove this file' }).click();

  await run.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('2 will be removed.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(run).toContainText('2 undone');
  await asVisitor(page, async (visitor) => {
    await open(visitor, '/events');
    await expect(visitor.getByRole('heading', { name: first })).toHaveCount(0);
  });
});

test('a list of donors with declarations is read, and who could be meant twice is asked about', async ({
  page,
}) => {
  await signIn(page);
  const family = `${uniqueTitle().toLowerCase().replaceAll(/\W+/g, '')}@example.org`;
  const donors = (...rows: string[]) => ({
    name: 'donors.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Title,First name,Surname,E-mail,House,Postcode,Declaration date,What it covers,How it was made\n${rows.join('\n')}\n`,
    ),
  });
  await open(page, '/office/donors');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Donors/ })).toBeChecked();
  await page
    .locator('input[type=file]')
    .setInputFiles(
      donors(`Mr,Rajesh,Solanki,${family},7,LE4 6XX,2019-05-06,Past four years and future,Paper`),
    );
  await page.getByRole('button', { name: 'Add 1' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'donors.csv' }).first()).toContainText('1 added');

  await page
    .locator('input[type=file]')
    .setInputFiles(
      donors(
        `Mrs,Hansa,Solanki,${family},7,LE4 6XX,2020-06-07,Gift Aid it,Paper`,
        `Mrs,Hema,Solanki,hema-${family},,LE4 6XX,2020-06-07,From now on,Paper`,
      ),
    );
  await expect(page.getByRole('row', { name: /Hema/ })).toContainText('Enter the house name or number.');
  await page.getByLabel(/^Donor “Hansa Solanki/).selectOption('New donor');
  await page.getByLabel(/^What it covers “Gift Aid it”/).selectOption('Donations from that day');
  await expect(page.getByText('1 is new and will be added.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Add 1' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'donors.csv' }).first()).toContainText(
    '1 added · 1 could not be added',
  );
});

test('the page to bring something in says in Gujarati what a file is not', async ({ page }) => {
  await signIn(page);
  await inGujarati(page, '/bring-in');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ફાઇલમાંથી લાવો');
  const broken = {
    name: 'old.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
  };
  await page.locator('input[type=file]').setInputFiles(broken);
  await expect(page.getByRole('alertdialog')).toContainText('આ ફાઇલ વાંચી શકાતી નથી');
});
