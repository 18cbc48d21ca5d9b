import { createHash } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { emptyContext, emptyStorage, KeptContexts } from './kept-context.ts';
import { openSite, type Site } from './site.ts';

/** The password of the demo accounts, from playwright.config.ts. */
export const PASSWORD = process.env.DEMO_PASSWORD ?? '';

/** What a test says that is the same at any width: the phone project leaves it out. */
export const ANY_WIDTH = { tag: '@any-width' };

const ACCOUNTS = { admin: 'admin@example.org', user: 'user@example.org' } as const;

/** Browsers log every 4xx response as an error; tests check expected statuses themselves. */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/;

/** Collects a page's errors and warnings from now on: script errors, hydration mismatches, CSP violations. */
export function collectPageErrors(page: Page, pageErrors: string[] = []): string[] {
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('console', (message) => {
    const isUnexpected = ['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text());
    if (isUnexpected) pageErrors.push(message.text());
  });
  return pageErrors;
}

interface TestFixtures {
  /** What the page has logged so far; a test that expects some of it takes it out. */
  pageErrors: string[];
}

let site: Site;

/** An address of the range that is for no particular use, by a text. */
function networkOf(text: string): string {
  const [one = 0, two = 0, three = 0] = createHash('sha256').update(text).digest();
  return `100.${64 + (one % 64)}.${two}.${three}`;
}

/** A test on the site of its worker, which fails if its page logs errors or warnings. */
export const test = base.extend<TestFixtures, { site: Site; keptContexts: KeptContexts }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameter
    async ({}, use) => {
      site = await openSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: ({ site: { url } }, use) => use(url),
  // Each test is made from a network of its own, because many things are limited for one.
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: ({}, use, { testId, retry }) => use({ 'x-forwarded-for': networkOf(testId + retry) }),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  pageErrors: ({}, use) => use([]),
  keptContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const keptContexts = new KeptContexts();
      await use(keptContexts);
      await keptContexts.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, keptContexts, extraHTTPHeaders, viewport, javaScriptEnabled, contextOptions },
    use,
  ) => {
    const context = await keptContexts.take(browser, { viewport, javaScriptEnabled, contextOptions });
    await context.setExtraHTTPHeaders(extraHTTPHeaders!);
    await use(context);
    await emptyContext(context);
  },
  page: async ({ page, pageErrors, baseURL }, use) => {
    await emptyStorage(page, baseURL!);
    collectPageErrors(page, pageErrors);
    await use(page);
    expect(pageErrors).toEqual([]);
  },
});

export { expect };

/** Waits until React has hydrated the server's HTML. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    // Any child, because preload links may precede the page itself.
    [...(document.getElementById('app')?.children ?? [])].some((child) =>
      Object.keys(child).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/**
 * Waits until the entry of a dialog or menu that was closed has left the tab's history: the browser is on its way back then, and
 * would break off going elsewhere, faster than people do.
 */
async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !history.state?.depth || document.querySelector('.MuiModal-root, dialog[open]'),
  );
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await waitUntilSettled(page);
  await page.goto(address);
  await waitUntilHydrated(page);
}

/** Presses the browser's Back. */
export async function goBack(page: Page): Promise<void> {
  await waitUntilSettled(page);
  await page.goBack();
}

/** Loads the page again and waits until it is hydrated. */
export async function reload(page: Page): Promise<void> {
  await waitUntilSettled(page);
  await page.reload();
  await waitUntilHydrated(page);
}

export async function logIn(page: Page, who: keyof typeof ACCOUNTS): Promise<void> {
  await open(page, '/login');
  await page.getByRole('textbox', { name: 'E-mail/Mobile' }).fill(ACCOUNTS[who]);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Login Now' }).click();
  await page.waitForURL(who === 'admin' ? '**/admin-dashboard' : '**/');
}

/**
 * The text messages that the site has sent to a number, oldest first.
 * @param mobile ten digits
 */
export async function textsTo(mobile: string): Promise<string[]> {
  const messages: { text: string }[] = await (await fetch(`${site.smsUrl}?to=+44${mobile}`)).json();
  return messages.map(({ text }) => text);
}

/**
 * Waits for a text message to this number. @returns the one-time code in the latest one
 * @param mobile ten digits
 */
export async function codeFor(mobile: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    code = /\b\d{6}\b/.exec((await textsTo(mobile)).at(-1) ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return code!;
}

/** Waits for a letter with a link to this address. @returns the link */
export async function linkFor(email: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const letter = site.letters.findLast(({ to }) => to === email);
    link = /https?:\S+#\S+/.exec(letter?.text ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return link!;
}

/** Opens a page in Gujarati by its URL parameter, as the language switch does without scripts. */
export async function inGujarati(page: Page, address: string): Promise<void> {
  const separator = address.includes('?') ? '&' : '?';
  await open(page, `${address}${separator}lang=gu`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
}

/** Waits until nothing on the page is a placeholder for what has yet to come. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** The poster behind a film's player. */
export function posterOf(film: Locator): Locator {
  return film.locator('xpath=..').locator('img');
}

/** Waits until nothing fades in or out any more; what moves for ever, as the ticker, is not waited for. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

/** What is open above a page and keeps it from being used, as a dialog or a menu. */
const ABOVE = '.MuiModal-root:not([aria-hidden="true"]), dialog[open]';

/**
 * Expects that axe finds no violations (WCAG 2.2 AA) on the current page, or in the dialog or menu that is open above it.
 * @param rules `butContrast` where the same layout has been looked at in another language: colours are most of the work
 */
export async function expectAccessible(page: Page, rules: 'all' | 'butContrast' = 'all'): Promise<void> {
  await waitUntilStill(page);
  const builder = new AxeBuilder({ page })
    // Without a second tab, in half the time; that is for frames of other sites, which few pages have.
    .setLegacyMode(page.frames().length === 1)
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'color-contrast': { enabled: rules === 'all' } },
      // What holds is not described, which takes a third of the time.
      resultTypes: ['violations'],
    });
  // The page behind is inert, and looked at without it.
  if (await page.locator(ABOVE).first().isVisible()) builder.include(ABOVE);
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/** Expects that the page does not scroll horizontally, once it has settled after a change of its width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang).toBeLessThanOrEqual(0);
}
