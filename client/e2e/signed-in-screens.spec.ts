import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { signIn } from './admin.ts';
import { signInAsDemoMember } from './member.ts';
import { onePageForAll } from './one-page.ts';
import { resizeTo } from './screen-sizes.ts';
import {
  expect,
  expectAccessible,
  expectLoaded,
  expectNoSidewaysScroll,
  inGujarati,
  open,
  test,
} from './test.ts';

// Screens that visitors are not shown; those of the office are in admin-forms.spec.ts.
const SCREENS: [string, (page: Page) => Promise<void>, string[]][] = [
  [
    'a user',
    (page) => signIn(page, 'user@example.org'),
    [PATHS.payments, `${PATHS.donations}?id=1`, PATHS.myDonations, PATHS.signUp, PATHS.security],
  ],
  [
    'a member',
    signInAsDemoMember,
    [
      `${PATHS.matrimonials}?groom=1`,
      PATHS.matrimonialWishes,
      `${PATHS.matrimonialCompare}?compare=1,2,3`,
      PATHS.matrimonialInterests,
      PATHS.matrimonialProfile,
    ],
  ],
];

for (const [who, prepare, addresses] of SCREENS)
  test.describe(who, () => {
    const thePage = onePageForAll(prepare);

    for (const address of addresses)
      test(`${address} fits every screen and is accessible in both languages`, async () => {
        const page = await thePage();
        await open(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectLoaded(page);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await resizeTo(page, 'phone');
        await expectLoaded(page);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page, 'butContrast');
        await inGujarati(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0A80-\u0AFF]/);
        await expectLoaded(page);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await resizeTo(page, 'desktop');
        await expectNoSidewaysScroll(page);
      });
  });
