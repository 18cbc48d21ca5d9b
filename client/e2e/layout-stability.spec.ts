import type { Page, Route } from '@playwright/test';
import { onePageForAll } from './one-page.ts';
import { resizeTo } from './screen-sizes.ts';
import { ANY_WIDTH, expect, open, test, waitUntilHydrated } from './test.ts';

// As most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGES = ['/', '/events', '/poojaseva', '/mem-details', '/contact', '/donations-payments', '/login'];

/** By languages: a page is hydrated in the last of its sizes, and measured in both before and afterwards. */
const SIZES = { en: ['phone', 'desktop'], gu: ['desktop', 'phone'] } as const;

interface ElementBox {
  part: string;
  /** Pixels: left, top, width, height. */
  box: number[];
}

/** The positions of headings, pictures, fields and the footer, once all fonts are loaded. */
function elementBoxes(page: Page): Promise<ElementBox[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const parts = document.querySelectorAll('h1, h2, h3, main img, main input, footer');
    return [...parts].map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return {
        part: `${part.tagName} ${part.textContent?.slice(0, 20)}`,
        box: [left, top + scrollY, width, height],
      };
    });
  });
}

/** The elements whose id the server generated differently: hydration does not correct it. */
function otherIds(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('#app [id]')].flatMap((element) => {
      // The id in React's props.
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      const { id } = key ? (element as unknown as Record<string, { id?: string }>)[key]! : {};
      return id === undefined || id === element.id ? [] : [[element.id, id]];
    }),
  );
}

/** Lets the page's scripts begin by `startScripts`, and not as soon as the page has been painted. */
const holdScripts = (page: Page) =>
  page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    const startScripts = () => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const callback of held) requestAnimationFrame(callback);
    };
    Object.assign(window, { startScripts });
  });

const startScripts = () => (window as unknown as { startScripts(): void }).startScripts();

test.describe('nothing moves when a page is hydrated, and its ids match', () => {
  const thePage = onePageForAll(holdScripts);

  for (const [language, sizes] of Object.entries(SIZES))
    for (const path of PAGES)
      test(`${path} in ${language}, on a ${sizes[1]}`, ANY_WIDTH, async () => {
        const page = await thePage();
        await page.goto(`${path}?lang=${language}`);
        const before: Record<string, ElementBox[]> = {};
        for (const size of sizes) {
          await resizeTo(page, size);
          before[size] = await elementBoxes(page);
          expect(before[size].length).toBeGreaterThan(1);
        }
        await page.evaluate(startScripts);
        await waitUntilHydrated(page);
        for (const size of sizes.toReversed()) {
          await resizeTo(page, size);
          const after = await elementBoxes(page);
          expect(after.map(({ part }) => part)).toEqual(before[size]!.map(({ part }) => part));
          // Browsers round fractions of pixels differently.
          const moved = after.filter(({ box }, index) =>
            box.some((value, side) => Math.abs(value - (before[size]![index]?.box[side] ?? 0)) > 1),
          );
          expect(moved).toEqual([]);
        }
        expect(await otherIds(page)).toEqual([]);
      });
});

test('a Gujarati page hardly shifts when its fonts load late, even without a Gujarati system font', async ({
  page,
}) => {
  const held: Route[] = [];
  const areSent = { gujarati: false, others: false };
  const isSent = (url: string) => (url.includes('gujarati') ? areSent.gujarati : areSent.others);
  await page.route('**/*.woff2', (route) =>
    isSent(route.request().url()) ? route.continue() : void held.push(route),
  );
  await page.goto('/?lang=gu', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // In the page's order of requests: the box of a missing glyph is that of the font that loaded first.
  for (const script of ['gujarati', 'others'] as const) {
    areSent[script] = true;
    for (const route of held.filter((one) => isSent(one.request().url()))) {
      held.splice(held.indexOf(route), 1);
      const finished = page.waitForEvent('requestfinished', (request) => request === route.request());
      await Promise.all([finished, route.continue()]);
    }
  }
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    // After two frames the layout is up to date.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
  expect(shift).toBeLessThan(0.02);
});

test(
  '[D83] an English page loads no full Gujarati font, and uses every font that it preloads',
  ANY_WIDTH,
  async ({ page }) => {
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
    });
    await page.goto('/events', { waitUntil: 'networkidle' });
    expect([...fonts].join()).not.toMatch(/vadodara-gujarati|rasa-gujarati/);
    const used = await page.evaluate(async () =>
      [...(await document.fonts.ready)]
        .filter(({ family }) => !family.includes('Fallback'))
        .filter(({ status }) => status === 'loaded')
        .map(({ family, weight }) => family + weight),
    );
    expect(used).toHaveLength(fonts.size);
  },
);

test('a page loads no large script before it is painted', ANY_WIDTH, async ({ request }) => {
  const html = await (await request.get('/events')).text();
  const sizesOf = (markup: string) => {
    const scripts = markup.match(/(?<=(?:src|href)=")\/assets\/[^"]+\.js/g) ?? [];
    return Promise.all(scripts.map(async (script) => (await (await request.get(script)).body()).length));
  };
  const later = /<link rel="modulepreload-after-paint"[^>]*>/g;
  expect(html.match(/<script[^>]* src=/g)).toHaveLength(1);
  expect((await sizesOf(html.replace(later, ''))).filter((size) => size > 20_000)).toEqual([]);
  // All scripts for every page are preloaded together, so that none is discovered late.
  const sizes = await sizesOf((html.match(later) ?? []).join());
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(500_000);
});

test(
  'a list states the display width of its pictures, so that phones get small ones',
  ANY_WIDTH,
  async ({ request }) => {
    const html = await (await request.get('/events')).text();
    const sources = html.match(/<source [^>]*type="image[^>]*>/g) ?? [];
    expect(sources.length).toBeGreaterThan(1);
    expect(sources.filter((source) => !/ srcset="[^"]+w"[^>]* sizes="[^"]+"/i.test(source))).toEqual([]);
  },
);

test('hydration adds no unused styles', ANY_WIDTH, async ({ page }) => {
  await open(page, '/privacy');
  const unused = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => (ownerNode as Element).matches('style[data-emotion^="css"]:empty'))
      .flatMap(({ cssRules }) => [...cssRules])
      .map((rule) => /\.(css-\w+)/.exec(rule.cssText)?.[1])
      .filter((name) => name && document.getElementsByClassName(name).length === 0),
  );
  expect(unused).toEqual([]);
});
