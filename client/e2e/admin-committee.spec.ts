import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import {
  acceptDialog,
  asVisitor,
  bin,
  edit,
  expectPicture,
  fileField,
  fill,
  find,
  PICTURE,
  rowOf,
  save,
  signIn,
  uniqueTitle,
} from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './test.ts';

async function createMember(page: Page): Promise<string> {
  const name = uniqueTitle();
  await open(page, '/add-commiteemem');
  await fill(page, { Name: name, Position: 'Helper', Description: 'Helps wherever help is needed.' });
  await save(page);
  return name;
}

async function startTyping(page: Page): Promise<void> {
  await open(page, PATHS.officeCommittee);
  await page.getByRole('button', { name: 'Edit sequence' }).click();
}

async function startMoving(page: Page): Promise<void> {
  await startTyping(page);
  await page.getByRole('button', { name: 'Drag instead' }).click();
}

const numberOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Sequence number: ${name}` });

async function update(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update Seq.No.' }).click();
  await acceptDialog(page, 'Are you sure to update.?');
}

test('an admin adds a member with a portrait, edits and deletes; visitors see it', async ({ page }) => {
  await signIn(page);
  const name = uniqueTitle();
  await open(page, '/add-commiteemem');
  await expect(page.getByText('300x320')).toBeVisible();
  await fill(page, {
    Name: name,
    Position: 'Bell ringer',
    Description: 'Rings the bell at the evening arti.',
  });
  await fileField(page).setInputFiles(PICTURE);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Bell ringer');
  await save(page);
  await find(page, name);
  await expectPicture(rowOf(page, name).locator('img'));

  await edit(page, name);
  await fill(page, { Position: 'Lamp lighter' });
  await save(page);
  // The list is still narrowed by the search.
  await expect(rowOf(page, name)).toContainText('Lamp lighter');
  await asVisitor(page, async (visitor) => {
    await visitor.goto('/mem-details?page=2');
    await expect(visitor.getByRole('article').filter({ hasText: name })).toContainText('Lamp lighter');
  });

  await bin(page, name);
});

test('[D41] the committee is put in order by dragging, by the keyboard and by arrows, and a move is undone', async ({
  page,
}) => {
  await signIn(page);
  const name = await createMember(page);
  await startMoving(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const entries = page.getByRole('list', { name: 'Committee' }).getByRole('listitem');
  const total = await entries.count();
  const moved = (place: number) =>
    page.getByRole('alert').filter({ hasText: `${name} is now number ${place} of ${total}.` });
  const handle = page.getByRole('button', { name: `Drag ${name}` });

  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${name} is picked up.`)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${name} would be number ${total - 1} of ${total}.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(moved(total - 1)).toBeVisible();
  await expect(handle).toBeFocused();
  await page.getByRole('alert').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(moved(total)).toBeVisible();
  await expect(entries.last()).toContainText(name);

  const above = entries.nth(total - 2).getByRole('button', { name: /^Drag/ });
  const [from, to] = [await handle.boundingBox(), await above.boundingBox()];
  await page.mouse.move(from!.x + 20, from!.y + 20);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + 8, { steps: 6 });
  await page.mouse.up();
  await expect(moved(total - 1)).toBeVisible();
  await expect(entries.nth(total - 2)).toContainText(name);

  await entries
    .nth(total - 2)
    .getByRole('button', { name: 'Move down' })
    .click();
  await expect(moved(total)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('button', { name: 'Edit sequence' })).toBeFocused();
  await bin(page, name);
});

test('[D41] sequence numbers have up to four digits; Update moves the member and ends the sequence mode', async ({
  page,
}) => {
  await signIn(page);
  const name = await createMember(page);
  await startTyping(page);
  await expectAccessible(page);
  // All rows are shown, not only the first ones.
  const number = numberOf(page, name);
  await number.fill('');
  await number.pressSequentially('a0b');
  await expect(number).toHaveValue('0');
  await number.pressSequentially('12345');
  await expect(number).toHaveValue('0123');
  await number.fill('0');
  await page.getByRole('button', { name: 'Update Seq.No.' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(number).toHaveValue('0');
  await update(page);
  await acceptDialog(page, 'Data updated.');
  await expect(page.getByRole('button', { name: 'Edit sequence' })).toBeFocused();
  await asVisitor(page, async (visitor) => {
    await visitor.goto('/mem-details');
    await expect(visitor.getByRole('article').first()).toContainText(name);
  });
  await bin(page, name);
});

test('the page stays usable after two consecutive dialogs, whenever the response arrives', async ({
  page,
}) => {
  await signIn(page);
  let delay = 0;
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'UpdateCommitteeSequence') return route.fallback();
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.fulfill({ json: { data: { updateCommitteeSequence: 1 } } });
  });
  // A dialog that does not fade is gone at once.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, PATHS.officeCommittee);
  // Delays around the end of the first dialog's fade-out.
  for (delay = 40; delay <= 160; delay += 30) {
    await page.getByRole('button', { name: 'Edit sequence' }).click();
    await page
      .getByRole('textbox', { name: /^Sequence number/ })
      .last()
      .fill('9999');
    await update(page);
    await acceptDialog(page, 'Data updated.');
    await expect(page.getByRole('button', { name: 'Edit sequence' })).toBeFocused();
  }
});
