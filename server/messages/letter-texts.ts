import type { Language } from '../../rules/languages.ts';
import { fillIn } from '../../rules/placeholders.ts';
import { LETTER_TEXTS } from './letter-texts.generated.ts';

/** What letters say, by feature; a text that a language lacks does not compile. */
export type LetterTexts = (typeof LETTER_TEXTS)['en'];

const TEXTS: Record<Language, LetterTexts> = LETTER_TEXTS;

/** The texts of the files `*.letters.json` of a language in client/i18n/. */
export function letterTexts(language: Language): LetterTexts {
  return TEXTS[language];
}

/**
 * The text of a letter: paragraphs with their placeholders filled in, without the empty ones.
 * @param values of the placeholders of all paragraphs
 */
export function letterOf(
  paragraphs: readonly string[],
  values: Record<string, string | number> = {},
): string {
  const filled = paragraphs.map((paragraph) => fillIn(paragraph, values).trim());
  return `${filled.filter(Boolean).join('\n\n')}\n`;
}
