import type { PATHS } from '../../../client/components/page/paths.ts';
import { addressIn, languageAddresses } from '../../../rules/language-addresses.ts';
import type { Language } from '../../../rules/languages.ts';

type SitePath = (typeof PATHS)[keyof typeof PATHS];

/**
 * The indexable pages that belong to no kind of content. Together with those of the kinds they are all without
 * `noindex`; a browser test compares the two.
 */
const INDEXABLE_PAGES = [
  '/',
  '/whoweare',
  '/contact',
  '/booking',
  '/requests',
  '/privacy',
  '/cookies',
  '/terms',
  '/accessibility',
] as const satisfies readonly SitePath[];

/** A page of a feature. */
export interface OwnPage {
  path: string;
  /** For the page of a single item, such as an event. */
  changedAt?: Date;
}

/** What is read for each sitemap. */
export interface SiteReads {
  /** The features' pages. */
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
 * The sitemap (sitemaps.org): each page in each language, with its alternates.
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
