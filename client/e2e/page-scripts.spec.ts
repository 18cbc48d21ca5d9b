import { measureBuiltPages } from '../../bench/page-scripts.mjs';
import { expect, open, test } from './test.ts';

test('a page that nobody uses asks for no code but what its budget counts', async ({ page }) => {
  const pages = await measureBuiltPages();
  // A language differs by its texts, which one page shows; it is remembered, so that page is the last.
  const inEnglish = pages.filter(({ language }) => language === 'en');
  const inGujarati = pages.filter(({ address }) => address === '/?lang=gu');
  expect(inGujarati).toHaveLength(1);
  for (const { address, files } of [...inEnglish, ...inGujarati]) {
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
    );
    const scripts = asked.filter((name) => /^assets\/.*\.js$/.test(name));
    expect(scripts.length).toBeGreaterThan(5);
    expect([...new Set(scripts)].filter((name) => !files.includes(name))).toEqual([]);
    // The other way round: what is counted travels.
    expect(files.filter((name) => !scripts.includes(name))).toEqual([]);
  }
});
