import { CANDIDATE_LINK_DAYS } from '../../../../rules/candidate-confirmation.ts';
import type { Language } from '../../../../rules/languages.ts';
import { dayIn } from '../../../../rules/time-texts.ts';
import { wallClock } from '../../../../rules/zoned-time.ts';
import { type Letter, type LetterSite, siteName, writeLetter } from '../../../messages/letter.ts';
import { greetingOf, letterTexts, textMessage } from '../../../messages/letter-texts.ts';
import { makerIn } from './confirmation-letters.ts';

interface AskedAnew {
  firstName: string;
  /** Who has made the profile, as typed. */
  madeBy: string;
  /** The address of the candidate's own page. */
  page: string;
  /** The last day to answer. */
  until: Date;
}

function valuesIn(language: Language, { madeBy, page, until }: AskedAnew) {
  const date = dayIn(language, wallClock(until).date);
  return { madeBy: makerIn(letterTexts(language), madeBy), page, date, days: CANDIDATE_LINK_DAYS };
}

/** Asks a candidate who is shown whether this may go on, and says what happens without an answer. */
export function askedAnewLetter(asked: AskedAnew, site: LetterSite): Letter {
  return writeLetter(null, site, ({ candidateLetters, candidateAskedAnew }, language) => {
    const { subject, text, otherwise } = candidateAskedAnew;
    const greeting = greetingOf(asked.firstName, language);
    return {
      subject,
      paragraphs: [greeting, text, '{{page}}', otherwise, candidateLetters.alone, '{{association}}'],
      values: valuesIn(language, asked),
    };
  });
}

/** The same as a text message. */
export function askedAnewText(asked: AskedAnew, site: LetterSite): string {
  const values = { ...valuesIn('en', asked), site: siteName(site, 'en') };
  return textMessage(({ textMessages }) => textMessages.candidateAskedAnew, values);
}
