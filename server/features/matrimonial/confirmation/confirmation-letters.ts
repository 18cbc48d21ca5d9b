import { CANDIDATE_LINK_DAYS } from '../../../../rules/candidate-confirmation.ts';
import { type Letter, type LetterSite, siteName, writeLetter } from '../../../messages/letter.ts';
import { greetingOf, type LetterTexts, letterTexts, textMessage } from '../../../messages/letter-texts.ts';
import { safeName } from '../../../messages/safe-mail-text.ts';

/** Why a candidate is written to. */
export type CandidateLetterKind =
  /** Somebody has made a profile of them. */
  | 'asked'
  /** Somebody has made a profile that is said to be their own, with another mobile than a code has proved. */
  | 'askedOwn'
  /** They said "not yet" a month ago, or the family asks once more. */
  | 'askedAgain'
  /** The profile that they have said yes to was changed by somebody else. */
  | 'changed'
  /** They have not answered in time whether it may go on. */
  | 'lapsed'
  /** They asked for a new link. */
  | 'newLink';

interface Told {
  firstName: string;
  /** Who has made the profile, as typed. */
  madeBy: string;
  /** The address of the candidate's own page. */
  page: string;
}

/** What a message says of who has made the profile, who may have typed its reader's address, too. */
export function makerIn({ candidateLetters }: LetterTexts, madeBy: string): string {
  return safeName(madeBy) || candidateLetters.somebody;
}

/** A letter to a candidate, with the link to their own page. */
export function candidateLetter(kind: CandidateLetterKind, told: Told, site: LetterSite): Letter {
  return writeLetter(null, site, (texts, language) => {
    const { subject, text } = texts.candidateLetters[kind];
    const { alone } = texts.candidateLetters;
    return {
      subject,
      paragraphs: [greetingOf(told.firstName, language), text, '{{page}}', alone, '{{association}}'],
      values: { page: told.page, madeBy: makerIn(texts, told.madeBy), days: CANDIDATE_LINK_DAYS },
    };
  });
}

/** The same as a text message. */
export function candidateText(kind: CandidateLetterKind, { madeBy, page }: Told, site: LetterSite): string {
  const values = { page, madeBy: makerIn(letterTexts('en'), madeBy), site: siteName(site, 'en') };
  return textMessage(
    ({ textMessages: { candidateAsked, candidateAskedOwn } }) =>
      kind === 'askedOwn' ? candidateAskedOwn : candidateAsked,
    values,
  );
}
