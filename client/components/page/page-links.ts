import { addressIn, languageAddresses } from '../../../rules/language-addresses.ts';
import type { Language } from '../../../rules/languages.ts';
import { LIMITS } from '../../../rules/limits.ts';

/** Only the page of a list is part of a canonical address, no other parameters. */
const PAGE_PARAMETER = /^(\w+_)?page$/;

function pageNumbers(search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of [...new Set(given.keys())].sort()) {
    const page = Number(given.get(name));
    const isLaterPage = Number.isInteger(page) && page > 1 && page <= LIMITS.pageMaximum;
    if (PAGE_PARAMETER.test(name) && isLaterPage) kept.set(name, String(page));
  }
  return kept.size > 0 ? `?${kept}` : '';
}

/** The attributes of a `<link>` in the head. */
export interface PageLink {
  rel: 'canonical' | 'alternate';
  hreflang?: string;
  href: string;
}

/**
 * A page's canonical link first, then its alternate link for each language.
 * @param origin where visitors reach the site, without a trailing slash
 * @param languages the site's
 */
export function pageLinks(
  origin: string,
  { pathname, search }: { pathname: string; search: string },
  language: Language,
  languages: readonly Language[],
): PageLink[] {
  // Routes match in any case, and all of them are in lower case.
  const address = origin + pathname.toLowerCase() + pageNumbers(search);
  return [
    { rel: 'canonical', href: addressIn(language, address, languages) },
    ...languageAddresses(address, languages).map((link) => ({ rel: 'alternate' as const, ...link })),
  ];
}
