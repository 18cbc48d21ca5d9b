import type { Language } from '../../rules/languages.ts';
import { fillIn } from '../../rules/placeholders.ts';
import { LETTER_TEXTS } from './letter-texts.generated.ts';
import { safeName } from './safe-mail-text.ts';
import { gsmText } from './sms/gsm-text.ts';

type AllTexts = (typeof LETTER_TEXTS)['en'];

/**
 * What letters say, by feature; a text that a language lacks does not compile. By name nobody is greeted but with
 * {@link greetingOf}.
 */
export type LetterTexts = Omit<AllTexts, 'textMessages' | 'letters'> & {
  letters: Omit<AllTexts['letters'], 'dear'>;
};

const TEXTS: Record<Language, LetterTexts> = LETTER_TEXTS;

/** The texts of the files `*.letters.json` of a language in client/i18n/. */
export function letterTexts(language: Language): LetterTexts {
  return TEXTS[language];
}

/** How a letter begins. It repeats a name only if that is one, because whoever typed it may have typed the address, too. */
export function greetingOf(name: string, language: Language): string {
  const { dear, hello } = LETTER_TEXTS[language].letters;
  const safe = safeName(name);
  return safe ? fillIn(dear, { name: safe }) : hello;
}

/** The paragraphs of a letter or a paper with their placeholders filled in, without the empty ones. */
export function paragraphsOf(
  paragraphs: readonly (string | false | undefined)[],
  values: Record<string, string | number>,
): string[] {
  return paragraphs.map((paragraph) => fillIn(paragraph || '', values).trim()).filter(Boolean);
}

/** What stands in text messages for what cannot be written in their letters; who sends them is named in any script. */
const NEUTRAL: Readonly<Record<string, string | undefined>> = {
  madeBy: LETTER_TEXTS.en.candidateLetters.somebody,
  firstName: LETTER_TEXTS.en.candidateFamily.candidate,
  site: undefined,
  office: LETTER_TEXTS.en.siteLetters.contactPage,
};

/**
 * The text of a text message, in English: one in another script holds fewer letters and costs more, also when it is a name alone
 * that is.
 * @param choose from all English texts
 */
export function textMessage(
  choose: (texts: (typeof LETTER_TEXTS)['en']) => string,
  values: Record<string, string | number>,
): string {
  const written = Object.entries(values).map(([key, value]) => {
    return [key, key in NEUTRAL ? (gsmText(String(value)) ?? NEUTRAL[key] ?? value) : value] as const;
  });
  return fillIn(choose(LETTER_TEXTS.en), Object.fromEntries(written));
}
