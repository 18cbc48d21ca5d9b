import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Reads the metadata of the head; runs in the browser, on the current document or on `html`. */
export function readHead(html: string | undefined) {
  const { head } = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const read = (selector: string, attribute: string) =>
    [...head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  return {
    titles: [...head.querySelectorAll('title')].map(({ textContent }) => textContent),
    descriptions: read('meta[name="description"]', 'content'),
    robots: read('meta[name="robots"]', 'content'),
    canonicals: read('link[rel="canonical"]', 'href'),
    alternates: read('link[rel="alternate"]', 'hreflang').map(
      (language, index) => `${language} ${read('link[rel="alternate"]', 'href')[index]}`,
    ),
    preview: Object.fromEntries(
      read('meta[property]', 'property').map((name, index) => [
        name,
        read('meta[property]', 'content')[index],
      ]),
    ),
  };
}

/** The metadata that the server sends, which is all that clients without JavaScript get. */
export async function serverHead(page: Page, address: string) {
  return page.evaluate(readHead, await (await page.request.get(address)).text());
}

/** Expects that what the head says is what the server has sent, now that scripts have run. */
export async function expectHeadAsServed(page: Page): Promise<void> {
  expect(await page.evaluate(readHead, undefined)).toEqual(await serverHead(page, page.url()));
}
