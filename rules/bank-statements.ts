import { z } from 'zod';
import { atMost } from './characters.ts';
import { donationRules, pastDonationRules } from './donations.ts';
import { chosen, searchedPart } from './filters.ts';
import { columnPosition, DateOrder } from './imports.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { line, optionalLine } from './validation.ts';

/** What is known of a line of a bank statement, a tab of its list. */
export const BankLineState = {
  /** Money that came in and is not certain, or that went out and may be a payment that was returned. */
  TO_DECIDE: 'TO_DECIDE',
  /** Decided, or certain enough to be confirmed with the others in one press. */
  MATCHED: 'MATCHED',
  /** Money that went out, and what somebody has said is not for the association's books of donations. */
  EXCLUDED: 'EXCLUDED',
} as const;
export type BankLineState = keyof typeof BankLineState;

/** Whether money came in or went out. */
export const MoneyDirection = { IN: 'IN', OUT: 'OUT' } as const;
export type MoneyDirection = keyof typeof MoneyDirection;

/** Why a line is taken for a payment of something; the first alone is certain. */
export const BankReason = {
  /** The whole reference, and just the amount that is open. */
  REFERENCE: 'REFERENCE',
  /** The whole reference, and another amount. */
  OTHER_AMOUNT: 'OTHER_AMOUNT',
  /** The whole reference of something that was cancelled. */
  CANCELLED: 'CANCELLED',
  /** The whole reference of something that was set to Paid by hand. */
  PAID_BY_HAND: 'PAID_BY_HAND',
  /** The whole reference of something that was paid already. */
  PAID_ALREADY: 'PAID_ALREADY',
  /** A reference with one or two letters that differ. */
  MISSPELT: 'MISSPELT',
  /** Several references, or a misspelt one, that fit several. */
  SEVERAL: 'SEVERAL',
  /** Whoever paid this has paid the same amount before. */
  PAYER_AND_AMOUNT: 'PAYER_AND_AMOUNT',
  /** The next payment of a standing order. */
  STANDING_ORDER: 'STANDING_ORDER',
  /** A standing order of that amount is expected of whom the bank names, who never paid by bank before. */
  ORDER_BY_NAME: 'ORDER_BY_NAME',
  /** The bank names somebody who has promised just that amount. */
  NAME_AND_AMOUNT: 'NAME_AND_AMOUNT',
  /** Whoever paid this has given for the same before. */
  PAYER_AND_TYPE: 'PAYER_AND_TYPE',
  /** Nothing but the amount, and that it was promised shortly before. */
  AMOUNT_AND_DAY: 'AMOUNT_AND_DAY',
  /** Money that went out: as much as somebody had paid. */
  RETURNED: 'RETURNED',
  /** A donation that was entered from the line. */
  ENTERED: 'ENTERED',
  /** Chosen by somebody in the office. */
  BY_HAND: 'BY_HAND',
} as const;
export type BankReason = keyof typeof BankReason;

/** The columns of a bank's file, by their positions from 0: the amount is in one with its sign, or in one or two without. */
export const bankLayoutRules = z
  .object({
    day: columnPosition(),
    /** Joined in this order. */
    descriptions: z
      .array(columnPosition())
      .min(1, 'sheetColumnsMissing' satisfies MessageKey)
      .max(8),
    amount: columnPosition().nullish(),
    moneyIn: columnPosition().nullish(),
    moneyOut: columnPosition().nullish(),
    balance: columnPosition().nullish(),
  })
  .refine(({ amount, moneyIn }) => isChosen(amount) || isChosen(moneyIn), {
    error: 'sheetColumnsMissing' satisfies MessageKey,
    path: ['amount'],
  });
export type BankLayout = z.output<typeof bankLayoutRules>;

export const dateOrderRules = z.enum(DateOrder, 'invalidRequest' satisfies MessageKey).nullish();

export const unsignedRules = z.enum(MoneyDirection, 'invalidRequest' satisfies MessageKey).nullish();

export function isChosen(position: number | null | undefined): position is number {
  return position !== null && position !== undefined;
}

export const bankAccountRules = z.object({
  name: line()
    .min(1, 'bankAccountNameRequired' satisfies MessageKey)
    .check(atMost(LIMITS.nameMaximum)),
});

/** A donation that is entered from a line. */
export const bankDonationRules = z.object({
  /** Of one who is known, whose name and e-mail then count. */
  donorId: z.int('invalidId' satisfies MessageKey).nullish(),
  donorName: pastDonationRules.shape.donorName,
  subTypeId: donationRules.shape.subTypeId,
  email: pastDonationRules.shape.email,
});

/** What a line pays: pence of a donation that was promised, of a donation that is entered for it, or of what is owed. */
export const bankPaymentRules = z
  .object({
    donationId: z.int('invalidId' satisfies MessageKey).nullish(),
    newDonation: bankDonationRules.nullish(),
    /** Money that went out gives back what was paid of it. */
    chargeId: z.int('invalidId' satisfies MessageKey).nullish(),
    pence: z.int('invalidAmount' satisfies MessageKey).min(1, 'invalidAmount' satisfies MessageKey),
  })
  .refine(
    ({ donationId, newDonation, chargeId }) =>
      [donationId, newDonation, chargeId].filter(Boolean).length === 1,
    {
      error: 'invalidRequest' satisfies MessageKey,
    },
  );

/** All that a line pays; a donation or a charge only once. */
export const bankPaymentsRules = z
  .array(bankPaymentRules, 'invalidRequest' satisfies MessageKey)
  .min(1, 'bankDonationRequired' satisfies MessageKey)
  .max(LIMITS.bankPaymentsMaximum, 'invalidRequest' satisfies MessageKey)
  .refine((payments) => {
    const known = payments.flatMap(({ donationId, chargeId }) =>
      donationId ? [`gift ${donationId}`] : chargeId ? [`charge ${chargeId}`] : [],
    );
    return new Set(known).size === known.length;
  }, 'invalidRequest' satisfies MessageKey);

/** What a provider has kept of several donations before it paid them out. */
export const bankFeeRules = z
  .int('invalidFee' satisfies MessageKey)
  .min(0, 'invalidFee' satisfies MessageKey)
  .nullish();

export const bankNoteRules = z.object({ note: optionalLine(LIMITS.changeReasonMaximum) });

export const bankLineFilterRules = z.object({
  state: chosen(BankLineState),
  search: searchedPart().describe('Matches part of the description, a donor’s name or a reference'),
});
