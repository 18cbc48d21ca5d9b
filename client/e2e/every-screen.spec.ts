import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { expectHeadAsServed } from './head.ts';
import { onePageForAll } from './one-page.ts';
import { resizeTo } from './screen-sizes.ts';
import { OPEN_PATHS } from './screens.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, inGujarati, open, test } from './test.ts';

const thePage = onePageForAll();

const EVENT = '/events/1';

/** What the association has written itself, by pages that show it in Gujarati, too. */
const WRITTEN: Record<string, (main: Locator) => Locator> = {
  [PATHS.home]: (main) => main.getByRole('article').first().getByRole('heading'),
  // The first ones are of other tests, without a translation.
  [PATHS.events]: (main) => main.getByRole('article').first(),
  [PATHS.poojaSevas]: (main) => main.getByRole('article').first(),
  [PATHS.committeeMembers]: (main) => main.getByRole('article').first().getByRole('paragraph').first(),
  [PATHS.documents]: (main) => main.getByRole('rowheader').first().locator('span').first(),
  [PATHS.contact]: (main) => main.getByRole('definition').last(),
};

const FORMS: readonly string[] = [
  PATHS.contact,
  PATHS.login,
  PATHS.forgotPassword,
  PATHS.signUp,
  PATHS.hallHire,
  PATHS.matrimonialLogin,
  PATHS.matrimonialRegister,
  PATHS.matrimonialForgotPassword,
];

const GUJARATI = /[\u0A80-\u0AFF]/;

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

/** Expects that there is room for the page when its letters are twice as large, on a phone also for its whole header. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  await expectNoSidewaysScroll(page);
  expect(await brokenWords(page)).toEqual([]);
  await resizeTo(page, 'phone');
  await expectNoSidewaysScroll(page);
  expect(await brokenWords(page)).toEqual([]);
  const header = page.getByRole('banner');
  for (const part of [
    header.getByText('Shree Samaj Leicester', { exact: true }),
    header.getByRole('link', { name: 'ગુજરાતી' }),
    header.getByRole('button', { name: 'Menu', exact: true }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await style.evaluate((element) => (element as HTMLElement).remove());
}

/**
 * Expects that no form's button could be pressed without effect before the page was hydrated, and that each can be now. A form
 * that the browser itself sends by GET, as that of the search, needs no scripts.
 */
async function expectButtonsToWork(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const served = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    return {
      buttons: textsOf('main form button'),
      enabled: textsOf('main form:not([method=get]) button:enabled'),
    };
  }, html);
  expect(served.enabled).toEqual([]);
  if (!FORMS.includes(path)) return;
  // Otherwise nothing was looked at above.
  expect(served.buttons).not.toEqual([]);
  const buttons = page.locator('main form button');
  expect(await buttons.count()).toBeGreaterThan(0);
  await expect(buttons.and(page.locator(':disabled'))).toHaveCount(0);
}

/** Expects that the page is in Gujarati, and what the association has written itself, too. */
async function expectGujarati(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(GUJARATI);
  const written = WRITTEN[path];
  if (written) await expect(written(page.getByRole('main'))).toContainText(GUJARATI);
}

for (const path of [...OPEN_PATHS, EVENT]) {
  test(`${path} opens in both languages and fits every screen`, async () => {
    const page = await thePage();
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // On a slow line a second would come at the cost of the one that is seen first.
    expect(await page.locator('img[fetchpriority="high"]').count()).toBeLessThanOrEqual(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expectHeadAsServed(page);
    await expectButtonsToWork(page, path);
    await expectRoomForLargeText(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'butContrast');
    await resizeTo(page, 'smallPhone');
    await expectNoSidewaysScroll(page);
    // Gujarati words are longer, and room is scarce on phones.
    await resizeTo(page, 'phone');
    await inGujarati(page, path);
    await expectGujarati(page, path);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await resizeTo(page, 'desktop');
    await expectNoSidewaysScroll(page);
    await expectGujarati(page, path);
    await expectHeadAsServed(page);
  });
}
