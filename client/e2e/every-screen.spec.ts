import { expectHeadAsServed } from './head.ts';
import { OPEN_PATHS } from './screens.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

for (const path of OPEN_PATHS) {
  test(`${path} opens in both languages`, async ({ page, isMobile }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (!isMobile) await expectHeadAsServed(page);
    await inGujarati(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (!isMobile) await expectHeadAsServed(page);
  });
}
