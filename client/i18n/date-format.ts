import { type Language, localeOf } from '../../rules/languages.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** How dates are written on a page in this language. Making a format takes longer than drawing a card, so each is kept. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, format);
  return format;
}
