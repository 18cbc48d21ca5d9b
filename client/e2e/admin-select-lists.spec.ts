import {
  acceptDialog,
  asVisitor,
  entryOf,
  expectProblem,
  field,
  fill,
  signIn,
  uniqueTitle,
} from './admin.ts';
import { expect, expectAccessible, inGujarati, open, test } from './test.ts';

test('[D70] an admin adds an entry, moves, (de)activates, translates and removes it; required entries stay', async ({
  page,
}) => {
  await signIn(page);
  await open(page, '/select-lists');
  await page.getByRole('combobox', { name: 'List', exact: true }).selectOption('Religion');
  await page.waitForURL('**/select-lists?list=RELIGION');
  const fixed = entryOf(page, 'Prefer not to say');
  await expect(fixed).toContainText('Needed by the website');
  await expect(fixed.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add entry' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectProblem(page, 'Enter the text of the entry.');
  await fill(page, { Entry: 'hindu', 'Entry in Gujarati': 'તાઓ' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectProblem(page, 'This entry is already in the list.');
  await fill(page, { Entry: 'Taoist' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Record saved successfully.');
  const row = entryOf(page, 'Taoist');
  await expect(row).toContainText('તાઓ');

  const entries = page.getByRole('list', { name: 'Religion' }).getByRole('listitem');
  const total = await entries.count();
  const up = row.getByRole('button', { name: 'Move up' });
  await up.focus();
  await page.keyboard.press('Enter');
  const moved = page.getByRole('alert').filter({ hasText: `Taoist is now number ${total - 1} of ${total}.` });
  await expect(moved).toHaveCount(1);
  await expect(entries.nth(total - 2)).toContainText('Taoist');
  await expect(up).toBeFocused();
  const down = row.getByRole('button', { name: 'Move down' });
  await down.click();
  await expect(entries.nth(total - 1)).toContainText('Taoist');
  await expect(down).toBeFocused();

  await row.getByRole('button', { name: 'Stop offering' }).click();
  await expect(row).toContainText('Not offered');
  await row.getByRole('button', { name: 'Edit' }).click();
  await expect(field(page, 'Entry')).toHaveValue('Taoist');
  await fill(page, { 'Entry in Gujarati': 'તાઓવાદી' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Record saved successfully.');
  await expect(row).toContainText('તાઓવાદી');
  await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused();

  await row.getByRole('button', { name: 'Delete' }).click();
  await acceptDialog(page, 'Are you sure to remove.?');
  await acceptDialog(page, 'Record removed successfully.');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Religion' })).toBeFocused();

  await inGujarati(page, '/select-lists?list=MOTHER_TONGUE');
  await expect(entryOf(page, 'Gujarati')).toContainText('પશ્ચિમ');
});

test('[D70] a country code added by an admin is offered by every form with a mobile number', async ({
  page,
}) => {
  const country = uniqueTitle();
  await signIn(page);
  await open(page, '/select-lists?list=COUNTRY_CODE');
  await page.getByRole('button', { name: 'Add entry' }).click();
  await fill(page, { 'Country code': '880', Country: country });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Record saved successfully.');
  await asVisitor(page, async (visitor) => {
    for (const path of [
      '/forgot-psw',
      '/login-matrimonial',
      '/register-matrimonial',
      '/forgotpsw-matromonial',
    ]) {
      await open(visitor, path);
      const codes = visitor.getByLabel('Country code');
      await expect(codes).toHaveValue('44');
      await codes.selectOption({ label: `${country} (+880)` });
    }
  });
  await entryOf(page, country).getByRole('button', { name: 'Delete' }).click();
  await acceptDialog(page, country);
  await acceptDialog(page, 'Record removed successfully.');
});
