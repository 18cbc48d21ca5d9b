import type { APIRequestContext } from '@playwright/test';
import { acceptDialog, expectRefusal, field, fill, save, signIn } from './admin.ts';
import { expect, inGujarati, open, test } from './test.ts';

const SETTINGS = '/site-settings';

/** A page as the server sends it to visitors. */
const seen = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('[D42] an admin changes texts of the site; visitors and the admin see them immediately', async ({
  page,
  request,
}) => {
  await signIn(page);
  await open(page, SETTINGS);
  const history = await field(page, 'Short history').inputValue();
  await fill(page, { 'Short history': 'A new short history.' });
  await save(page);
  expect(await seen(request, '/')).toContain('A new short history.');
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

test('[D83] an admin selects the languages of the site and the default one', async ({ page, request }) => {
  await signIn(page);
  const gujarati = page.getByRole('checkbox', { name: 'ગુજરાતી' });
  await open(page, SETTINGS);
  await gujarati.uncheck();
  await save(page);
  try {
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveCount(0);
    const events = await seen(request, '/events?lang=gu');
    expect(events).toContain('<html lang="en"');
    expect(events).not.toContain('ગુજરાતી');
  } finally {
    await open(page, SETTINGS);
    await gujarati.check();
    await save(page);
  }
  expect(await seen(request, '/events?lang=gu')).toContain('<html lang="gu"');
});

test('an invalid form shows its messages, asks for nothing of a part that is not used, and is not left unasked', async ({
  page,
}) => {
  await signIn(page);
  await open(page, SETTINGS);
  await fill(page, { Email: 'nobody', Facebook: 'facebook.com/samaj', 'Position on the map': 'Leicester' });
  await expectRefusal(
    page,
    'Enter valid email.',
    'Enter the position as two numbers, for example 52.6469, -1.1253.',
    'Enter a link beginning with https://.',
  );
  await expect(field(page, 'Email')).toHaveValue('nobody');
  const approve = page.getByRole('checkbox', { name: 'Approve new members first' });
  await approve.check();
  await page.getByRole('checkbox', { name: 'Matrimonials' }).uncheck();
  await expect(approve).toBeHidden();
  await page.getByRole('checkbox', { name: 'Matrimonials' }).check();
  await expect(approve).toBeChecked();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await acceptDialog(page, 'Your changes are not saved.');
  await page.waitForURL('**/office');
});

test('an admin turns a part of the site off and on again: its page is gone, and what is in it is kept', async ({
  page,
  request,
}) => {
  await signIn(page);
  const part = page.getByRole('checkbox', { name: 'Documents' });
  const documents = async () => (await seen(request, '/view-pdf')).match(/href="\/PdfFile\/[^"]+"/g);
  const before = await documents();
  expect(before?.length).toBeGreaterThan(0);

  await open(page, SETTINGS);
  await part.uncheck();
  await save(page);
  await expect(page.getByRole('link', { name: 'Documents', exact: true })).toHaveCount(0);
  expect(await seen(request, '/')).not.toContain('href="/view-pdf"');
  expect((await request.get('/view-pdf')).status()).toBe(404);

  await open(page, SETTINGS);
  await part.check();
  await save(page);
  expect(await seen(request, '/')).toContain('href="/view-pdf"');
  expect(await documents()).toEqual(before);
});
