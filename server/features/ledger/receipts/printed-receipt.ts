import { fillIn } from '../../../../rules/placeholders.ts';
import { letterTexts, paragraphsOf } from '../../../messages/letter-texts.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { Donation } from '../donation.entity.ts';
import { letterValues, refundText } from '../donation-letters.ts';
import { letterhead } from '../letterhead.ts';
import type { Receipt } from './receipt.entity.ts';
import type { PrintedReceiptType } from './receipt.type.ts';

export function printedReceipt(
  receipt: Receipt,
  donation: Donation,
  settings: Awaited<ReturnType<SiteSettingsService['find']>>,
): PrintedReceiptType {
  const { id, number, language, amountPence, receivedOn, voidedAt } = receipt;
  const texts = letterTexts(language).donationLetters.receipt;
  const { title, received, from, details } = texts;
  const values = letterValues({ ...donation, amountPence, letterLanguage: language }, settings, {
    day: receivedOn,
    more: { receipt: number },
  });
  const paragraphs = [
    // A name is kept for some years.
    [donation.donorName && from, details].filter(Boolean).join('\n'),
    received,
    refundText(donation, texts),
  ];
  return {
    id,
    language,
    number,
    title: fillIn(title, values),
    letterhead: letterhead(settings, language),
    paragraphs: paragraphsOf(paragraphs, values),
    isVoid: voidedAt !== null,
  };
}
