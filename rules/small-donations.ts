import { z } from 'zod';
import { atMost } from './characters.ts';
import { pastDay } from './gift-aid.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { isPayable, parsePence } from './money.ts';
import { reasonRules } from './reason.ts';
import { line, text } from './validation.ts';

/** How small gifts come that the tax office adds to without a declaration. */
export const CollectionMethod = { CASH: 'CASH', CONTACTLESS: 'CONTACTLESS' } as const;
export type CollectionMethod = keyof typeof CollectionMethod;

/** Pence by the tax office's rules. */
const SMALL_DONATIONS = {
  /** Of a tax year. */
  maximum: 800_000,
  /** As many times the gifts that Gift Aid was claimed for. */
  timesGiftAid: 10,
} as const;

/** What was collected in a tax year and claimed for, in pence of gifts. */
export interface SmallYearSums {
  collectedPence: number;
  /** Gifts of the year that Gift Aid was claimed for, without what was refunded. */
  giftAidPence: number;
  claimedPence: number;
}

/** What can still be claimed for of a tax year, and what was claimed for too much. At most one of the two is not 0. */
export function smallClaimable({ collectedPence, giftAidPence, claimedPence }: SmallYearSums) {
  const giftAidCapPence = giftAidPence * SMALL_DONATIONS.timesGiftAid;
  const left = Math.min(collectedPence, SMALL_DONATIONS.maximum, giftAidCapPence) - claimedPence;
  return {
    capPence: SMALL_DONATIONS.maximum,
    giftAidCapPence,
    claimablePence: Math.max(0, left),
    overclaimedPence: Math.max(0, -left),
  };
}

const name = () => line().check(atMost(LIMITS.nameMaximum));

/** What is said of gifts that nobody else has counted, in the order of its texts. */
const collection = {
  day: pastDay(),
  place: name().min(1, 'cashCountPlaceRequired' satisfies MessageKey),
  amount: text().refine(isPayable, 'invalidAmount' satisfies MessageKey),
  paymentMethod: z.enum(CollectionMethod, 'invalidRequest' satisfies MessageKey),
  countedBy: name(),
  countedWith: name(),
  /** That each gift was small, in cash or contactless, given here, and no part of a larger one. */
  areSmall: z
    .boolean('invalidRequest' satisfies MessageKey)
    .refine((said) => said, 'smallGiftsRequired' satisfies MessageKey),
};

interface Counters {
  countedBy: string;
  countedWith: string;
}

const areNamed = ({ countedBy, countedWith }: Counters) => Boolean(countedBy && countedWith);
const NOT_NAMED = { path: ['countedWith'], message: 'cashCountNamesRequired' satisfies MessageKey };
const areTwo = ({ countedBy, countedWith }: Counters) =>
  countedBy.toLowerCase() !== countedWith.toLowerCase();
const NOT_TWO = { path: ['countedWith'], message: 'cashCountNamesAlike' satisfies MessageKey };

/** Gifts that were collected and counted. */
export const smallCollectionRules = z.object(collection).refine(areNamed, NOT_NAMED).refine(areTwo, NOT_TWO);

/** What is right instead, and why. */
export const smallCorrectionRules = z
  .object({ ...collection, ...reasonRules.shape })
  .refine(areNamed, NOT_NAMED)
  .refine(areTwo, NOT_TWO);

/** Gifts of a count that are a collection. */
export const countedCollectionRules = z.object({
  donationIds: z
    .array(z.int('invalidId' satisfies MessageKey))
    .min(1, 'smallGiftsNone' satisfies MessageKey)
    .max(LIMITS.sequenceRowsMaximum, 'invalidRequest' satisfies MessageKey),
  areSmall: collection.areSmall,
});

const taxYear = z
  .int('invalidRequest' satisfies MessageKey)
  .min(2000, 'invalidRequest' satisfies MessageKey)
  .max(2999, 'invalidRequest' satisfies MessageKey);

export const taxYearRules = z.object({ taxYear });

/** What is claimed for of a tax year. */
export const smallClaimRules = z.object({
  taxYear,
  /** Of gifts, in pounds; the tax is a quarter of it. */
  amount: text().refine((typed) => (parsePence(typed) ?? 0) > 0, 'invalidBankAmount' satisfies MessageKey),
  /** The Gift Aid claim that it was sent with. */
  claimId: z
    .int('invalidId' satisfies MessageKey)
    .nullish()
    .transform((id) => id || null),
  /** On which it was sent; of one that was sent with a claim that claim's day counts. */
  day: pastDay(),
});
