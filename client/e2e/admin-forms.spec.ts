import { ADMIN_PATHS, PATHS } from '../components/page/paths.ts';
import { signIn } from './admin.ts';
import { expectHeadAsServed } from './head.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

for (const path of Object.values(ADMIN_PATHS)) {
  test(`${path} fits the screen and is accessible`, async ({ page, isMobile }) => {
    await signIn(page);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (!isMobile) await expectHeadAsServed(page);
    // Checked on phones because Gujarati words are longer and room is scarce.
    if (!isMobile) return;
    await inGujarati(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0A80-\u0AFF]/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('[D104] the dashboard has its sections in the specified order, each of which leads to its room', async ({
  page,
}) => {
  await signIn(page);
  await open(page, PATHS.adminDashboard);
  const titles = [
    'Contact Us List',
    'Home Page Video',
    'Notification',
    'Event',
    'Event Video',
    'Pooja/Seva',
    'Committee Member',
    'Upload Pdf File',
  ];
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(titles);
  await expect(page.getByRole('main').getByRole('link', { name: /^Show all/ })).toHaveCount(titles.length);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const title of titles) {
    await page
      .getByRole('region', { name: title, exact: true })
      .getByRole('link', { name: /^Show all/ })
      .click();
    await expect(page).not.toHaveURL(PATHS.adminDashboard);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(PATHS.adminDashboard);
  }
  await page.getByRole('link', { name: 'Go To Matrimonials Dashboard' }).click();
  await expect(page).toHaveURL(/mtm-admin-dashboard$/);
});
