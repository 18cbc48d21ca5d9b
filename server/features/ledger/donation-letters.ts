import { type Language, localeOf } from '../../../rules/languages.ts';
import { poundsWithSign } from '../../../rules/money.ts';
import { fillIn } from '../../../rules/placeholders.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import { inLanguage } from '../../database/translations.ts';
import { letterOf, letterTexts } from '../../messages/letter-texts.ts';
import type { Mail } from '../../messages/outgoing.ts';
import { associationName } from '../site-settings/site-settings.service.ts';
import type { Donation } from './donation.entity.ts';
import { DONATION_TEXTS } from './donation.type.ts';
import { letterhead, type Sender } from './letterhead.ts';

/** The site settings that letters need; an empty one is left out. */
export interface Charity extends Sender {
  paymentUrl: string;
  referencePrefix: string;
}

/** A plausible name of a person: nothing that a mail program would turn into a link. */
export const NAME = /^(?!.*\.\p{L}{2})[\p{L}\p{M} .'’&-]{1,60}$/u;

/** Whether a letter may repeat a name that somebody has typed. */
export const isPlausibleName = (name: string) => NAME.test(name);

/** @param day `YYYY-MM-DD`, which is the same in every time zone */
export function dayIn(language: Language, day: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), options).format(new Date(day));
}

/** More than a donation itself tells: the day that is named, and further placeholders. */
interface LetterValues {
  day?: string;
  more?: Record<string, string>;
}

/** The values that all letters to a donor may name. */
export function letterValues(
  donation: Donation,
  { charityNumber, paymentUrl, ...charity }: Charity,
  { day = wallClock(donation.createdAt).date, more }: LetterValues,
): Record<string, string> {
  const { letterLanguage, reference, amountPence } = donation;
  return {
    reference,
    type: inLanguage(donation, DONATION_TEXTS, letterLanguage).typeName,
    amount: poundsWithSign(amountPence),
    date: dayIn(letterLanguage, day),
    address: paymentUrl,
    name: donation.donorName,
    number: charityNumber,
    charity: charity.charityName || associationName(charity, letterLanguage),
    ...more,
  };
}

/** A letter to the donor. */
export function letter(
  donation: Donation,
  charity: Charity,
  { subject, paragraphs, ...about }: LetterValues & { subject: string; paragraphs: string[] },
): Mail {
  const values = letterValues(donation, charity, about);
  return { to: donation.email, subject: fillIn(subject, values), text: letterOf(paragraphs, values) };
}

/** To the donor, when a donation was made: it is not paid yet. It repeats nothing that was typed. */
export function donationLetter(donation: Donation, charity: Charity): Mail {
  const { letters, donationLetters } = letterTexts(donation.letterLanguage);
  const { made, howToPay } = donationLetters;
  const pay = charity.paymentUrl && howToPay;
  return letter(donation, charity, {
    subject: made.subject,
    paragraphs: [letters.hello, made.recorded, made.details, pay, made.receiptFollows, '{{charity}}'],
  });
}

/**
 * To the donor, when an administrator has set it to Paid, or sends the receipt again. Of what was typed it repeats only the
 * name, if plausible.
 * @param number of the receipt
 * @param refundedOn the day on which the money was given back, if it was
 */
export function receiptLetter(
  donation: Donation & { receivedOn: string },
  number: string,
  charity: Charity,
  refundedOn?: string,
): Mail {
  const { letterLanguage, donorName } = donation;
  const { letters, donationLetters } = letterTexts(letterLanguage);
  const { subject, received, title, details, refunded } = donationLetters.receipt;
  const greeting = isPlausibleName(donorName) ? letters.dear : letters.hello;
  const sender = letterhead(charity, letterLanguage).join('\n');
  return letter(donation, charity, {
    subject,
    paragraphs: [greeting, received, `${title}\n${details}`, refundedOn ? refunded : '', '{{sender}}'],
    day: donation.receivedOn,
    more: { receipt: number, sender, ...(refundedOn && { refundedOn: dayIn(letterLanguage, refundedOn) }) },
  });
}

/**
 * To the donor, when a wrong Paid is reverted: the receipt is invalid. It repeats nothing that was typed.
 * @param number of the receipt
 */
export function withdrawalLetter(donation: Donation, number: string, charity: Charity): Mail {
  const { letters, donationLetters } = letterTexts(donation.letterLanguage);
  const { subject, mistake, details, paidAlready } = donationLetters.withdrawal;
  const { title } = donationLetters.receipt;
  const pay = charity.paymentUrl && donationLetters.howToPay;
  return letter(donation, charity, {
    subject,
    paragraphs: [letters.hello, mistake, `${title}\n${details}`, pay, paidAlready, '{{charity}}'],
    more: { receipt: number },
  });
}
