import type { PATHS } from '../../client/components/paths.ts';
import { addressIn, languageAddresses } from '../../rules/language-addresses.ts';
import { LANGUAGES } from '../../rules/languages.ts';

type SitePath = (typeof PATHS)[keyof typeof PATHS];

/** The pages that search engines may show: all that do not say `noindex`, which a browser test compares. */
const INDEXABLE_PAGES = [
  '/',
  '/whoweare',
  '/events',
  '/poojaseva',
  '/mem-details',
  '/contact',
  '/booking',
  '/view-pdf',
  '/privacy',
  '/cookies',
  '/terms',
  '/accessibility',
] as const satisfies readonly SitePath[];

function entry(address: string, alternates: string): string {
  return `<url>\n<loc>${address}</loc>\n${alternates}\n</url>`;
}

/**
 * The map of the site for search engines (sitemaps.org), each page in each language with its counterparts.
 * @param origin where visitors reach the site, without a trailing slash
 */
export function sitemap(origin: string): string {
  const entries = INDEXABLE_PAGES.flatMap((path) => {
    const alternates = languageAddresses(origin + path)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
      .join('\n');
    return LANGUAGES.map((language) => entry(addressIn(language, origin + path), alternates));
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
