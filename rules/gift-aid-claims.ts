import { z } from 'zod';
import { pastDay } from './gift-aid.ts';
import type { MessageKey } from './messages.ts';
import { largestPence, parsePence } from './money.ts';
import { text } from './validation.ts';
import { isDate } from './zoned-time.ts';

/** Why no Gift Aid can be claimed for a gift, in the order in which they are looked at: the first one counts. */
export const GiftAidReason = {
  /** Gifts of its kind do not count. */
  NOT_COUNTED: 'NOT_COUNTED',
  /** The treasurer says that it is not the donor's own money: a company's, or collected from others. */
  NOT_OWN_MONEY: 'NOT_OWN_MONEY',
  /** The donor got more for it than is allowed: a quarter of the first £100, a twentieth of what is above. */
  BENEFIT: 'BENEFIT',
  /** Nobody knows who gave it. */
  NO_DONOR: 'NO_DONOR',
  /** An account gave it under another name than its owner's, and the treasurer has not said whose money it was. */
  OTHER_NAME: 'OTHER_NAME',
  NO_DECLARATION: 'NO_DECLARATION',
  /** There is a declaration, but not for the day of this gift. */
  NOT_COVERED: 'NOT_COVERED',
  /** The declaration was verbal, and the donor has not got it in writing. */
  RECORD_MISSING: 'RECORD_MISSING',
  /** The donor got it in writing, and may still cancel it as if it never was. */
  RECORD_WAITS: 'RECORD_WAITS',
} as const;
export type GiftAidReason = keyof typeof GiftAidReason;

export const ClaimState = {
  /** Its gifts are locked and its schedules can be downloaded. */
  PREPARED: 'PREPARED',
  /** The tax office has it. */
  SENT: 'SENT',
  PAID: 'PAID',
  /** Its gifts are free again. */
  VOID: 'VOID',
} as const;
export type ClaimState = keyof typeof ClaimState;

/** Pence and days by the tax office's rules. */
export const GIFT_AID_CLAIM = {
  yearsToClaim: 4,
  /** Up to here gifts may stand together, without names. */
  smallGift: 3000,
  togetherMaximum: 100_000,
  benefitMaximum: 250_000,
  /** What a claim can bring here. */
  paidMaximum: 2_000_000_000,
} as const;

/** The end of the association's financial year, `MM-DD`, until the treasurer says another one. */
export const YEAR_END_DEFAULT = '03-31';

/** The tax on gifts, a quarter of what was given, in pence. */
export function taxOn(pence: number): number {
  return Math.round(pence / 4);
}

/**
 * The last day on which Gift Aid can be claimed for a gift: four years after the end of the financial year of the gift.
 * @param day of the gift, `YYYY-MM-DD`
 * @param yearEnd `MM-DD`
 */
export function claimableUntil(day: string, yearEnd: string): string {
  const year = Number(day.slice(0, 4)) + (day.slice(5) > yearEnd ? 1 : 0);
  return `${year + GIFT_AID_CLAIM.yearsToClaim}-${yearEnd}`;
}

/** The first day of gifts that can still be claimed for today, `YYYY-MM-DD`, exclusive: the end of a financial year. */
export function claimableAfter(today: string, yearEnd: string): string {
  const year = Number(today.slice(0, 4)) - (today.slice(5) > yearEnd ? 0 : 1);
  return `${year - GIFT_AID_CLAIM.yearsToClaim}-${yearEnd}`;
}

/** The end of the financial year: a day that every year has, `MM-DD`. */
export const yearEndRules = z.object({
  yearEnd: text().refine((day) => isDate(`2001-${day}`), 'invalidDate' satisfies MessageKey),
});

/** What the treasurer knows of a gift: what the donor got for it, and whose money it was. */
export const giftAidNoteRules = z.object({
  isOwnMoney: z.boolean('invalidRequest' satisfies MessageKey),
  benefit: text()
    .transform((typed) => (typed === '' ? '0' : typed))
    .refine(
      (typed) => (parsePence(typed) ?? Number.NaN) <= largestPence(),
      'invalidBankAmount' satisfies MessageKey,
    ),
});

export const newClaimRules = z.object({
  /** The last day of gifts that are claimed for. */
  until: pastDay(),
  areSmallTogether: z.boolean('invalidRequest' satisfies MessageKey),
});

/** The day on which the tax office got a claim. */
export const claimSentRules = z.object({ day: pastDay() });

/** What the tax office paid for a claim. */
export const claimPaidRules = z.object({
  day: pastDay(),
  amount: text().refine((typed) => {
    // Nothing is paid where as much is taken off as was claimed for.
    const pence = parsePence(typed) ?? -1;
    return pence >= 0 && pence <= GIFT_AID_CLAIM.paidMaximum;
  }, 'invalidBankAmount' satisfies MessageKey),
});
