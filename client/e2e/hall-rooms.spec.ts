import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import {
  acceptDialog,
  asVisitor,
  entryOf,
  expectPicture,
  PDF,
  PICTURE,
  sendOperation,
  signIn,
  uniqueTitle,
} from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** Chooses a file for a further photo, as people do, by the button. */
async function choose(page: Page, file: Parameters<Awaited<ReturnType<typeof chooser>>['setFiles']>[0]) {
  const [picker] = await Promise.all([
    chooser(page),
    page.getByRole('button', { name: 'Choose a picture' }).click(),
  ]);
  await picker.setFiles(file);
}
const chooser = (page: Page) => page.waitForEvent('filechooser');

/** Adds a photo and says at once what it shows. */
async function addPhoto(page: Page, description: string, gujarati: string): Promise<void> {
  await choose(page, PICTURE);
  const dialog = page.getByRole('dialog', { name: 'Describe' });
  await dialog.getByRole('textbox', { name: 'Description of the picture', exact: true }).fill(description);
  await dialog.getByRole('textbox', { name: 'Description of the picture in Gujarati' }).fill(gujarati);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(entryOf(page, description)).toBeVisible();
}

test('[CAL-1] photos of a room are added, described, put in order and removed; visitors see the first large', async ({
  page,
}) => {
  const [first, second] = [uniqueTitle(), uniqueTitle()];
  await signIn(page);
  await open(page, PATHS.officeRooms);
  await page.getByRole('row').filter({ hasText: 'Garden' }).getByRole('link', { name: 'Photos' }).click();
  await expect(page.getByRole('heading', { name: 'Photos: Garden' })).toBeVisible();
  await choose(page, PDF);
  await expect(page.getByText('Only images are supported').first()).toBeVisible();
  await addPhoto(page, first, 'પહેલો ફોટો');
  await addPhoto(page, second, 'બીજો ફોટો');
  await expect(page.getByRole('listitem').filter({ hasText: 'No description' })).toHaveCount(0);
  await entryOf(page, second)
    .getByRole('button', { name: /^Move up/ })
    .click();
  await expect(page.getByRole('list', { name: 'Photos' }).getByRole('listitem').first()).toContainText(
    second,
  );
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(WIDE);

  await asVisitor(page, async (visitor) => {
    await open(visitor, PATHS.hallHire);
    // Those of other rooms stand before.
    await visitor
      .getByRole('radio', { name: /Garden$/ })
      .first()
      .check({ force: true });
    await expectPicture(visitor.getByRole('img', { name: second }));
    await inGujarati(visitor, PATHS.hallHire);
    await expect(visitor.getByRole('img', { name: 'બીજો ફોટો', includeHidden: true })).toHaveCount(1);
  });

  for (const name of [second, first]) {
    await entryOf(page, name)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.getByRole('alertdialog')).toContainText(name);
    await acceptDialog(page, 'Are you sure to remove.?');
    await acceptDialog(page, 'Record removed successfully.');
    await expect(entryOf(page, name)).toHaveCount(0);
  }
  await asVisitor(page, async (visitor) => {
    await open(visitor, PATHS.hallHire);
    await expect(visitor.getByRole('radio', { name: /Garden$/ })).toHaveCount(0);
  });
});

test('[CAL-3] hirers pay by the days that the office sets, for bookings from then on', async ({ page }) => {
  const hirer = uniqueTitle();
  await signIn(page);
  await open(page, PATHS.hallTexts);
  const field = (name: string) => page.getByRole('textbox', { name });
  const due = [
    'Deposit: days after you accept the booking',
    'The rest: months before the hire',
    '… and so many days before that',
  ];
  const before: string[] = [];
  for (const name of due) before.push(await field(name).inputValue());
  const set = async (values: readonly string[]) => {
    for (const [index, name] of due.entries()) await field(name).fill(values[index]!);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Updated successfully.')).toBeVisible();
  };
  await field(due[0]!).fill('x');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Enter a smaller number, in digits.');
  await set(['21', '1', '5']);
  const input = {
    ...{ name: hirer, purpose: 'Wedding', mobile: '07700 900123', charges: '400', deposit: '150' },
    ...{ date: '2096-07-20', from: '11:00', to: '16:00' },
  };
  const { saveHire } = await sendOperation(
    page,
    'mutation ($input: HireInput!) { saveHire(input: $input) { id } }',
    { input },
  );
  await open(page, `${PATHS.editHire}?_ID=${saveHire.id}`);
  await page.getByRole('link', { name: 'Hall hire: £400.00' }).click();
  await expect(page.getByText('15 June 2096')).toBeVisible();
  await open(page, PATHS.hallTexts);
  await set(before);
});
