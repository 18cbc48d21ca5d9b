import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { expectHeadAsServed } from './head.ts';
import { onePageForAll } from './one-page.ts';
import { OPEN_PATHS } from './screens.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const thePage = onePageForAll();

const EVENT = '/events/1';

/** Those that are looked at with the letters twice as large, too. */
const ENLARGED: readonly string[] = [
  PATHS.home,
  PATHS.events,
  EVENT,
  PATHS.notices,
  PATHS.documents,
  PATHS.contact,
  PATHS.hallHire,
  PATHS.login,
];

/** What the association has written itself, by pages that show it in Gujarati, too. */
const WRITTEN: Record<string, (main: Locator) => Locator> = {
  [PATHS.home]: (main) => main.getByRole('article').first().getByRole('heading'),
  // The first ones are of other tests, without a translation.
  [PATHS.events]: (main) => main.getByRole('article').nth(5).getByRole('paragraph').first(),
  [PATHS.poojaSevas]: (main) => main.getByRole('article').first(),
  [PATHS.committeeMembers]: (main) => main.getByRole('article').first().getByRole('paragraph').first(),
  [PATHS.documents]: (main) => main.getByRole('rowheader').first().locator('span').first(),
  [PATHS.contact]: (main) => main.getByRole('definition').last(),
};

const GUJARATI = /[\u0A80-\u0AFF]/;

/** Expects that the smallest telephone has room for the page. */
async function expectRoomAt320(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width, height });
}

/** Expects that a telephone has room for the page, and for its whole header, when its letters are twice as large. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  await expectNoSidewaysScroll(page);
  const header = page.getByRole('banner');
  for (const part of [
    header.getByText('Shree Samaj Leicester', { exact: true }),
    header.getByRole('link', { name: 'ગુજરાતી' }),
    header.getByRole('button', { name: 'Menu', exact: true }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
}

for (const path of [...OPEN_PATHS, EVENT]) {
  test(`${path} opens in both languages`, async ({ isMobile }) => {
    const page = await thePage();
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (isMobile) await expectRoomAt320(page);
    else await expectHeadAsServed(page);
    if (isMobile && ENLARGED.includes(path)) await expectRoomForLargeText(page);
    await inGujarati(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(GUJARATI);
    const written = WRITTEN[path];
    if (written) await expect(written(page.getByRole('main'))).toContainText(GUJARATI);
    await expectNoSidewaysScroll(page);
    // Gujarati words are longer, and room is scarce on phones.
    if (isMobile) await expectAccessible(page);
    else await expectHeadAsServed(page);
  });
}
