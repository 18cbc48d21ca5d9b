import { PATHS } from '../components/page/paths.ts';
import { field, rowOf, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, goBack, open, test } from './test.ts';

test('a treasurer enters a pile of envelopes by the keyboard, finishes it, and takes it back', async ({
  page,
}) => {
  await signIn(page);
  const family = `Family ${uniqueTitle()}`;
  await open(page, PATHS.cashCounts);
  await page.getByRole('button', { name: 'Start a count' }).click();

  const place = uniqueTitle();
  const about = page.getByRole('region', { name: 'About this count' });
  await about.getByLabel('Place or occasion').fill(place);
  await about.getByLabel('Counted by').fill('Asha Rao');
  await about.getByLabel('Counted with').fill('Kiran Patel');
  await about.getByLabel(/^Total counted/).fill('35');

  // A new donor; all by the keyboard from here.
  await page.getByLabel('Donor', { exact: true }).focus();
  await page.keyboard.type(family);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Donation type', { exact: true })).toBeFocused();
  await page.keyboard.type('Navratri');
  await page.keyboard.press('Enter');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Donor', { exact: true })).toBeFocused();
  await expect(rowOf(page, family)).toContainText('£20.00');
  await expect(page.getByText('The envelopes are £15.00 short of the total counted.')).toBeVisible();

  // Nothing typed is a donation without a name, for the same as before; a sum that is none is said at once.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1o');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Amount/)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Anonymous')).toContainText('£10.00');
  await expectAccessible(page);

  await page.reload();
  await expect(rowOf(page, family)).toContainText('£20.00');
  await page.getByRole('button', { name: 'Add 2 donations' }).click();
  await expect(page.getByText('The envelopes do not add up to the total counted.')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByLabel(/^Total counted/).fill('30');
  await expect(page.getByText('The totals agree.')).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 donations' }).click();
  await expect(page.getByText('2 donations added to Donations.')).toBeVisible();
  await expect(page.getByText('Added to Donations', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: family }).click();
  await expect(page.getByRole('heading', { level: 1, name: family })).toBeVisible();
  await expect(page.getByText('£20.00').first()).toBeVisible();
  await goBack(page);

  await page.getByRole('button', { name: 'Void this count' }).click();
  await page.getByLabel('Reason').fill('Counted twice');
  await page.getByRole('dialog').getByRole('button', { name: 'Void this count' }).click();
  await expect(page.getByText(/Counted twice/)).toBeVisible();
  await expect(rowOf(page, family)).toContainText('Cancelled');
});

test('donors that are the same are put together, and taken apart by Undo', async ({ page }) => {
  await signIn(page);
  const [stays, goes] = [uniqueTitle(), uniqueTitle()];
  for (const name of [stays, goes]) {
    await open(page, PATHS.donors);
    await page.getByRole('button', { name: 'Add donor' }).click();
    await field(page, 'Name').fill(name);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Merge with another donor' }).click();
  await page.getByLabel('Name or postcode of the donor to keep').fill(stays);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Merge donors' }).click();
  await expect(page.getByRole('heading', { level: 1, name: stays })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`${goes} is a separate donor again.`)).toBeVisible();
  await open(page, `${PATHS.donors}?search=${encodeURIComponent(goes)}`);
  await expect(rowOf(page, goes)).toBeVisible();
});
