import {
  asVisitor,
  bin,
  edit,
  expectGone,
  expectPicture,
  expectRefusal,
  fileField,
  fill,
  PICTURE,
  rowOf,
  save,
  signIn,
  uniqueTitle,
} from './admin.ts';
import { expect, expectAccessible, open, test } from './test.ts';

const LINK = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const SAVED = 'Record saved successfully.';

test('[D39] an admin adds a video without its link, adds the link and deletes it; visitors see each change', async ({
  page,
}) => {
  await signIn(page);
  const title = uniqueTitle();
  await open(page, '/socvid-srclink');
  await fill(page, { Title: title, Description: 'The finals of the evening.' });
  await fileField(page).setInputFiles(PICTURE);
  await expectAccessible(page);
  await save(page, SAVED);
  await expect(rowOf(page, title)).toContainText('No link yet');
  await expectPicture(rowOf(page, title).locator('img'));

  await edit(page, title);
  await fill(page, { Link: LINK });
  await save(page, SAVED);
  await expect(rowOf(page, title).getByRole('link', { name: /youtube/ })).toHaveAttribute('href', LINK);
  await asVisitor(page, async (visitor) => {
    await open(visitor, '/events');
    await expect(visitor.getByRole('article').filter({ hasText: title })).toBeVisible();
    await expect(visitor.getByRole('button', { name: title })).toBeAttached();
  });

  await bin(page, title);
  await expectGone(page, '/events', title);
});

test('an empty form shows its messages', async ({ page }) => {
  await signIn(page);
  await open(page, '/socvid-srclink');
  await fill(page, { Link: 'https://vimeo.com/1' });
  await expectRefusal(
    page,
    'Enter title.',
    'Enter description.',
    'Enter a link to a video on YouTube, beginning with https://.',
  );
});
