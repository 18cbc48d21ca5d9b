import { PATHS } from '../components/page/paths.ts';
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
  seeSite,
  signIn,
  uniqueTitle,
} from './admin.ts';
import { expect, open, test } from './test.ts';

test('an admin adds a notification with two descriptions, edits it and deletes it; visitors see it', async ({
  page,
}) => {
  await signIn(page);
  const title = uniqueTitle();
  await open(page, '/add-dailyevent');
  await fill(page, { Title: title, Description: 'At seven in the evening', 'Description-1': 'Bring a lamp' });
  await fileField(page).setInputFiles(PICTURE);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Bring a lamp');
  await save(page);
  await expectPicture(rowOf(page, title).locator('img'));
  await expect(rowOf(page, title)).toContainText('Bring a lamp');
  await asVisitor(page, async (visitor) => {
    await open(visitor, '/');
    await expect(visitor.getByRole('button', { name: title }).first()).toBeAttached();
  });

  await edit(page, title);
  const changed = uniqueTitle();
  await fill(page, { Title: changed, 'Description-1': '' });
  await save(page);
  await expect(rowOf(page, changed)).not.toContainText('Bring a lamp');
  // The admin's own home page does not show an outdated list from the cache.
  await open(page, PATHS.officeNotices);
  await seeSite(page);
  await expect(page.getByRole('button', { name: changed }).first()).toBeAttached();
  await expect(page.getByRole('button', { name: title })).toHaveCount(0);

  await open(page, PATHS.officeNotices);
  await bin(page, changed);
});
