import {
  asVisitor,
  bin,
  edit,
  field,
  fileField,
  fill,
  PDF,
  rowOf,
  save,
  signIn,
  uniqueTitle,
} from './admin.ts';
import { expect, open, test } from './test.ts';

test('an admin uploads a PDF, views it, edits and deletes it; visitors see it', async ({ page }) => {
  await signIn(page);
  const description = uniqueTitle();
  await open(page, '/upload-pdf');
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Pdf File' })).toBeVisible();
  await expect(field(page, 'File name')).not.toBeEditable();
  await fileField(page).setInputFiles(PDF);
  await expect(field(page, 'File name')).toHaveValue('Hall rules.pdf');
  await expect(page.getByRole('link', { name: 'View the file' })).toHaveCount(0);
  const title = `Rules of ${description}`;
  await fill(page, { Title: title, Description: description });
  const preview = page.getByRole('region', { name: 'Preview' });
  for (const text of [title, description])
    await expect(preview.getByText(text, { exact: true })).toBeVisible();
  await save(page);
  await expect(rowOf(page, description)).toContainText('Hall rules.pdf');
  await expect(rowOf(page, description)).toContainText(title);
  const address = await rowOf(page, description).getByRole('link', { name: 'View' }).getAttribute('href');
  await asVisitor(page, async (visitor) => {
    await visitor.goto('/view-pdf');
    const link = visitor.getByRole('row').filter({ hasText: description }).getByRole('link');
    await expect(link).toHaveAttribute('href', address ?? '');
    await expect(link).toHaveAccessibleName(`Download: ${title} (opens in a new window)`);
  });

  await edit(page, description);
  const eye = page.getByRole('link', { name: 'View the file' });
  await expect(eye).toHaveAttribute('target', '_blank');
  const file = await page.request.get((await eye.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  const changed = uniqueTitle();
  await fill(page, { Description: changed });
  await save(page);
  // The file is kept when only its description changes.
  await expect(rowOf(page, changed).getByRole('link', { name: 'View' })).toHaveAttribute(
    'href',
    address ?? '',
  );

  await bin(page, changed);
});
