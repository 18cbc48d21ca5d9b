import type { Page } from '@playwright/test';
import { acceptDialog, asVisitor, expectRefusal, field, fill, save, signIn } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const SETTINGS = '/site-settings';

test('[D42] an admin changes texts of the site; visitors and the admin see them immediately', async ({
  page,
}) => {
  await signIn(page);
  await open(page, SETTINGS);
  const history = await field(page, 'Short history').inputValue();
  await fill(page, { 'Short history': 'A new short history.' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await save(page);
  await asVisitor(page, async (visitor) => {
    await visitor.goto('/');
    await expect(visitor.getByRole('contentinfo')).toContainText('A new short history.');
  });
  await open(page, SETTINGS);
  await fill(page, { 'Short history': history });
  await save(page);
});

test('[D51] an admin makes new members wait for approval', async ({ page }) => {
  await signIn(page);
  const approve = page.getByRole('checkbox', { name: 'Approve new members first' });
  for (const isOn of [true, false]) {
    await open(page, SETTINGS);
    await expect(approve).toBeChecked({ checked: !isOn });
    await approve.setChecked(isOn);
    await save(page);
  }
  await inGujarati(page, SETTINGS);
  await expect(page.getByRole('checkbox', { name: 'નવા સભ્યોને પહેલાં મંજૂરી આપવી' })).not.toBeChecked();
});

test('[D83] an admin selects the languages of the site and the default one', async ({ page }) => {
  await signIn(page);
  const gujarati = page.getByRole('checkbox', { name: 'ગુજરાતી' });
  await open(page, SETTINGS);
  await gujarati.uncheck();
  await save(page);
  try {
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveCount(0);
    await asVisitor(page, async (visitor) => {
      await visitor.goto('/events?lang=gu');
      await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
      await expect(visitor.getByText('ગુજરાતી', { exact: true })).toHaveCount(0);
    });
  } finally {
    await open(page, SETTINGS);
    await gujarati.check();
    await save(page);
  }
  await asVisitor(page, async (visitor) => {
    await visitor.goto('/events?lang=gu');
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'gu');
  });
});

test('an invalid form shows its messages', async ({ page }) => {
  await signIn(page);
  await open(page, SETTINGS);
  await fill(page, { Email: 'nobody', Facebook: 'facebook.com/samaj', 'Position on the map': 'Leicester' });
  await expectRefusal(
    page,
    'Enter valid email.',
    'Enter the position as two numbers, such as 52.6469, -1.1253.',
    'Enter a link beginning with https://.',
  );
  await expect(field(page, 'Email')).toHaveValue('nobody');
});

test('[DATA-5] of two concurrent editors the second is told of the conflict and keeps the typed text', async ({
  page,
}) => {
  await signIn(page);
  await open(page, SETTINGS);
  const number = await field(page, 'Charity number').inputValue();
  const other = await page.context().newPage();
  await open(other, SETTINGS);
  await fill(other, { 'Charity number': '1234567' });
  await save(other);
  await fill(page, { 'Charity number': '7654321' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Somebody else has changed this');
  await expect(field(page, 'Charity number')).toHaveValue('7654321');
  await expect(page.getByRole('link', { name: 'Open the other version in a new tab' })).toBeVisible();
  await page.getByRole('button', { name: 'Load their version' }).click();
  await expect(field(page, 'Charity number')).toHaveValue('1234567');
  await open(other, SETTINGS);
  await fill(other, { 'Charity number': number });
  await save(other);
});

test('leaving with unsaved changes asks first', async ({ page }) => {
  await signIn(page);
  await open(page, SETTINGS);
  await fill(page, { 'Contact hours': 'Never' });
  await page.getByRole('link', { name: 'Cancel' }).click();
  await acceptDialog(page, 'Your changes are not saved.');
  await page.waitForURL('**/office');
});

test('an admin turns a part of the site off and on again: its page is gone, and what is in it is kept', async ({
  page,
}) => {
  await signIn(page);
  const part = page.getByRole('checkbox', { name: 'Forms and documents' });
  const documents = (visitor: Page) => visitor.getByRole('main').getByRole('link');
  let before: string[] = [];
  await asVisitor(page, async (visitor) => {
    await open(visitor, '/view-pdf');
    before = await documents(visitor).allInnerTexts();
    expect(before.length).toBeGreaterThan(0);
  });

  await open(page, SETTINGS);
  await part.uncheck();
  await save(page);
  await expect(page.getByRole('link', { name: 'Forms', exact: true })).toHaveCount(0);
  await asVisitor(page, async (visitor) => {
    await open(visitor, '/');
    await expect(visitor.getByRole('link', { name: 'Forms', exact: true })).toHaveCount(0);
    expect((await visitor.goto('/view-pdf'))?.status()).toBe(404);
  });

  await open(page, SETTINGS);
  await part.check();
  await save(page);
  await asVisitor(page, async (visitor) => {
    await open(visitor, '/');
    await expect(visitor.getByRole('link', { name: 'Forms', exact: true }).first()).toBeVisible();
    await open(visitor, '/view-pdf');
    expect(await documents(visitor).allInnerTexts()).toEqual(before);
  });
});

test('the settings of a part that is not used are not asked for, and stay', async ({ page }) => {
  await signIn(page);
  await open(page, SETTINGS);
  const approve = page.getByRole('checkbox', { name: 'Approve new members first' });
  await approve.check();
  await page.getByRole('checkbox', { name: 'Matrimonials' }).uncheck();
  await expect(approve).toBeHidden();
  await page.getByRole('checkbox', { name: 'Matrimonials' }).check();
  await expect(approve).toBeChecked();
});
