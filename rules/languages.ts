interface LanguageFacts {
  /** Under its own name, so that whoever looks for it can read it. */
  name: string;
  /** The region of its readers. */
  region: string;
  /** The separator between two times, by default a dash. */
  between?: string;
}

/**
 * The languages of the interface by their codes, with what `Intl` does not know of them. A new one is a line here, a
 * folder of texts in client/i18n/ and, for a script that is not there yet, a font in client/app/script-fonts.ts.
 */
const FACTS = {
  en: { name: 'English', region: 'GB' },
  gu: { name: 'ગુજરાતી', region: 'IN', between: 'થી ' },
  te: { name: 'తెలుగు', region: 'IN', between: ' నుండి ' },
} satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof FACTS;

export const LANGUAGES = Object.keys(FACTS) as Language[];

/** What a site offers until its administrators decide. */
export const USUAL_LANGUAGES: readonly Language[] = ['en'];

/** The cookie that remembers a visitor's choice for a year; the server reads the same name. */
export const LANGUAGE_COOKIE = 'site-language';

const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Aran', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The languages of a site as it has kept them, without those that are no more. */
export function offeredLanguages(kept: readonly string[] | undefined): readonly Language[] {
  const known = kept?.filter(isLanguage) ?? [];
  return known.length > 0 ? known : USUAL_LANGUAGES;
}

/** The site's first language: of what nobody has chosen one for, as letters to the office. */
export function firstLanguage({ languages }: { languages: readonly string[] }): Language {
  return offeredLanguages(languages)[0]!;
}

/**
 * What somebody is written to in.
 * @param own the language of the page that they used, if it is known; else the site's first
 */
export function letterLanguageOf(
  own: Language | null | undefined,
  site: { languages: readonly string[] },
): Language {
  return own ?? firstLanguage(site);
}

/**
 * The language of a page: the first that is wanted and offered, else the site's first.
 * @param offered one at least
 */
export function languageFor(wanted: readonly Language[], offered: readonly Language[]): Language {
  return wanted.find((language) => offered.includes(language)) ?? offered[0]!;
}

export function factsOf(language: Language): LanguageFacts {
  return FACTS[language];
}

/** Language and region, as `Intl` takes them: `en-GB`, `gu-IN`. */
export function localeOf(language: Language): string {
  return `${language}-${factsOf(language).region}`;
}

/** The same for dates and numbers in European digits. */
export function latinLocaleOf(language: Language): string {
  return `${localeOf(language)}-u-nu-latn`;
}

/** The script that a language is written in, by its four letters (ISO 15924): `Latn`, `Gujr`. */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? '';
}

/** The language of the interface in whose script, other than Latin, a text begins: for a greeting in its own language. */
export function scriptLanguage(text: string): Language | undefined {
  return LANGUAGES.find((language) => {
    const script = scriptOf(language);
    return script !== 'Latn' && new RegExp(`^\\P{L}*\\p{Script=${script}}`, 'u').test(text);
  });
}

/** For the attribute `dir`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(scriptOf(language)) ? 'rtl' : 'ltr';
}

/** What readers of a language call another: `Gujarati`, `ગુજરાતી`. */
export function languageName(language: string, reader: Language): string {
  return new Intl.DisplayNames([localeOf(reader)], { type: 'language' }).of(language) ?? language;
}
