import { PATHS } from '../components/page/paths.ts';
import { signIn } from './admin.ts';
import { expect, open, test } from './test.ts';

// Each address of the office: server/ways-in/pages/real-pages.test.ts.
test('[D20] visitors, and users who are no administrators, are sent home from the office', async ({
  page,
}) => {
  await page.goto(PATHS.adminDashboard);
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, 'user@example.org');
  await page.goto(PATHS.adminDashboard);
  await expect(page).toHaveURL(/\/$/);
});

test('[D84] an unknown URL answers 404 with a message and a link home', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a newly opened URL starts at its top, wherever another page was left', async ({ page }) => {
  await open(page, PATHS.events);
  await page.evaluate(() => window.scrollTo(0, 600));
  await open(page, PATHS.home);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page removes unknown query parameters from its URL, and is hydrated without rendering again', async ({
  page,
}) => {
  await open(page, `${PATHS.events}?fbclid=abc&page=1&x=2#main`);
  await expect(page).toHaveURL(new RegExp(`${PATHS.events}\\?page=1#main$`));
});

test('[D85] /signup leads to /sign-up', async ({ page }) => {
  await page.goto(PATHS.legacySignUp);
  await expect(page).toHaveURL(/\/sign-up$/);
});

test('[HDR-1] pages carry the security headers and no inline script', async ({ request }) => {
  for (const path of [PATHS.home, PATHS.events, '/no-such-page']) {
    const response = await request.get(path);
    const headers = response.headers();
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
    const inline = scripts.filter((tag) => !/ src=| type="application\/(ld\+)?json"/.test(tag));
    expect(inline).toEqual([]);
  }
});

test('malicious URLs get a valid response', async ({ request, baseURL }) => {
  for (const address of [
    '/%E0%A4%A',
    '//evil.example',
    '/events?page=%',
    `/${'x'.repeat(5000)}`,
    '/..%2f..%2fetc/passwd',
  ]) {
    const response = await request.get(`${baseURL}${address}`, { maxRedirects: 0 });
    expect(response.status(), address.slice(0, 30)).toBeLessThan(500);
  }
});
