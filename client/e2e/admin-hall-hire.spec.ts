import type { APIRequestContext, Page } from '@playwright/test';
import { PATHS } from '../components/paths.ts';
import { answer, rowOf, signIn, uniqueTitle } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const SEND = 'mutation ($input: HireRequestInput!) { sendHireRequest(input: $input) }';

/** A visitor's request for an evening in March 2097. */
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
  expect((await response.json()).data).toEqual({ sendHireRequest: true });
}

const requests = (page: Page) => page.getByRole('region', { name: 'Hall hire requests' });
const month = (page: Page) => page.getByRole('region', { name: 'March 2097' });

test('[D33] of two requests for an evening one is accepted, and the other declined with a reason', async ({
  page,
  request: api,
}) => {
  const first = uniqueTitle();
  const second = uniqueTitle();
  await request(api, first, '09');
  await request(api, second, '09');
  await signIn(page);
  await open(page, PATHS.adminDashboard);
  await expect(rowOf(page, first)).toContainText('Sat, 9 Mar 2097, 18:00–22:30');
  await page.getByRole('link', { name: 'Hall calendar' }).click();
  await open(page, `${PATHS.hallCalendar}?month=2097-02`);
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/month=2097-03/);
  await expect(month(page).getByRole('link', { name: first })).toContainText('Requested');

  const row = requests(page).getByRole('row').filter({ hasText: first });
  await row.getByRole('button', { name: /^Accept/ }).click();
  await answer(page, `Accept the hire of ${first} on Sat, 9 Mar 2097, 18:00–22:30?`);
  await answer(page, 'The hire is accepted.');
  await expect(row).toHaveCount(0);
  await expect(month(page).getByRole('link', { name: first })).toContainText('Accepted');

  const other = requests(page).getByRole('row').filter({ hasText: second });
  await other.getByRole('button', { name: /^Accept/ }).click();
  await answer(page, `Accept the hire of ${second}`);
  await answer(page, 'The hall is already taken at this time.');
  await other.getByRole('button', { name: /^Decline/ }).click();
  const dialog = page.getByRole('dialog', { name: `Decline the hire of ${second}` });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await answer(page, 'Enter the reason.');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The hall is taken.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await answer(page, 'The hire is declined.');
  await expect(month(page).getByRole('link', { name: second })).toHaveCount(0);
  await expectAccessible(page);

  await page
    .getByRole('region', { name: 'All hires' })
    .getByRole('row')
    .filter({ hasText: second })
    .getByRole('link', { name: 'Edit' })
    .click();
  await expect(page.getByText('Reason: The hall is taken.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
});

test('[D33] the office enters a booking, edits it, and prints its agreement', async ({ page }) => {
  const name = uniqueTitle();
  await signIn(page);
  await open(page, `${PATHS.hallCalendar}?month=2097-03`);
  await page.getByRole('link', { name: 'Enter a booking' }).click();
  await page.getByRole('textbox', { name: 'Name of hirer' }).fill(name);
  await page.getByRole('textbox', { name: 'Telephone' }).fill('0116 496 0100');
  await page.getByRole('textbox', { name: 'Purpose' }).fill('Annual meeting');
  await page.locator('input[name="date"]').fill('2097-03-21');
  await page.locator('input[name="from"]').fill('10:00');
  await page.locator('input[name="to"]').fill('12:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await answer(page, 'Record saved successfully.');
  await month(page).getByRole('link', { name }).click();
  await expect(page.locator('input[name="hours"]')).toHaveValue('2.5');
  await page.getByRole('textbox', { name: 'Guests' }).fill('60');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hall hire: letting agreement');
  await expect(page.getByText(name).filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Save' }).click();
  await answer(page, 'Record saved successfully.');
  await inGujarati(page, `${PATHS.hallCalendar}?month=2097-03`);
  await expect(page.getByRole('region', { name: 'માર્ચ 2097' }).getByRole('link', { name })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('[D33] a request is deleted; a booking says that it is decided, and stays', async ({
  page,
  request: api,
}) => {
  const spam = uniqueTitle();
  const booking = uniqueTitle();
  await request(api, spam, '15');
  await request(api, booking, '15');
  await signIn(page);
  await open(page, `${PATHS.hallCalendar}?month=2097-03`);
  const rowIn = (region: string, name: string) =>
    page.getByRole('region', { name: region }).getByRole('row').filter({ hasText: name });
  await rowIn('Hall hire requests', spam)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await answer(page, 'Are you sure to remove.?');
  await answer(page, 'Record removed successfully.');
  await expect(rowIn('Hall hire requests', spam)).toHaveCount(0);
  await rowIn('Hall hire requests', booking)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await answer(page, `Accept the hire of ${booking}`);
  await answer(page, 'The hire is accepted.');
  await rowIn('All hires', booking)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await answer(page, 'Are you sure to remove.?');
  await answer(page, 'This hire request has been decided already.');
  await expect(rowIn('All hires', booking)).toContainText('Accepted');
});
