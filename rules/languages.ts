export const LANGUAGES = ['en', 'gu'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The cookie that remembers a visitor's choice for a year; the server reads the same name. */
export const LANGUAGE_COOKIE = 'samaj-language';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
