import { CANDIDATE_LINK_DAYS } from '../../../../rules/candidate-confirmation.ts';
import { type Letter, type LetterSite, siteName, writeLetter } from '../../../messages/letter.ts';
import { textMessage } from '../../../messages/letter-texts.ts';

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
  /** Who has made the profile. */
  madeBy: string;
  /** The address of the candidate's own page. */
  page: string;
}

/** A letter to a candidate, with the link to their own page. */
export function candidateLetter(kind: CandidateLetterKind, told: Told, site: LetterSite): Letter {
  return writeLetter(null, site, ({ letters, candidateLetters }) => {
    const { subject, text } = candidateLetters[kind];
    return {
      subject,
      paragraphs: [letters.dear, text, '{{page}}', candidateLetters.alone, '{{association}}'],
      values: { ...told, name: told.firstName, days: CANDIDATE_LINK_DAYS },
    };
  });
}

/** The same as a text message. */
export function candidateText(kind: CandidateLetterKind, told: Told, site: LetterSite): string {
  const values = { ...told, site: siteName(site, 'en') };
  return textMessage(
    ({ textMessages: { candidateAsked, candidateAskedOwn } }) =>
      kind === 'askedOwn' ? candidateAskedOwn : candidateAsked,
    values,
  );
}
