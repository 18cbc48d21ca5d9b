import { addressIn, languageAddresses } from '../../../rules/language-addresses.ts';
import type { Language } from '../../../rules/languages.ts';
import { LIMITS } from '../../../rules/limits.ts';

/** Which part of a list is shown. All other parameters leave a page what it is. */
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

/** What a `<link>` of the head says. */
export interface PageLink {
  rel: 'canonical' | 'alternate';
  hreflang?: string;
  href: string;
}

/**
 * The one address search engines should keep of a page, first, then where it is in which language.
 * @param origin where visitors reach the site, without a trailing slash
 */
export function pageLinks(
  origin: string,
  { pathname, search }: { pathname: string; search: string },
  language: Language,
): PageLink[] {
  // Routes are found in any case, and all of ours are in small letters.
  const address = origin + pathname.toLowerCase() + pageNumbers(search);
  return [
    { rel: 'canonical', href: addressIn(language, address) },
    ...languageAddresses(address).map((link) => ({ rel: 'alternate' as const, ...link })),
  ];
}
