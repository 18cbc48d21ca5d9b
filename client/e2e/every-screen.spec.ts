import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { expectHeadAsServed } from './head.ts';
import { onePageForAll } from './one-page.ts';
import { OPEN_PATHS } from './screens.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const thePage = onePageForAll();

const EVENT = '/events/1';

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

/** Words of headings that stand on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of node.textContent!.matchAll(/[^\s\u00AD\u200B/–—-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          if (lines.size > 1) broken.push(word);
        }
      return broken;
    }),
  );

/** Expects that there is room for the page, and on a telephone for its whole header, when its letters are twice as large. */
async function expectRoomForLargeText(page: Page, isMobile: boolean): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  await expectNoSidewaysScroll(page);
  expect(await brokenWords(page)).toEqual([]);
  if (!isMobile) return;
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
    await expectRoomForLargeText(page, isMobile);
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
