import type { Language } from '../../../../rules/languages.ts';
import type { ReminderStep } from '../../../../rules/memberships.ts';
import { fillIn } from '../../../../rules/placeholders.ts';
import { letterOf, letterTexts } from '../../../messages/letter-texts.ts';
import type { Mail } from '../../../messages/outgoing.ts';
import { type Charity, dayIn, NAME } from '../../ledger/donation-letters.ts';
import { associationName } from '../../site-settings/site-settings.service.ts';

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
export function membershipLetter(member: Reminded, charity: Charity, link: string): Mail {
  const { letters, donationLetters } = letterTexts(member.language);
  const { subjects, texts, renew, paidAlready } = donationLetters.membership;
  const values = {
    name: member.name,
    type: member.type,
    date: dayIn(member.language, member.until),
    address: link,
    association: associationName(charity, member.language),
    charity: charity.charityName || associationName(charity, member.language),
  };
  const greeting = NAME.test(member.name) ? letters.dear : letters.hello;
  return {
    to: member.email,
    subject: fillIn(subjects[member.step], values),
    text: letterOf([greeting, texts[member.step], renew, paidAlready, '{{charity}}'], values),
  };
}
