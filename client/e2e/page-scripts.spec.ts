import { measureBuiltPages } from '../../bench/page-scripts.mjs';
import { expect, open, test } from './test.ts';

test('opening a page downloads exactly the scripts that its budget counts', async ({ page }) => {
  const pages = await measureBuiltPages();
  // One page is enough to check a language's texts; it is last because the language is remembered.
  const inEnglish = pages.filter(({ language }) => language === 'en');
  const inGujarati = pages.filter(({ address }) => address === '/?lang=gu');
  expect(inGujarati).toHaveLength(1);
  for (const { address, files } of [...inEnglish, ...inGujarati]) {
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const requestedUrls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
    );
    const scripts = requestedUrls.filter((name) => /^assets\/.*\.js$/.test(name));
    expect(scripts.length).toBeGreaterThan(5);
    expect([address, ...new Set(scripts)].filter((name) => !files.includes(name))).toEqual([address]);
    // Conversely, everything that is counted is downloaded.
    expect([address, ...files].filter((name) => !scripts.includes(name))).toEqual([address]);
  }
});
