import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { OPEN_PATHS } from './screens.ts';
import { expect, open, test } from './test.ts';

/** As a browser whose text was set to twice its size. */
const openLarge = async (page: Page, path: string) => {
  await open(page, path);
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
};

/** Headings of which a word stands on two lines. */
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

for (const width of [360, 1280])
  test.describe(`with text at 200 % on ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('no page scrolls sideways, or breaks a word of a heading', async ({ page }) => {
      for (const path of OPEN_PATHS)
        await test.step(path, async () => {
          await openLarge(page, path);
          const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft([path, Math.max(0, overhang), await brokenWords(page)]).toEqual([path, 0, []]);
        });
    });

    test('the button that plays a film is covered by nothing', async ({ page }) => {
      await openLarge(page, PATHS.home);
      const discs = page.locator('main .disc');
      await expect(discs.first()).toBeAttached();
      for (const disc of await discs.all()) {
        await disc.scrollIntoViewIfNeeded();
        const isCovered = await disc.evaluate((element) => {
          const strip = element.parentElement!.querySelector('.strip')!.getBoundingClientRect();
          return element.getBoundingClientRect().bottom > strip.top;
        });
        expect(isCovered).toBe(false);
      }
    });
  });
