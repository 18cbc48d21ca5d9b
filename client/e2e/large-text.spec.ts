import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { expect, open, test } from './test.ts';

/** As a browser whose text was set to twice its size. */
const openLarge = async (page: Page, path: string) => {
  await open(page, path);
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
};

for (const width of [360, 1280])
  test.describe(`with text at 200 % on ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('the button that plays a film is covered by nothing, and nothing of its words is cut off', async ({
      page,
    }) => {
      await openLarge(page, `${PATHS.home}?lang=gu`);
      const discs = page.locator('main [class*="_disc_"]');
      await expect(discs.first()).toBeAttached();
      // Asked again: the page's parts are drawn anew while it comes alive.
      const areFree = () =>
        discs.evaluateAll((elements) =>
          elements.map((element) => {
            const strip = element.parentElement!.querySelector('[class*="_strip_"]')!;
            const frame = element.closest('.day-colours')!.getBoundingClientRect();
            const { top, bottom } = strip.getBoundingClientRect();
            return element.getBoundingClientRect().bottom <= top && bottom <= frame.bottom + 1;
          }),
        );
      await expect.poll(async () => [...new Set(await areFree())]).toEqual([true]);
    });

    test('the hours of a hire are seen in full', async ({ page }) => {
      await openLarge(page, PATHS.hallHire);
      // Six letters wide, and the clock: 06:30 PM.
      for (const name of ['from', 'to'])
        expect(
          await page
            .locator(`input[name=${name}]`)
            .evaluate((field) => field.clientWidth / Number.parseFloat(getComputedStyle(field).fontSize)),
        ).toBeGreaterThan(6.5);
    });
  });
