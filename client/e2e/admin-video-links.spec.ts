import {
  asVisitor,
  bin,
  edit,
  expectPicture,
  fileField,
  fill,
  PICTURE,
  rowOf,
  save,
  signIn,
  uniqueTitle,
} from './admin.ts';
import { expect, open, test } from './test.ts';

const LINK = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const SAVED = 'Record saved successfully.';

test('[D39] an admin adds a video without its link, adds the link and deletes it; visitors see it', async ({
  page,
}) => {
  await signIn(page);
  const title = uniqueTitle();
  await open(page, '/socvid-srclink');
  await fill(page, { Title: title, Description: 'The finals of the evening.' });
  await fileField(page).setInputFiles(PICTURE);
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
});
