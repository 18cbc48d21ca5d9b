import { describe, expect, it } from 'vitest';
import { DRAWN_COLOURS, DRAWN_NIGHT } from '../../rules/drawn-colours.ts';
import type { Language } from '../../rules/languages.ts';
import type { PageRecord } from '../components/page/page-record.ts';
import { loadTexts } from '../i18n/load-texts.ts';
import { fontFaces } from './fonts.ts';
import { pageHead } from './page-head.ts';

const HOSTILE = `"><script>alert('x')</script>&`;
const ESCAPED = `&quot;&gt;&lt;script&gt;alert('x')&lt;/script&gt;&amp;`;

async function headOf(
  record: Partial<PageRecord>,
  address = '/events',
  language: Language = 'en',
  languages: Language[] = ['en', 'gu'],
) {
  const page: PageRecord = {
    origin: 'https://samaj.example',
    title: 'Events',
    description: 'What is on',
    noindex: false,
    structuredData: new Map(),
    siteName: 'Shree Samaj Leicester',
    colours: { day: DRAWN_COLOURS, night: DRAWN_NIGHT },
    status: 200,
    hasFailed: false,
    ...record,
  };
  const head = pageHead(page, address, await loadTexts(language), languages, '<style>s</style>');
  return head.split('\n').filter((line) => !line.startsWith('<style'));
}

describe("a page's head", () => {
  it('has each thing once', async () => {
    const head = await headOf({}, '/events?page=2&from=mail');
    for (const start of [
      '<title>',
      '<meta name="description"',
      '<link rel="canonical"',
      '<meta name="twitter:card"',
    ])
      expect(head.filter((line) => line.startsWith(start))).toHaveLength(1);
    expect(head).toContain('<link rel="canonical" href="https://samaj.example/events?page=2">');
    expect(head).toContain(
      '<link rel="alternate" hreflang="gu" href="https://samaj.example/events?page=2&amp;lang=gu">',
    );
    expect(head.join()).not.toContain('robots');
  });

  it("is previewed with the site's picture", async () => {
    const head = await headOf({}, '/events', 'gu');
    expect(head.filter((line) => line.includes('og:')).map((line) => line.split('"').slice(1, 4))).toEqual([
      ['og:type', ' content=', 'website'],
      ['og:site_name', ' content=', 'Shree Samaj Leicester'],
      ['og:title', ' content=', 'Events'],
      ['og:description', ' content=', 'What is on'],
      ['og:url', ' content=', 'https://samaj.example/events?lang=gu'],
      ['og:image', ' content=', 'https://samaj.example/og-image.png'],
      ['og:image:width', ' content=', '1200'],
      ['og:image:height', ' content=', '630'],
      ['og:image:alt', ' content=', 'Shree Samaj Leicester'],
      ['og:locale', ' content=', 'gu_IN'],
      ['og:locale:alternate', ' content=', 'en_GB'],
    ]);
  });

  it('is previewed with its own picture where it has one', async () => {
    const image = { url: '/EventImg/a.jpg', width: 800, height: 600, alt: HOSTILE };
    const head = await headOf({ image });
    expect(head).toContain('<meta property="og:image" content="https://samaj.example/EventImg/a.jpg">');
    expect(head).toContain('<meta property="og:image:width" content="800">');
    expect(head).toContain(`<meta property="og:image:alt" content="${ESCAPED}">`);
  });

  it('keeps a page out of search engines, and then names no address to keep', async () => {
    const head = await headOf({ noindex: true });
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head.filter((line) => /canonical|hreflang/.test(line))).toEqual([]);
  });

  it.each([
    ['en', 'latin'],
    ['gu', 'gujarati'],
  ] as const)('asks early for the fonts of its language: %s', async (language, letters) => {
    const head = await headOf({}, '/events', language);
    const start = '<link rel="preload" as="font" type="font/woff2" crossorigin href=';
    const fonts = head.filter((line) => line.startsWith(start));
    for (const family of ['hind-vadodara', 'rasa']) expect(fonts.join()).toContain(`/${family}-${letters}-`);
  });

  it('names the Telugu letters on Telugu pages, and elsewhere those of the device first', async () => {
    const styles = fontFaces('en');
    expect(styles).toContain("html[lang=te]{--own-letters:'Hind Guntur',");
    expect(styles).toContain("html[lang=en]{--own-letters:'Telugu Words',");
    // A device that has Telugu letters downloads none for a few words on other pages.
    expect(styles).toMatch(/font-family:'Telugu Words';[^}]*src:local\('Noto Sans Telugu'\),[^}]*url\(/);
  });

  it('takes no text for markup', async () => {
    const head = await headOf({ title: HOSTILE, description: HOSTILE }, '/events?page=2"><script>');
    expect(head).toContain(`<title>${ESCAPED}</title>`);
    expect(head).toContain(`<meta name="description" content="${ESCAPED}">`);
    expect(head.join('\n')).not.toContain('<script');
  });

  it('holds structured data as blocks that nothing in them can end', async () => {
    const thing = { '@type': 'Event', '@id': 'https://samaj.example/events#event-1', name: '</script><b>&' };
    const head = await headOf({ structuredData: new Map([[thing['@id'], thing]]) });
    const [block, ...others] = head.filter((line) => line.startsWith('<script'));
    expect(others).toEqual([]);
    const json = /^<script type="application\/ld\+json">([^<>&]+)<\/script>$/.exec(block)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', ...thing });
  });
});
