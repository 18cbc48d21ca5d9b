import type { Language } from '../../../../rules/languages.ts';
import { fillIn } from '../../../../rules/placeholders.ts';
import { SITE_TEXTS } from '../../../../rules/site-settings.ts';
import { inLanguage } from '../../../database/translations.ts';
import { letterTexts } from '../../../messages/letter-texts.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { Donation } from '../donation.entity.ts';
import { dayIn, letterValues } from '../donation-letters.ts';
import type { Receipt } from './receipt.entity.ts';

/** A receipt as it is printed, in the language of its donor whatever that of the office is. */
export interface PrintedReceipt {
  id: number;
  language: Language;
  number: string;
  title: string;
  /** Who issued it, a line each. */
  letterhead: string[];
  /** Each may have several lines. */
  paragraphs: string[];
  isWithdrawn: boolean;
}

/** @param refundedOn the day on which the money was given back, if it was */
export function printedReceipt(
  receipt: Receipt,
  donation: Donation,
  settings: Awaited<ReturnType<SiteSettingsService['find']>>,
  refundedOn: string | undefined,
): PrintedReceipt {
  const { id, number, language, amountPence, receivedOn, withdrawnAt } = receipt;
  const { title, received, from, details, refunded, charityNumber } =
    letterTexts(language).donationLetters.receipt;
  const values = letterValues({ ...donation, amountPence, letterLanguage: language }, settings, {
    day: receivedOn,
    more: { receipt: number, ...(refundedOn && { refundedOn: dayIn(language, refundedOn) }) },
  });
  const { address } = inLanguage(settings, SITE_TEXTS, language);
  const name = address.startsWith(values.charity!) ? '' : values.charity!;
  const registered = settings.charityNumber && fillIn(charityNumber, values);
  const letterhead = [name, ...address.split('\n'), registered];
  const paragraphs = [
    // A name is kept for some years, see decision 63.
    [donation.donorName && from, details].filter(Boolean).join('\n'),
    received,
    refundedOn ? refunded : '',
  ];
  return {
    id,
    language,
    number,
    title: fillIn(title, values),
    letterhead: letterhead.map((line) => line.trim()).filter(Boolean),
    paragraphs: paragraphs.filter(Boolean).map((paragraph) => fillIn(paragraph, values)),
    isWithdrawn: withdrawnAt !== null,
  };
}
