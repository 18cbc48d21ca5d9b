import { PATHS } from '../components/page/paths.ts';
import { remove, rowOf, signIn, uniqueTitle } from './admin.ts';
import { expect, open, test } from './test.ts';

const SEND = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
const MESSAGE = `Could the hall be booked for a wedding on the second Saturday of June?

We would be about 180 people, and would need the kitchen from the morning on.

The last line of a long message.`;

test('an admin reads a visitor’s full message, downloads all messages and deletes it', async ({
  page,
  request,
}) => {
  const name = uniqueTitle();
  const input = { name, email: 'asha@example.org', message: MESSAGE };
  const headers = { 'apollo-require-preflight': 'true' };
  await request.post('/graphql', { headers, data: { query: SEND, variables: { input } } });

  await signIn(page);
  await open(page, PATHS.officeMessages);
  const row = rowOf(page, name);
  await expect(row.getByRole('link', { name: 'asha@example.org' })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  const more = row.getByRole('button', { name: 'Read more' });
  await more.click();
  await expect(row.getByText('The last line of a long message.')).toBeInViewport();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ContactUs List \d\d-\d\d-\d{4}\.xlsx$/);

  await open(page, PATHS.officeMessages);
  const room = page
    .getByRole('navigation', { name: 'Office sections' })
    .getByRole('link', { name: /^People/ });
  await expect(room).toContainText(/waiting\.$/);
  const waiting = (await room.textContent())!;
  await row.getByRole('button', { name: 'Mark as done' }).click();
  await expect(room).not.toHaveText(waiting);
  await remove(page, name);
});
