import type { Language } from '../../rules/languages.ts';
import type { PageRecord } from '../components/page-record.ts';
import { fontFaces, PRELOADED_FONTS } from './fonts.ts';

const FONT_STYLES = `<style>${fontFaces()}</style>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an HTML element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
}

/** What the page's `<head>` holds of its own, the styles coming last. */
export function pageHead(record: PageRecord, language: Language, styleTags: string): string {
  const title = escapeHtml(record.title);
  const description = escapeHtml(record.description);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(record.noindex ? ['<meta name="robots" content="noindex">'] : []),
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    ...PRELOADED_FONTS[language].map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
    ),
    // Not among Emotion's styles: those are moved when the page comes alive, and the fonts would blink.
    FONT_STYLES,
    styleTags,
  ].join('\n');
}
