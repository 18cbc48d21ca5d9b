import {
  asVisitor,
  bin,
  edit,
  expectPicture,
  fileField,
  fill,
  openLanguage,
  PICTURE,
  save,
  signIn,
  uniqueTitle,
} from './admin.ts';
import { expect, open, test } from './test.ts';

test('an admin adds a pooja or seva with a picture, edits it and deletes it; visitors see it', async ({
  page,
}) => {
  await signIn(page);
  const title = uniqueTitle();
  await open(page, '/add-poojaseva');
  await expect(page.getByText('480x340')).toBeVisible();
  await fill(page, { Title: title, Description: 'Flowers and fruit are brought by the family.' });
  await fileField(page).setInputFiles(PICTURE);
  await save(page);
  await asVisitor(page, async (visitor) => {
    await visitor.goto('/poojaseva');
    await expectPicture(visitor.getByRole('article').filter({ hasText: title }).locator('img'));
  });

  await edit(page, title);
  await openLanguage(page, 'ગુજરાતી');
  await fill(page, { 'Title in Gujarati': 'પરીક્ષણ પૂજા' });
  await save(page);
  await asVisitor(page, async (visitor) => {
    await visitor.goto('/poojaseva?lang=gu');
    await expect(visitor.getByRole('article').filter({ hasText: 'પરીક્ષણ પૂજા' })).toBeVisible();
  });

  await bin(page, title);
});

test('[D83] typed text is kept when the language changes, and is sent', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page);
  const title = uniqueTitle();
  await open(page, '/add-poojaseva');
  await fill(page, { Title: title, Description: 'Flowers and fruit' });
  await save(page);
  await edit(page, title);
  await fill(page, { Description: 'Lamps and sweets' });
  await openLanguage(page, 'ગુજરાતી');
  await fill(page, { 'Title in Gujarati': 'દીવા' });
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'ગુજરાતી' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
  await expect(page.getByRole('textbox', { name: 'શીર્ષક (ગુજરાતી)' })).toHaveValue('દીવા');
  await banner.getByRole('link', { name: 'English' }).click();
  await openLanguage(page, 'English');
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
    'Lamps and sweets',
  );
  await save(page);
  await bin(page, title);
});
