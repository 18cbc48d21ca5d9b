import { type Language, localeOf } from '../../../rules/languages.ts';
import { poundsWithSign } from '../../../rules/money.ts';
import { fillIn } from '../../../rules/placeholders.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import { inLanguage } from '../../database/translations.ts';
import { letterOf, letterTexts } from '../../messages/letter-texts.ts';
import type { Mail } from '../../messages/outgoing.ts';
import { type AssociationNames, associationName } from '../site-settings/site-settings.service.ts';
import type { Donation } from './donation.entity.ts';
import { DONATION_TEXTS } from './donation.type.ts';

/** The site settings that letters need; an empty one is left out. */
export interface Charity extends AssociationNames {
  charityName: string;
  charityNumber: string;
  paymentUrl: string;
}

/** A plausible name of a person: nothing that a mail program would turn into a link. */
const NAME = /^(?!.*\.\p{L}{2})[\p{L}\p{M} .'’&-]{1,60}$/u;

/** @param day `YYYY-MM-DD`, which is the same in every time zone */
function dayIn(language: Language, day: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), options).format(new Date(day));
}

/** A letter to the donor, with the values that all of them may name. */
function letter(
  donation: Donation,
  { charityNumber, paymentUrl, ...charity }: Charity,
  {
    subject,
    paragraphs,
    day = wallClock(donation.createdAt).date,
  }: { subject: string; paragraphs: string[]; day?: string },
): Mail {
  const { letterLanguage, reference, amountPence } = donation;
  const values = {
    reference,
    type: inLanguage(donation, DONATION_TEXTS, letterLanguage).typeName,
    amount: poundsWithSign(amountPence),
    date: dayIn(letterLanguage, day),
    address: paymentUrl,
    name: donation.donorName,
    number: charityNumber,
    charity: charity.charityName || associationName(charity, letterLanguage),
  };
  return { to: donation.email, subject: fillIn(subject, values), text: letterOf(paragraphs, values) };
}

/** To the donor, when a donation was made: it is not paid yet (D32). It repeats nothing that was typed. */
export function donationLetter(donation: Donation, charity: Charity): Mail {
  const { letters, donationLetters } = letterTexts(donation.letterLanguage);
  const { made, howToPay } = donationLetters;
  const pay = charity.paymentUrl && howToPay;
  return letter(donation, charity, {
    subject: made.subject,
    paragraphs: [letters.hello, made.recorded, made.details, pay, made.receiptFollows, '{{charity}}'],
  });
}

/** To the donor, when an administrator has set it to Paid. Of what was typed it repeats only the name, if plausible. */
export function receiptLetter(donation: Donation & { receivedOn: string }, charity: Charity): Mail {
  const { letters, donationLetters } = letterTexts(donation.letterLanguage);
  const { subject, received, details, charityNumber } = donationLetters.receipt;
  const greeting = NAME.test(donation.donorName) ? letters.dear : letters.hello;
  const sender = ['{{charity}}', charity.charityNumber && charityNumber].filter(Boolean).join('\n');
  return letter(donation, charity, {
    subject,
    paragraphs: [greeting, received, details, sender],
    day: donation.receivedOn,
  });
}

/** To the donor, when a wrong Paid is reverted (D97): the receipt is invalid. It repeats nothing that was typed. */
export function withdrawalLetter(donation: Donation, charity: Charity): Mail {
  const { letters, donationLetters } = letterTexts(donation.letterLanguage);
  const { subject, mistake, details, paidAlready } = donationLetters.withdrawal;
  const pay = charity.paymentUrl && donationLetters.howToPay;
  return letter(donation, charity, {
    subject,
    paragraphs: [letters.hello, mistake, details, pay, paidAlready, '{{charity}}'],
  });
}
