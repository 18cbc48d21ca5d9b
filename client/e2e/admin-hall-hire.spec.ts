import type { APIRequestContext, Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, expectProblem, sendOperation, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, inGujarati, open, test } from './test.ts';

const SEND = 'mutation ($input: HireRequestInput!) { sendHireRequest(input: $input) }';

/** Sends a visitor's request for an evening in March 2097. */
async function request(api: APIRequestContext, name: string, day: string): Promise<void> {
  const input = {
    name,
    purpose: 'Wedding',
    mobile: '07700 900123',
    guests: '150',
    ...{ date: `2097-03-${day}`, day: 'Saturday', from: '18:00', to: '22:30', hours: '4.5' },
  };
  const headers = { 'apollo-require-preflight': 'true' };
  const response = await api.post('/graphql', { headers, data: { query: SEND, variables: { input } } });
  expect((await response.json()).data).toEqual({ sendHireRequest: expect.stringMatching(/^H\d{5}$/) });
}

const requests = (page: Page) => page.getByRole('region', { name: 'Booking requests' });
const month = (page: Page) => page.getByRole('region', { name: 'March 2097' });
const MARCH = `${PATHS.officeHall}?view=month&day=2097-03-01`;

test('[D33] of two requests for the same evening one is accepted, the other declined with a reason', async ({
  page,
  request: api,
}) => {
  const first = uniqueTitle();
  const second = uniqueTitle();
  await request(api, first, '09');
  await request(api, second, '09');
  await signIn(page);
  await open(page, PATHS.hallCalendar);
  await expect(requests(page).getByRole('row').filter({ hasText: first })).toContainText(
    'Sat, 9 Mar 2097, 18:00–22:30',
  );
  await expect(requests(page).getByRole('row').filter({ hasText: first })).toContainText(
    'Overlaps with another',
  );
  // Shown next to the decision, and not repeated below the form.
  await requests(page)
    .getByRole('row')
    .filter({ hasText: first })
    .getByRole('link', { name: 'Edit' })
    .click();
  const clash = page.getByRole('status').filter({ hasText: 'Overlaps with' });
  await expect(clash).toContainText(`${second}, Sat, 9 Mar 2097, 18:00–22:30, Main hall, Asked for`);
  await expect(clash.locator('xpath=following-sibling::button')).toHaveText(['Accept', 'Decline']);
  // An older link to a month leads to the calendar.
  await open(page, `${PATHS.hallCalendar}?month=2097-02`);
  await page.getByRole('link', { name: /^Next request: .* Mar 2097, / }).click();
  await expect(month(page).getByRole('button', { name: first })).toContainText('Overlaps with another');
  await open(page, PATHS.hallCalendar);

  const row = requests(page).getByRole('row').filter({ hasText: first });
  await row.getByRole('button', { name: /^Accept/ }).click();
  await acceptDialog(page, `Accept the booking of ${first} on Sat, 9 Mar 2097, 18:00–22:30?`, 'Accept');
  await acceptDialog(page, 'Booking accepted.');
  await expect(row).toHaveCount(0);
  // Not on the accepted booking, only on the request that overlaps it.
  await open(page, MARCH);
  await expect(month(page).getByRole('button', { name: first })).toContainText('Hired');
  await expect(month(page).getByRole('button', { name: second })).toContainText('Overlaps with another');
  await expect(month(page).getByRole('button', { name: first })).not.toContainText('Overlaps with another');
  await open(page, PATHS.hallCalendar);

  const other = requests(page).getByRole('row').filter({ hasText: second });
  await other.getByRole('button', { name: /^Accept/ }).click();
  const taken = page.getByRole('dialog', { name: 'Not possible: Main hall is taken' });
  await expect(taken.getByRole('listitem')).toContainText([first]);
  await expect(taken.getByRole('button', { name: /^Main hall, / }).first()).toBeVisible();
  await expectAccessible(page);
  await taken.getByRole('button', { name: 'Leave it as it was' }).click();
  await other.getByRole('button', { name: /^Decline/ }).click();
  const dialog = page.getByRole('dialog', { name: `Decline the request from ${second}` });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expectProblem(page, 'Enter the reason.');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The hall is taken.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await acceptDialog(page, 'Request declined.');
  await page
    .getByRole('region', { name: 'All bookings' })
    .getByRole('row')
    .filter({ hasText: second })
    .getByRole('link', { name: 'Edit' })
    .click();
  await expect(page.getByText('Reason: The hall is taken.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});

test('[D33] the office enters a booking, edits it, and prints its agreement', async ({ page }) => {
  const name = uniqueTitle();
  await signIn(page);
  await open(page, PATHS.hallCalendar);
  await page.getByRole('link', { name: 'Add a booking' }).click();
  await page.getByRole('textbox', { name: 'Name of hirer' }).fill(name);
  await page.getByRole('textbox', { name: 'Telephone' }).fill('0116 496 0100');
  await page.getByRole('textbox', { name: 'Purpose' }).fill('Annual meeting');
  await page.locator('input[name="date"]').fill('2097-03-21');
  await page.locator('input[name="from"]').fill('10:00');
  await page.locator('input[name="to"]').fill('12:30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Record saved successfully.');
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('link', { name: 'Open the booking' }).click();
  await expect(page.locator('input[name="hours"]')).toHaveValue('2.5');
  await page.getByRole('textbox', { name: 'Guests' }).fill('60');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Hall hire: letting agreement')).toBeVisible();
  await expect(page.getByText(name).filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Record saved successfully.');
  await inGujarati(page, MARCH);
  await expect(page.getByRole('region', { name: 'માર્ચ 2097' }).getByRole('button', { name })).toBeVisible();
});

test('[D33] [D99] deleting a request names it in the question; a booking has no Delete', async ({
  page,
  request: api,
}) => {
  const spam = uniqueTitle();
  const booking = uniqueTitle();
  await request(api, spam, '15');
  await signIn(page);
  const input = {
    name: booking,
    purpose: 'Wedding',
    mobile: '07700 900123',
    ...{ date: '2097-03-15', from: '18:00', to: '22:30' },
  };
  await sendOperation(page, 'mutation ($input: HireInput!) { saveHire(input: $input) { id } }', { input });
  await open(page, PATHS.hallCalendar);
  const rowIn = (region: string, name: string) =>
    page.getByRole('region', { name: region }).getByRole('row').filter({ hasText: name });
  await rowIn('Booking requests', spam)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('alertdialog')).toContainText(`Are you sure to remove.?${spam}`);
  await acceptDialog(page, 'Are you sure to remove.?');
  await acceptDialog(page, 'Record removed successfully.');
  await expect(rowIn('Booking requests', spam)).toHaveCount(0);
  await expect(rowIn('All bookings', booking)).toContainText('Accepted');
  await expect(
    rowIn('All bookings', booking).getByRole('button', { name: /^Cancel booking|^Delete/ }),
  ).toHaveCount(0);
});
