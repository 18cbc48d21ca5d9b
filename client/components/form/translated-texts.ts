/** Texts in one language, as editors read and send them. */
export interface Translation {
  language: string;
  [text: string]: string | null | undefined;
}

interface Translated {
  translations: readonly Translation[];
}

/**
 * The additional languages of a form, besides the site's first: all others that the site offers, and those of
 * stored texts.
 * @param offered the site's languages, the first one first
 */
export function otherLanguages(offered: readonly string[], item: Translated | undefined): string[] {
  const [first, ...others] = offered;
  const stored = item?.translations.map(({ language }) => language) ?? [];
  return [...new Set([...others, ...stored])].filter((language) => language !== first);
}

/**
 * For a form that keeps the language that an entry was added in, because old clients read its own text: that language
 * first, then the site's.
 */
export function ownLanguageFirst(
  offered: readonly string[],
  item: Translated | undefined,
): readonly string[] {
  const own = item?.translations[0]?.language ?? offered[0]!;
  return [own, ...offered.filter((language) => language !== own)];
}

/** A form's values of translated texts: those in the site's first language, and the others by language. */
export function translationValues<Name extends string>(
  offered: readonly string[],
  item: Translated | undefined,
  names: readonly Name[],
): Record<Name, string> & { translations: Record<string, Record<Name, string>> } {
  const textsIn = (language: string | undefined) => {
    const texts = item?.translations.find((one) => one.language === language);
    return Object.fromEntries(names.map((name) => [name, texts?.[name] ?? ''])) as Record<Name, string>;
  };
  const others = otherLanguages(offered, item).map((language) => [language, textsIn(language)] as const);
  return { ...textsIn(offered[0]), translations: Object.fromEntries(others) };
}

/** The same as input for GraphQL. */
export function translationInput<Values extends { translations?: unknown }>(
  offered: readonly string[],
  values: Values,
) {
  const others = Object.entries((values.translations ?? {}) as Record<string, object>);
  const translations: Translation[] = others.map(([language, texts]) => ({ language, ...texts }));
  return { ...values, language: offered[0]!, translations };
}
