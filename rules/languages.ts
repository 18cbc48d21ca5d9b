export const LANGUAGES = ['en', 'gu'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language under its own name, so that whoever looks for it can read it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', gu: 'ગુજરાતી' };

/** The cookie that remembers a visitor's choice for a year; the server reads the same name. */
export const LANGUAGE_COOKIE = 'samaj-language';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
