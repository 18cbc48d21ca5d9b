import type { Page } from '@playwright/test';
import { resizeTo } from './screen-sizes.ts';
import { collectPageErrors, expect, test } from './test.ts';

/**
 * Gives all tests of the file that calls it one page, so that a browser that looks at screen after screen loads and
 * compiles what they share once. Each test opens its own screen, and fails if that logs errors or warnings.
 * @param prepare is called once, for example to sign in
 * @returns what gives a test the page, of a desktop's size, which remembers no language
 */
export function onePageForAll(prepare?: (page: Page) => Promise<unknown>): () => Promise<Page> {
  const pageErrors: string[] = [];
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage();
    collectPageErrors(page, pageErrors);
    await prepare?.(page);
  });
  test.afterEach(() => expect(pageErrors.splice(0)).toEqual([]));
  test.afterAll(() => page.context().close());
  return async () => {
    await page.context().clearCookies({ name: 'site-language' });
    await resizeTo(page, 'desktop');
    return page;
  };
}
