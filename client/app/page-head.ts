import { type Language, localeOf } from '../../rules/languages.ts';
import { pageLinks } from '../components/page/page-links.ts';
import type { PagePicture, PageRecord } from '../components/page/page-record.ts';
import type { Texts } from '../i18n/texts.ts';
import { fontFaces, preloadedFonts } from './fonts.ts';
import { jsonForHtml } from './json-for-html.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As Open Graph names it: `en_GB`. */
const openGraphLocale = (language: Language) => localeOf(language).replace('-', '_');

/** Text for an HTML element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
}

function meta(kind: 'name' | 'property', name: string, content: string | number): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(String(content))}">`;
}

/** Of the browser's own bars. */
function themeColour(scheme: 'light' | 'dark', colour: string): string {
  return `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${escapeHtml(colour)}">`;
}

function linkTag(attributes: object): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(String(value))}"`);
  return `<link ${written.join(' ')}>`;
}

/** The link preview of Facebook, WhatsApp and most others, which read Open Graph. */
function preview(
  record: PageRecord,
  url: string,
  { language }: Texts,
  languages: readonly Language[],
): string[] {
  const image: PagePicture = record.image ?? {
    url: '/og-image.png',
    width: 1200,
    height: 630,
    alt: record.siteName,
  };
  const others = languages.filter((other) => other !== language);
  return [
    meta('property', 'og:type', 'website'),
    ...(record.siteName ? [meta('property', 'og:site_name', record.siteName)] : []),
    meta('property', 'og:title', record.title),
    ...(record.description ? [meta('property', 'og:description', record.description)] : []),
    meta('property', 'og:url', url),
    meta('property', 'og:image', record.origin + image.url),
    meta('property', 'og:image:width', image.width),
    meta('property', 'og:image:height', image.height),
    ...(image.alt ? [meta('property', 'og:image:alt', image.alt)] : []),
    meta('property', 'og:locale', openGraphLocale(language)),
    ...others.map((other) => meta('property', 'og:locale:alternate', openGraphLocale(other))),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** JSON-LD blocks for search engines; browsers do not run them. */
function structuredData({ structuredData: things }: PageRecord): string[] {
  return [...things.values()].map((thing) => {
    const json = jsonForHtml({ '@context': 'https://schema.org', ...thing });
    return `<script type="application/ld+json">${json}</script>`;
  });
}

/**
 * The page's own part of `<head>`, with the styles last.
 * @param address path and query of the page
 * @param texts in the page's language
 * @param languages the site's
 */
export function pageHead(
  record: PageRecord,
  address: string,
  texts: Texts,
  languages: readonly Language[],
  styleTags: string,
): string {
  const { language } = texts;
  const { day, night } = record.colours;
  const links = pageLinks(record.origin, new URL(record.origin + address), language, languages);
  return [
    `<title>${escapeHtml(record.title)}</title>`,
    ...(record.description ? [meta('name', 'description', record.description)] : []),
    ...(record.noindex ? [meta('name', 'robots', 'noindex')] : links.map(linkTag)),
    ...preview(record, links[0].href, texts, languages),
    // Of the browser's own bars.
    themeColour('light', day.cream),
    themeColour('dark', night?.ground ?? day.cream),
    ...preloadedFonts(language, languages).map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
    ),
    ...structuredData(record),
    // Not among Emotion's styles: those are moved during hydration, and the fonts would flicker.
    `<style>${fontFaces(language)}</style>`,
    styleTags,
  ].join('\n');
}
