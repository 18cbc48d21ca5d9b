import { type Language, localeOf } from '../../rules/languages.ts';
import { periodText, RETENTION } from '../../rules/retention.ts';
import { dayIn } from '../../rules/time-texts.ts';
import { wallClock } from '../../rules/zoned-time.ts';
import { type Letter, type LetterSite, siteName, writeLetter } from '../messages/letter.ts';
import { greetingOf, textMessage } from '../messages/letter-texts.ts';
import type { Realm } from './session.entity.ts';

/** What the question names beside the association. */
interface Asked {
  realm: Realm;
  name: string;
  /** The last day to sign in. */
  until: Date;
  /** Where they sign in. */
  address: string;
}

const KINDS = { MAIN: 'accounts', MATRIMONIAL: 'profiles' } as const;

function valuesIn(language: Language, { realm, until, address }: Asked) {
  const period = periodText(RETENTION[KINDS[realm]].period, localeOf(language));
  return { period, address, date: dayIn(language, wallClock(until).date) };
}

/**
 * Asks somebody who has not signed in for long whether they want to keep their account.
 * @param own their language, if it is known
 */
export function unusedAccountLetter(
  asked: Asked,
  site: LetterSite,
  own: Language | null | undefined,
): Letter {
  return writeLetter(own, site, ({ unusedAccount }, language) => {
    const { subject, unused, keep, otherwise } = unusedAccount[asked.realm];
    const paragraphs = [greetingOf(asked.name, language), unused, keep, otherwise, '{{association}}'];
    return { subject, paragraphs, values: valuesIn(language, asked) };
  });
}

/** Asks the same of a member of the matrimonial section by a text message. */
export function unusedMemberText(asked: Asked, site: LetterSite): string {
  const values = { ...valuesIn('en', asked), site: siteName(site, 'en') };
  return textMessage(({ textMessages }) => textMessages.unusedMember, values);
}
