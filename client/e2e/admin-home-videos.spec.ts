import {
  asVisitor,
  BROKEN_FILM,
  bin,
  edit,
  expectPicture,
  FILM,
  field,
  fileField,
  fill,
  rowOf,
  save,
  signIn,
  uniqueTitle,
} from './admin.ts';
import { expect, open, posterOf, test } from './test.ts';

const LINK = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

test('[D44] an admin adds a film, which the home page plays, and replaces it by a link', async ({ page }) => {
  await signIn(page);
  const title = uniqueTitle();
  await open(page, '/add-homepgvideo');
  await expect(page.getByRole('radio', { name: 'Video file' })).toBeChecked();
  await fill(page, { Title: title });
  await fileField(page).setInputFiles(FILM);
  await expectPicture(page.getByRole('img', { name: 'Picture shown before the video plays' }));
  await save(page);
  await expectPicture(rowOf(page, title).locator('img'));
  await asVisitor(page, async (visitor) => {
    await open(visitor, '/');
    const film = visitor.locator(`video[aria-label="${title}"]`);
    await expect(posterOf(film)).toHaveAttribute('src', /\.jpg$/);
  });

  await edit(page, title);
  await page.getByRole('radio', { name: 'Link to YouTube' }).check();
  await fill(page, { Link: LINK });
  await save(page);
  await edit(page, title);
  await expect(field(page, 'Link')).toHaveValue(LINK);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await asVisitor(page, async (visitor) => {
    await open(visitor, '/');
    await expect(visitor.getByRole('button', { name: title })).toBeAttached();
  });

  await bin(page, title);
});

test('[D37] an invalid link does not keep a film from being saved, nor that the browser cannot play it', async ({
  page,
}) => {
  await signIn(page);
  const title = uniqueTitle();
  const link = 'https://example.org/film';
  await open(page, '/add-homepgvideo');
  await page.getByRole('radio', { name: 'Link to YouTube' }).check();
  await fill(page, { Title: title, Link: link });
  await page.getByRole('radio', { name: 'Video file' }).check();
  await expect(field(page, 'Link')).toHaveCount(0);
  await fileField(page).setInputFiles(BROKEN_FILM);
  // Switching the type keeps the input of each.
  await page.getByRole('radio', { name: 'Link to YouTube' }).check();
  await expect(field(page, 'Link')).toHaveValue(link);
  await page.getByRole('radio', { name: 'Video file' }).check();
  await expect(page.getByText('No picture could be taken from this video.')).toBeVisible();
  await save(page);
  await expect(rowOf(page, title).locator('img')).toHaveCount(0);
  await bin(page, title);
});
