import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** Kept by the server's demo content; the test server gets it from the configuration of these tests. */
export const PASSWORD = process.env.DEMO_PASSWORD ?? '';

const ACCOUNTS = { admin: 'admin@example.org', user: 'user@example.org' } as const;

/** Browsers report a refused address or file as an error; tests that ask for one say so. */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/;

/** What a page complains of from now on: script errors, hydration differences, refused scripts. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text());
    if (isComplaint) complaints.push(message.text());
  });
  return complaints;
}

/** A test whose page must not complain. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = complaintsOf(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until React has hydrated what the server has drawn. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    // Any child: links to what is to be loaded early may stand before the page itself.
    [...(document.getElementById('app')?.children ?? [])].some((child) =>
      Object.keys(child).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilHydrated(page);
}

/** Loads the page again and waits until it is hydrated. */
export async function reload(page: Page): Promise<void> {
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
 * The one-time code in the newest text message to this number, as soon as it has come.
 * @param mobile ten digits
 */
export async function codeFor(mobile: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const response = await fetch(`${process.env.SMS_GATEWAY}?to=+44${mobile}`);
    const messages: { text: string }[] = await response.json();
    code = /\b\d{6}\b/.exec(messages.at(-1)?.text ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return code!;
}

/** Switches to Gujarati the way the header's select does for visitors without scripts. */
export async function inGujarati(page: Page, address: string): Promise<void> {
  const separator = address.includes('?') ? '&' : '?';
  await open(page, `${address}${separator}lang=gu`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
}

/** What lies behind a film's player until it plays. */
export function posterOf(film: Locator): Locator {
  return film.locator('xpath=..').locator('img');
}

/** axe finds nothing on what is shown now (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/** Nothing sticks out to the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
}
