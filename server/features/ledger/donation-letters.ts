import type { Language } from '../../../rules/languages.ts';
import { poundsWithSign } from '../../../rules/money.ts';
import { dayIn } from '../../../rules/time-texts.ts';
import { wallClock } from '../../../rules/zoned-time.ts';
import { inLanguage } from '../../database/translations.ts';
import { writeLetter } from '../../messages/letter.ts';
import { greetingOf, type LetterTexts } from '../../messages/letter-texts.ts';
import type { Mail } from '../../messages/outgoing.ts';
import type { Donation } from './donation.entity.ts';
import { DONATION_TEXTS } from './donation.type.ts';
import { letterhead, type Sender } from './letterhead.ts';

/** The site settings that letters need; an empty one is left out. */
export interface Charity extends Sender {
  paymentUrl: string;
  referencePrefix: string;
}

/** More than a donation itself tells: the day that is named, and further placeholders. */
interface LetterValues {
  day?: string;
  more?: Record<string, string>;
}

/** The values that all letters to a donor may name. */
export function letterValues(
  donation: Donation,
  charity: Charity,
  { day = wallClock(donation.createdAt).date, more }: LetterValues,
): Record<string, string> {
  const { letterLanguage, reference, amountPence, refundedPence, refundedOn } = donation;
  return {
    reference,
    type: inLanguage(donation, DONATION_TEXTS, letterLanguage).typeName,
    amount: poundsWithSign(amountPence),
    date: dayIn(letterLanguage, day),
    address: charity.paymentUrl,
    name: donation.donorName,
    number: charity.charityNumber,
    ...(refundedOn && {
      refunded: poundsWithSign(refundedPence),
      refundedOn: dayIn(letterLanguage, refundedOn),
    }),
    ...more,
  };
}

/** What a receipt says of a payment that was refunded, all or a part of it; empty for one that was not. */
export function refundText(
  { amountPence, refundedPence, refundedOn }: Donation,
  { refunded, refundedPart }: LetterTexts['donationLetters']['receipt'],
): string {
  if (!refundedOn) return '';
  return refundedPence < amountPence ? refundedPart : refunded;
}

type Draft = LetterValues & { subject: string; paragraphs: (string | false)[] };

/** A letter to the donor. */
export function letter(
  donation: Donation,
  charity: Charity,
  draft: (texts: LetterTexts, language: Language) => Draft,
): Mail {
  const written = writeLetter(donation.letterLanguage, charity, (texts, language) => {
    const { subject, paragraphs, ...about } = draft(texts, language);
    return { subject, paragraphs, values: letterValues(donation, charity, about) };
  });
  return { to: donation.email, ...written };
}

/**
 * To the donor, when an administrator has set it to Paid, or sends the receipt again. Of what was typed it repeats only the
 * name, if plausible.
 * @param number of the receipt
 */
export function receiptLetter(
  donation: Donation & { receivedOn: string },
  number: string,
  charity: Charity,
): Mail {
  const { letterLanguage: language, donorName, receivedOn: day } = donation;
  const sender = letterhead(charity, language).join('\n');
  return letter(donation, charity, (texts, written) => {
    const { subject, received, title, details } = texts.donationLetters.receipt;
    return {
      subject,
      paragraphs: [
        greetingOf(donorName, written),
        received,
        `${title}\n${details}`,
        refundText(donation, texts.donationLetters.receipt),
        '{{sender}}',
      ],
      day,
      more: { receipt: number, sender },
    };
  });
}

/**
 * To the donor, when a wrong Paid is reverted: the receipt is invalid. It repeats nothing that was typed.
 * @param number of the receipt
 * @param change whether the donation is cancelled next, so that nothing is to be paid
 */
export function voidedReceiptLetter(
  donation: Donation,
  number: string,
  charity: Charity,
  { isBeingCancelled }: { isBeingCancelled: boolean },
): Mail {
  return letter(donation, charity, ({ letters, donationLetters: { voided, receipt, howToPay } }) => {
    const { subject, mistake, details, notPaid, paidAlready, wrongEntry, nothingToPay } = voided;
    const said = `${receipt.title}\n${details}`;
    const about = isBeingCancelled
      ? [wrongEntry, said, nothingToPay]
      : [mistake, `${said}\n${notPaid}`, charity.paymentUrl && howToPay, paidAlready];
    return {
      subject,
      paragraphs: [letters.hello, ...about, '{{association}}'],
      more: { receipt: number },
    };
  });
}
