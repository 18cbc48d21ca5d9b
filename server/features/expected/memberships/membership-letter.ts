import type { Language } from '../../../../rules/languages.ts';
import type { ReminderStep } from '../../../../rules/memberships.ts';
import { dayIn } from '../../../../rules/time-texts.ts';
import { type LetterSite, writeLetter } from '../../../messages/letter.ts';
import { greetingOf } from '../../../messages/letter-texts.ts';
import type { Mail } from '../../../messages/outgoing.ts';

interface Reminded {
  name: string;
  email: string;
  language: Language;
  /** What the membership is called in that language. */
  type: string;
  /** `YYYY-MM-DD` */
  until: string;
  step: ReminderStep;
}

/**
 * To a member, that the membership ends or has ended. It repeats nothing that was typed but the name, if that is plausible.
 * @param link where it can be paid again
 */
export function membershipLetter(member: Reminded, charity: LetterSite, link: string): Mail {
  const { name, type, step } = member;
  const letter = writeLetter(member.language, charity, (all, language) => {
    const { subjects, texts, renew, paidAlready } = all.donationLetters.membership;
    return {
      subject: subjects[step],
      paragraphs: [greetingOf(name, language), texts[step], renew, paidAlready, '{{association}}'],
      values: { type, date: dayIn(language, member.until), address: link },
    };
  });
  return { to: member.email, ...letter };
}
