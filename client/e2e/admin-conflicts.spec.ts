import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, expectProblem, fill, sendOperation, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './test.ts';

const SAVE_HIRE = 'mutation ($input: HireInput!) { saveHire(input: $input) { id version } }';
const SEND_HIRE = 'mutation ($input: HireRequestInput!) { sendHireRequest(input: $input) }';
const HIRES = 'query ($search: String) { hires(search: $search) { items { id version } } }';

const times = (day: string) => ({ date: `2096-03-${day}`, from: '18:00', to: '22:30' });
const hire = (name: string, day: string) => ({
  name,
  purpose: 'Wedding',
  mobile: '07700 900123',
  ...times(day),
});

const purpose = (page: Page) => page.getByRole('textbox', { name: 'Purpose' });

test('[DATA-5] typed changes to a hire survive accepting it above the form, and can then be saved', async ({
  page,
}) => {
  const name = uniqueTitle();
  await signIn(page);
  await sendOperation(page, SEND_HIRE, { input: hire(name, '02') });
  const [{ id }] = (await sendOperation(page, HIRES, { search: name })).hires.items;
  await open(page, `${PATHS.editHire}?_ID=${id}`);
  await purpose(page).fill('Golden wedding');
  await page.getByRole('button', { name: 'Accept' }).click();
  await acceptDialog(page, 'Accept the booking of', 'Accept');
  await acceptDialog(page, 'Booking accepted.');
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  await expect(purpose(page)).toHaveValue('Golden wedding');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Record saved successfully.');
  await open(page, `${PATHS.editHire}?_ID=${id}`);
  await expect(purpose(page)).toHaveValue('Golden wedding');
});

test('[DATA-5] after another administrator’s change, their version can be loaded or the typed one saved', async ({
  page,
}) => {
  const name = uniqueTitle();
  await signIn(page);
  const { saveHire } = await sendOperation(page, SAVE_HIRE, { input: hire(name, '05') });
  const { id, version } = saveHire;
  await open(page, `${PATHS.editHire}?_ID=${id}`);
  await purpose(page).fill('Mine');
  const theirs = await sendOperation(page, SAVE_HIRE, {
    input: { ...hire(name, '05'), purpose: 'Theirs', id, version },
  });

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Another person has changed this');
  await expect(purpose(page)).toHaveValue('Mine');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Load their version' }).click();
  await expect(purpose(page)).toHaveValue('Theirs');

  await purpose(page).fill('Mine again');
  await sendOperation(page, SAVE_HIRE, {
    input: { ...hire(name, '05'), purpose: 'Theirs again', id, version: theirs.saveHire.version },
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Another person has changed this');
  await page.getByRole('button', { name: 'Keep what I typed' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Record saved successfully.');
  await open(page, `${PATHS.editHire}?_ID=${id}`);
  await expect(purpose(page)).toHaveValue('Mine again');
});

test('[DATA-5] while a reason is written, changes by others to the hire are reported', async ({ page }) => {
  const name = uniqueTitle();
  await signIn(page);
  await sendOperation(page, SEND_HIRE, { input: hire(name, '12') });
  const [{ id, version }] = (await sendOperation(page, HIRES, { search: name })).hires.items;
  await open(page, `${PATHS.editHire}?_ID=${id}`);
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: `Decline the request from ${name}` });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Weddings are in the temple.');
  await sendOperation(page, SAVE_HIRE, { input: { ...hire(name, '12'), purpose: 'Concert', id, version } });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expectProblem(page, 'Another person has changed this');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Weddings are in the temple.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep what I typed' }).click();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await acceptDialog(page, 'Request declined.');
  await expect(page.getByText('Reason: Weddings are in the temple.')).toBeVisible();
});

test('[D33] the office is shown overlapping hires', async ({ page }) => {
  const booked = uniqueTitle();
  await signIn(page);
  await sendOperation(page, SAVE_HIRE, { input: hire(booked, '09') });
  await open(page, PATHS.editHire);
  await fill(page, { 'Name of hirer': uniqueTitle(), Telephone: '0116 496 0100', Purpose: 'Birthday' });
  await page.locator('input[name="date"]').fill('2096-03-09');
  await page.locator('input[name="from"]').fill('22:00');
  await page.locator('input[name="to"]').fill('23:00');
  const clash = page.getByRole('status').filter({ hasText: 'Not possible: Main hall is taken' });
  await expect(clash).toContainText(booked);
  await expect(clash).toContainText('Fri, 9 Mar 2096, 18:00–22:30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const refusal = page.getByRole('dialog', { name: 'Not possible: Main hall is taken' });
  await expect(refusal).toContainText(booked);
  await refusal.getByRole('button', { name: 'Choose another day or time' }).click();
  await page.locator('input[name="date"]').fill('2096-03-10');
  await expect(clash).toHaveCount(0);
});
