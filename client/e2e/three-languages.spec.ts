import { asVisitor, save, signIn } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './test.ts';

const SETTINGS = '/site-settings';

test('[D83] with a third language the switch is a small menu on phones, and English pages load none of its texts', async ({
  page,
}) => {
  await signIn(page);
  const telugu = page.getByRole('checkbox', { name: 'తెలుగు' });
  await open(page, SETTINGS);
  await telugu.check();
  await save(page);
  try {
    await asVisitor(page, async (visitor) => {
      await visitor.setViewportSize({ width: 360, height: 740 });
      const requestedUrls: string[] = [];
      visitor.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
      const ofTelugu = () => requestedUrls.filter((path) => /guntur|texts-te/.test(path));
      await open(visitor, '/events?page=2');
      await visitor.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(visitor);
      // The name of the language is written in its letters, which a device may lack.
      expect(ofTelugu().filter((path) => !/guntur-telugu-400/.test(path))).toEqual([]);
      const header = visitor.getByRole('banner');
      await header.locator('summary').click();
      await expectAccessible(visitor);
      await header.getByRole('link', { name: 'తెలుగు' }).click();
      await expect(visitor.locator('html')).toHaveAttribute('lang', 'te');
      await expect(visitor).toHaveURL(/page=2/);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('కార్యక్రమాలు');
      await visitor.waitForFunction(() => document.fonts.check('600 20px "Hind Guntur"', 'క'));
      expect(ofTelugu().join()).toMatch(/guntur-telugu-600/);
      expect(ofTelugu().join()).toMatch(/texts-te/);
      await expectNoSidewaysScroll(visitor);
      for (const path of ['/', '/contact'])
        for (const width of [360, 1280]) {
          await visitor.setViewportSize({ width, height: 900 });
          await open(visitor, `${path}?lang=te`);
          await expectNoSidewaysScroll(visitor);
          await expectAccessible(visitor);
        }
    });
  } finally {
    await open(page, SETTINGS);
    await telugu.uncheck();
    await save(page);
  }
});
