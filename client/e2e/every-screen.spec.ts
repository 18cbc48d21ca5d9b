import { ADMIN_PATHS, PATHS } from '../components/page/paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

/** Visitors are told to sign in; see donations.spec.ts. */
const DONOR_PATHS: string[] = [PATHS.payments, PATHS.donations, PATHS.donationSuccess, PATHS.myDonations];
/** Visitors are redirected to a login page; see matrimonial-accounts.spec.ts and security.spec.ts. */
const MEMBER_PATHS: string[] = [PATHS.matrimonials, PATHS.matrimonialProfile, PATHS.security];
const CLOSED_PATHS: string[] = [...Object.values(ADMIN_PATHS), ...DONOR_PATHS, ...MEMBER_PATHS];
const OPEN_PATHS = Object.values(PATHS).filter(
  (path) => !CLOSED_PATHS.includes(path) && path !== PATHS.legacySignUp,
);

for (const path of OPEN_PATHS) {
  test(`${path} opens in both languages`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await inGujarati(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
