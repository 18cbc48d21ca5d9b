import type { Language } from '../../rules/languages.ts';

type Texts = Readonly<Record<string, string | null | undefined>>;

/** Texts by their language and the field that they translate, such as `{ gu: { name: 'હોળી' } }`. */
export type Translations = Partial<Record<Language, Texts>>;

/** What a save says of languages. */
export interface SentTexts {
  /** The language of the item's own fields. */
  language?: Language | null;
  translations?: Translations | null;
}

/** A row with texts of its own and their translations. */
export interface TranslatedRow {
  ownLanguage: Language;
  translations: Translations;
}

/** What GraphQL shows of a row's texts beside the texts themselves. */
export interface ShownTexts {
  /** The language that was asked for. */
  language: Language;
  /** The language that each text came in: the one asked for, or the row's own where there is no translation. */
  textLanguages: Record<string, Language>;
  translations: Record<string, string | null>[];
}

function textsIn(row: object, texts: readonly string[]): Record<string, string | null> {
  const values = row as Texts;
  return Object.fromEntries(texts.map((text) => [text, values[text] ?? null]));
}

/** A row as GraphQL shows it in a language. */
export function inLanguage<Row extends TranslatedRow>(
  row: Row,
  texts: readonly string[],
  language: Language,
): Omit<Row, 'translations'> & ShownTexts {
  const { ownLanguage, translations } = row;
  const translated = language === ownLanguage ? {} : (translations[language] ?? {});
  const own = textsIn(row, texts);
  const shown = Object.fromEntries(texts.map((text) => [text, translated[text] || own[text]]));
  const textLanguages = Object.fromEntries(
    texts.map((text) => [text, translated[text] ? language : ownLanguage]),
  );
  const others = Object.entries(translations).map(([code, other]) => ({
    language: code,
    ...textsIn(other, texts),
  }));
  const all = [{ language: ownLanguage, ...own }, ...others];
  return { ...row, ...shown, language, textLanguages, translations: all };
}

/**
 * The texts of a row after a save. What the save leaves out stays; null and empty translations go.
 * @param row.before as it is stored, without one it is new; `siteLanguage` is that of a new one which is saved without
 * @param own the texts in the row's own columns, as they were sent
 * @returns values of the row's columns
 */
export function mergeTexts(
  row: { before: TranslatedRow | undefined; texts: readonly string[]; siteLanguage: Language },
  own: object,
  sent: SentTexts,
): TranslatedRow {
  const { before, texts, siteLanguage } = row;
  const language = sent.language ?? before?.ownLanguage ?? siteLanguage;
  const isMoved = before && before.ownLanguage !== language;
  const merged: Translations = { ...before?.translations };
  // The texts that were its own become a translation.
  if (isMoved) merged[before.ownLanguage] = textsIn(before, texts);
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const values = { ...(isMoved && textsIn(merged[language] ?? {}, texts)), ...given };
  for (const [code, others] of Object.entries(sent.translations ?? {})) {
    const known = Object.entries(others ?? {}).filter(([, text]) => text !== undefined);
    merged[code as Language] = { ...merged[code as Language], ...Object.fromEntries(known) };
  }
  delete merged[language];
  const isGiven = ([, text]: [string, unknown]) => Boolean(text);
  const translations = Object.entries(merged)
    .map(([code, given]) => [code, Object.fromEntries(Object.entries(given).filter(isGiven))] as const)
    .filter(([, given]) => Object.keys(given).length > 0);
  return { ...values, ownLanguage: language, translations: Object.fromEntries(translations) };
}
