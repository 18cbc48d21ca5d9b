import { PATHS } from '../components/page/paths.ts';
import { field, fill, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

test('a visitor complains, and the office confirms that it has come, and answers', async ({ page }) => {
  const name = uniqueTitle();
  await open(page, PATHS.requests);
  await page.getByRole('radio', { name: 'Make a complaint' }).check();
  await fill(page, {
    Name: name,
    Phone: '0116 496 0000',
    'What is it about?': 'A photo of me is on the site',
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sent = page.getByRole('status').filter({ hasText: 'Thank you. We have received it.' });
  await expect(sent).toBeFocused();
  const [reference] = /R\d{5}/.exec(await sent.innerText())!;

  await signIn(page);
  await open(page, `${PATHS.officeRequests}?search=${reference}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(/Acknowledge by .* days left/);
  await page.getByRole('link', { name: `Open ${reference}` }).click();

  // What was written stands above what can be done about it.
  const words = page.getByText('A photo of me is on the site');
  const next = page.getByRole('button', { name: 'Acknowledge', exact: true });
  await expect(words).toBeVisible();
  await expect(next).toBeVisible();
  expect((await words.boundingBox())!.y).toBeLessThan((await next.boundingBox())!.y);
  await next.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'By phone' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Note', exact: true }).click();
  await expect(page.getByText('Acknowledged', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Assigned to' })).not.toHaveValue('');
  await field(page, 'Add what was done').fill('Took the photo down');
  await page.getByRole('button', { name: 'Add note', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Took the photo down' })).toBeVisible();

  await page.getByRole('button', { name: 'Answer or close' }).click();
  await field(page, 'Your answer').fill('The photo is gone.');
  await dialog.getByRole('radio', { name: 'By phone' }).check();
  await dialog.getByRole('button', { name: 'Note', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'The photo is gone.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Answer or close' })).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  const { pathname, search } = new URL(page.url());
  await inGujarati(page, `${pathname}${search}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'મળ્યાની જાણ કરી' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
