import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { sendOperation, signIn, uniqueTitle } from './admin.ts';
import { ANY_WIDTH, expect, expectAccessible, open, test } from './test.ts';

const SAVE = 'mutation ($input: HireInput!) { saveHire(input: $input) { id } }';

/** A hire of an evening of 2096, entered by the office. */
async function enterHire(page: Page, name: string, date: string): Promise<void> {
  const input = { name, purpose: 'Engagement', mobile: '07700 900123', date, from: '11:00', to: '16:00' };
  await sendOperation(page, SAVE, { input });
}

test('[CAL-2] a class every week says beforehand which date is taken, leaves it out with one press and is saved', async ({
  page,
}) => {
  const [hirer, title] = [uniqueTitle(), uniqueTitle()];
  await signIn(page);
  await enterHire(page, hirer, '2096-03-14');
  await open(page, `${PATHS.officeHall}?day=2096-03-07`);
  await page.getByRole('button', { name: 'Enter a booking' }).click();
  await page.getByRole('menuitem', { name: 'Class or group that repeats' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'What is it called?' }).fill(title);
  await dialog.locator('input[name="firstDay"]').fill('2096-03-07');
  await dialog.getByLabel('Last day').fill('2096-03-21');
  await dialog.locator('input[name="from"]').fill('15:00');
  await dialog.locator('input[name="to"]').fill('17:00');
  await expect(dialog.getByRole('status').filter({ hasText: '3 dates' })).toContainText(hirer);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Leave out this date' }).click();
  await expect(dialog.getByText('The rooms are free on all of them.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save the series' }).click();
  await expect(page.getByText(`${title} is in the calendar.`)).toBeVisible();
  await expect(page.getByRole('button', { name: title })).toHaveCount(1);
});

test(
  '[CAL-1] a move to a time that is taken is refused with the name and what is free, and one press takes that',
  ANY_WIDTH,
  async ({ page }) => {
    const [stays, moves] = [uniqueTitle(), uniqueTitle()];
    await signIn(page);
    await enterHire(page, stays, '2096-05-11');
    await enterHire(page, moves, '2096-05-12');
    await open(page, `${PATHS.officeHall}?day=2096-05-12`);
    await page.getByRole('button', { name: moves }).click();
    await page.getByRole('button', { name: 'Move' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move Engagement' });
    await dialog.locator('input[name="date"]').fill('2096-05-11');
    await expect(dialog.getByRole('status').filter({ hasText: 'Not possible' })).toContainText(stays);
    await dialog.getByRole('button', { name: 'Move' }).click();
    const refusal = page.getByRole('dialog', { name: /^Not possible: / });
    await expect(refusal).toContainText(stays);
    await expectAccessible(page);
    await refusal
      .getByRole('button', { name: /\d\d:\d\d–\d\d:\d\d/ })
      .first()
      .click();
    await expect(page.getByText(/^Engagement is now /)).toBeVisible();
  },
);
