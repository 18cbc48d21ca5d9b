import type { Page } from '@playwright/test';
import { expect, open, test } from './test.ts';

const NOT_REACHED = 'The site cannot be reached.';

async function expectTold(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

/** Without a network the browser reports each request that it cannot make. */
function forgetLostRequests(pageErrors: string[]): void {
  const others = pageErrors.filter((error) => !/ERR_INTERNET_DISCONNECTED|dynamically imported/.test(error));
  pageErrors.splice(0, pageErrors.length, ...others);
}

test('a message that is sent without a network says so in the page, stays, and is sent later', async ({
  page,
  context,
  pageErrors,
}) => {
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  // Before anything is touched, so that no code of the form has been fetched.
  await context.setOffline(true);
  const form = page.getByRole('form', { name: 'Write to us' });
  const message = form.getByRole('textbox', { name: 'Message' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Kokila Mistry');
  await form.getByRole('textbox', { name: 'Email' }).fill('kokila@example.org');
  await message.fill('Is the hall free?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toContainText(NOT_REACHED);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(message).toHaveValue('Is the hall free?');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expectTold(page, 'Message send successfully.');
  forgetLostRequests(pageErrors);
});

test('a form that is touched has fetched all that checks it', async ({ page, context, pageErrors }) => {
  await open(page, '/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Kokila Mistry');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expectTold(page, 'Enter valid email.');
  expect(pageErrors).toEqual([]);
});

test('a link that cannot be followed says so, and leaves the page and what was typed', async ({
  page,
  context,
  pageErrors,
}) => {
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' });
  await link.click();
  await expectTold(page, NOT_REACHED);
  await expect(page).toHaveURL(/\/contact$/);
  await context.setOffline(false);
  await link.click();
  await expect(page).toHaveURL(/\/whoweare$/);
  forgetLostRequests(pageErrors);
});
