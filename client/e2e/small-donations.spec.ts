import { PATHS } from '../components/page/paths.ts';
import { field, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, open, test } from './test.ts';

test('a treasurer adds a collection, corrects it, prints the year and voids it', async ({ page }) => {
  await signIn(page);
  await open(page, PATHS.giftAid);
  const section = page.getByRole('region', { name: 'Small donations (GASDS)' });
  const place = uniqueTitle();
  await section.getByRole('button', { name: 'Add a collection' }).click();
  const dialog = page.getByRole('dialog');
  await field(page, 'Place or occasion').fill(place);
  await field(page, 'Total, in £').fill('21.40');
  await field(page, 'Counted by').fill('Asha Rao');
  await field(page, 'Counted with').fill('Kiran Patel');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Check that each donation was £30 or less');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  const row = section.getByRole('row').filter({ hasText: place });
  await expect(row).toContainText('£21.40');
  await row.getByRole('button', { name: 'Correct' }).click();
  await field(page, 'Total, in £').fill('20.40');
  await dialog.getByRole('checkbox').check();
  await field(page, 'Reason').fill('A coin was foreign');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.filter({ hasText: '£21.40' })).toContainText('A coin was foreign');
  await expect(row.filter({ hasText: '£20.40' })).toBeVisible();

  await section.getByRole('button', { name: 'Print the list' }).click();
  await expect(dialog).toContainText('small donations in the tax year');
  await expect(dialog.getByRole('row').filter({ hasText: place })).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await row.filter({ hasText: '£20.40' }).getByRole('button', { name: 'Void' }).click();
  await field(page, 'Reason').fill('Counted twice');
  await dialog.getByRole('button', { name: 'Void' }).click();
  await expect(row.filter({ hasText: 'Counted twice' })).toBeVisible();
});
