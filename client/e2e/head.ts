import type { Page } from '@playwright/test';
import { readHead } from '../testing/read-head.ts';
import { expect } from './test.ts';

/** The metadata that the server sends, which is all that clients without JavaScript get. */
export async function serverHead(page: Page, address: string) {
  return page.evaluate(readHead, await (await page.request.get(address)).text());
}

/** Expects that what the head says is what the server has sent, now that scripts have run. */
export async function expectHeadAsServed(page: Page): Promise<void> {
  expect(await page.evaluate(readHead, undefined)).toEqual(await serverHead(page, page.url()));
}
