import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * The contexts in which the tests of a worker open their pages, one for each way in which tests want theirs: emptied after
 * each test, but for what the browser keeps of files that never change, so that the scripts of all pages are loaded and
 * compiled once.
 */
export class KeptContexts {
  readonly #contexts = new Map<string, BrowserContext>();

  /** @param options what it is made with, of all that tests choose */
  async take(browser: Browser, options: object): Promise<BrowserContext> {
    const wanted = JSON.stringify(options);
    const context = this.#contexts.get(wanted) ?? (await browser.newContext());
    this.#contexts.set(wanted, context);
    return context;
  }

  async close(): Promise<void> {
    for (const context of this.#contexts.values()) await context.close();
  }
}

/** Takes away what a test has left in its context, but for what a site stores, which only a page reaches: see `emptyStorage`. */
export async function emptyContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
}

/** Takes away what a site has stored in the page's context. */
export async function emptyStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
