import { LANGUAGES, type Language } from './languages.ts';

/**
 * The one address of a page in a language (D83), for search engines: English at the plain address, the others
 * at `?lang=`.
 * @param address without a language
 */
export function addressIn(language: Language, address: string): string {
  if (language === 'en') return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

interface LanguageAddress {
  /** As `hreflang` has it. */
  hreflang: Language | 'x-default';
  href: string;
}

/** A page's addresses in all languages; readers of other languages get the plain one. */
export function languageAddresses(address: string): LanguageAddress[] {
  return [
    ...LANGUAGES.map((language) => ({ hreflang: language, href: addressIn(language, address) })),
    { hreflang: 'x-default', href: address },
  ];
}
