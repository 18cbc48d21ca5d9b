import { type Language, offeredLanguages } from './languages.ts';

/**
 * The canonical address of a page in a language: the plain one in the site's first, with `?lang=` in others.
 * @param address without a language
 * @param languages the site's
 */
export function addressIn(language: Language, address: string, languages: readonly Language[]): string {
  if (language === languages[0]) return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

interface LanguageAddress {
  /** The value of `hreflang`. */
  hreflang: Language | 'x-default';
  href: string;
}

/** A page's addresses in all the site's languages, if it has several; readers of other languages get the plain one. */
export function languageAddresses(address: string, languages: readonly Language[]): LanguageAddress[] {
  if (languages.length < 2) return [];
  return [
    ...languages.map((language) => ({ hreflang: language, href: addressIn(language, address, languages) })),
    { hreflang: 'x-default', href: address },
  ];
}

/** {@link addressIn} on the site with these settings, as letters have it. */
export function siteAddressIn(
  language: Language,
  address: string,
  site: { languages: readonly string[] },
): string {
  return addressIn(language, address, offeredLanguages(site.languages));
}
