import {
  asVisitor,
  BROKEN_FILM,
  bin,
  edit,
  expectGone,
  expectPicture,
  expectRefusal,
  FILM,
  field,
  fileField,
  fill,
  rowOf,
  save,
  signIn,
  uniqueTitle,
} from './admin.ts';
import { expect, expectAccessible, open, posterOf, test } from './test.ts';

const LINK = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

test('[D44] an admin adds a film, which the home page plays, and replaces it by a link', async ({ page }) => {
  await signIn(page);
  const title = uniqueTitle();
  await open(page, '/add-homepgvideo');
  await expect(page.getByRole('radio', { name: 'Video file' })).toBeChecked();
  await fill(page, { Title: title });
  await fileField(page).setInputFiles(FILM);
  await expectPicture(page.getByRole('img', { name: 'Picture before the video plays' }));
  await expectAccessible(page);
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
  await expectAccessible(page);
  await save(page);
  await edit(page, title);
  await expect(field(page, 'Link')).toHaveValue(LINK);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await asVisitor(page, async (visitor) => {
    await open(visitor, '/');
    await expect(visitor.getByRole('button', { name: title })).toBeAttached();
  });

  await bin(page, title);
  await expectGone(page, '/', title);
});

test('[D37] requires a film or a link, whichever is selected', async ({ page }) => {
  await signIn(page);
  await open(page, '/add-homepgvideo');
  await expectRefusal(page, 'Choose a video or enter a link.');
  await page.getByRole('radio', { name: 'Link to YouTube' }).check();
  await expectRefusal(page, 'Choose a video or enter a link.');
  await fill(page, { Link: 'https://example.org/film' });
  await expectRefusal(page, 'Enter a link to a video on YouTube, beginning with https://.');
  // An invalid link does not prevent saving once a film is selected.
  await page.getByRole('radio', { name: 'Video file' }).check();
  await expect(field(page, 'Link')).toHaveCount(0);
  await fileField(page).setInputFiles(FILM);
  // Switching the type keeps the input of each.
  await page.getByRole('radio', { name: 'Link to YouTube' }).check();
  await expect(field(page, 'Link')).toHaveValue('https://example.org/film');
  await page.getByRole('radio', { name: 'Video file' }).check();
  await expect(page.getByText('garba.mp4')).toBeVisible();
  await save(page);
  await bin(page, 'Without a title');
});

test('a film that the browser cannot play is saved without a poster', async ({ page }) => {
  await signIn(page);
  const title = uniqueTitle();
  await open(page, '/add-homepgvideo');
  await fill(page, { Title: title });
  await fileField(page).setInputFiles(BROKEN_FILM);
  await expect(page.getByText('No picture could be taken from this video.')).toBeVisible();
  await save(page);
  await expect(rowOf(page, title).locator('img')).toHaveCount(0);
  await bin(page, title);
});
