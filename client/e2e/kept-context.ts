import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * The context in which the tests of a worker open their pages, one after the other: emptied after each, but for what the
 * browser keeps of files that never change, so that the scripts of all pages are loaded and compiled once.
 */
export class KeptContext {
  #context?: BrowserContext;
  #options = '';

  /** @param options what it is made with, of all that tests choose; another context is made for others */
  async take(browser: Browser, options: object): Promise<BrowserContext> {
    const wanted = JSON.stringify(options);
    if (wanted !== this.#options) await this.close();
    this.#options = wanted;
    this.#context ??= await browser.newContext();
    return this.#context;
  }

  /** Takes away what a test has left in it, but for what a site stores, which only a page reaches: see `emptyStorage`. */
  async empty(): Promise<void> {
    const context = this.#context!;
    await Promise.all(context.pages().map((page) => page.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }
}

/** Takes away what a site has stored in the page's context. */
export async function emptyStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
