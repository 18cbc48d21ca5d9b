import { type Language, localeOf } from '../../rules/languages.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of dates in a language. Formats are cached, because making one takes longer than rendering a card. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, format);
  return format;
}
