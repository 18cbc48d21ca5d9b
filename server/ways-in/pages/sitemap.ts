import type { PATHS } from '../../../client/components/page/paths.ts';
import { addressIn, languageAddresses } from '../../../rules/language-addresses.ts';
import type { Language } from '../../../rules/languages.ts';

type SitePath = (typeof PATHS)[keyof typeof PATHS];

/**
 * The pages of no kind of content that search engines may show. With those of the kinds they are all that do not say
 * `noindex`, which a browser test compares.
 */
const INDEXABLE_PAGES = [
  '/',
  '/whoweare',
  '/contact',
  '/booking',
  '/privacy',
  '/cookies',
  '/terms',
  '/accessibility',
] as const satisfies readonly SitePath[];

/** A page of a feature. */
export interface OwnPage {
  path: string;
  /** Of a page of one thing: an event's. */
  changedAt?: Date;
}

/** What is read anew for each map. */
export interface SiteReads {
  /** Which pages the features have. */
  readOwnPages(): Promise<readonly OwnPage[]>;
  /** The site's, its first one first. */
  readLanguages(): Promise<readonly Language[]>;
}

function entries(origin: string, { path, changedAt }: OwnPage, languages: readonly Language[]): string[] {
  const more = [
    ...(changedAt ? [`<lastmod>${changedAt.toISOString()}</lastmod>`] : []),
    ...languageAddresses(origin + path, languages).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    ),
  ].join('\n');
  return languages.map(
    (language) => `<url>\n<loc>${addressIn(language, origin + path, languages)}</loc>\n${more}\n</url>`,
  );
}

/**
 * The map of the site for search engines (sitemaps.org), each page in each language with its counterparts.
 * @param origin where visitors reach the site, without a trailing slash
 */
export function sitemap(
  origin: string,
  ownPages: readonly OwnPage[],
  languages: readonly Language[],
): string {
  const pages = [...INDEXABLE_PAGES.map((path) => ({ path })), ...ownPages];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap((page) => entries(origin, page, languages)).join('\n')}
</urlset>
`;
}
