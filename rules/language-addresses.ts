import { LANGUAGES, type Language } from './languages.ts';

/**
 * The canonical address of a page in a language (D83): the plain one in English, with `?lang=` in others.
 * @param address without a language
 */
export function addressIn(language: Language, address: string): string {
  if (language === 'en') return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

interface LanguageAddress {
  /** The value of `hreflang`. */
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
