import type { Language } from '../../rules/languages.ts';
import { fillIn } from '../../rules/placeholders.ts';
import { LETTER_TEXTS } from './letter-texts.generated.ts';

/** What letters say, by feature; a text that a language lacks does not compile. */
export type LetterTexts = Omit<(typeof LETTER_TEXTS)['en'], 'textMessages'>;

const TEXTS: Record<Language, LetterTexts> = LETTER_TEXTS;

/** The texts of the files `*.letters.json` of a language in client/i18n/. */
export function letterTexts(language: Language): LetterTexts {
  return TEXTS[language];
}

/** The paragraphs of a letter or a paper with their placeholders filled in, without the empty ones. */
export function paragraphsOf(
  paragraphs: readonly (string | false | undefined)[],
  values: Record<string, string | number>,
): string[] {
  return paragraphs.map((paragraph) => fillIn(paragraph || '', values).trim()).filter(Boolean);
}

/**
 * The text of a text message, in English: one in another script holds fewer letters and costs more.
 * @param choose from all English texts
 */
export function textMessage(
  choose: (texts: (typeof LETTER_TEXTS)['en']) => string,
  values: Record<string, string | number>,
): string {
  return fillIn(choose(LETTER_TEXTS.en), values);
}
