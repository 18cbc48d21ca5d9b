import { PATHS } from '../components/page/paths.ts';
import { signIn } from './admin.ts';
import { ADMIN_PATHS } from './admin-paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

for (const path of ADMIN_PATHS) {
  test(`${path} fits the screen and can be used by everybody`, async ({ page, isMobile }) => {
    await signIn(page);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    // Gujarati words are the longer ones, so they are looked at where there is least room.
    if (!isMobile) return;
    await inGujarati(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0A80-\u0AFF]/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('the dashboard has its sections in the specified order, and a way to each', async ({ page }) => {
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
    'Donations',
    'Hall hire requests',
    'Users',
    'Audit log',
  ];
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
  const way = page
    .getByRole('navigation', { name: 'Sections of this page' })
    .getByRole('link', { name: 'Committee Member' });
  expect(await way.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize))).toBeGreaterThan(
    14,
  );
  await way.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Committee Member' })).toBeInViewport();
  await page.getByRole('link', { name: 'Go To Matrimonials Dashboard' }).click();
  await expect(page).toHaveURL(/mtm-admin-dashboard$/);
});
