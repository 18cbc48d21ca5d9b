import { PATHS } from '../components/page/paths.ts';
import { field, sendOperation, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const SAVE = 'mutation ($input: DonorInput!) { saveDonor(input: $input) { id } }';

test('a treasurer enters a verbal declaration, says when it was given in writing, and cancels it', async ({
  page,
}) => {
  await signIn(page);
  const input = { name: `Līlā ${uniqueTitle()}`, address: '12A Mill Lane, Kent', postcode: 'me14 9xx' };
  const { id } = (await sendOperation(page, SAVE, { input })).saveDonor;
  await open(page, `${PATHS.donor}?_ID=${id}`);
  const section = page.getByRole('region', { name: 'Gift Aid' });
  await expect(section).toContainText('No declaration yet.');
  await section.getByRole('button', { name: 'Add a declaration' }).click();
  const dialog = page.getByRole('dialog');
  await expect(field(page, 'House name or number')).toHaveValue('12A');
  await dialog.getByRole('radio', { name: 'verbally' }).check();
  await field(page, 'First name').fill('લીલા');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Use English letters, A to Z, and digits.');
  await field(page, 'First name').fill('Līlā');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await expect(section).toContainText('Written record missing');
  await expect(section).toContainText('12A, ME14 9XX');
  await section.getByText('The wording', { exact: true }).click();
  await expect(section.getByText('I am a UK taxpayer and understand')).toBeVisible();
  await section.getByRole('button', { name: 'Print the written record' }).click();
  await expect(dialog).toContainText('If you cancel within 30 days of its date');
  await expect(dialog).toContainText('Address: 12A, ME14 9XX');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByRole('heading', { name: 'Your Gift Aid declaration' })).toBeVisible();
  await expect(section).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await section.getByRole('button', { name: 'Mark written record as sent' }).click();
  await dialog.getByRole('button', { name: 'Mark written record as sent' }).click();
  await expect(section).toContainText('In force');

  await section.getByRole('button', { name: 'Record cancellation' }).click();
  await dialog.getByRole('button', { name: 'Record cancellation' }).click();
  await expect(section).toContainText('Cancelled');
  await expect(section.getByRole('button', { name: 'Change name or address' })).toHaveCount(0);
  await inGujarati(page, `${PATHS.donor}?_ID=${id}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('region', { name: 'Gift Aid' })).toContainText('રદ કરેલી');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
