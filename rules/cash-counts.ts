import { z } from 'zod';
import { atMost } from './characters.ts';
import { donationRules, idempotencyKeyRules, pastDonationRules } from './donations.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { isPayable, parsePence } from './money.ts';
import { PaymentMethod } from './payment-methods.ts';
import { line, optionalDate, text } from './validation.ts';

export const CashCountState = {
  /** Being typed. */
  DRAFT: 'DRAFT',
  /** Its rows are donations in the ledger. */
  BOOKED: 'BOOKED',
  /** Its donations were cancelled again. */
  VOID: 'VOID',
} as const;
export type CashCountState = keyof typeof CashCountState;

/** How money comes to the desk. Coins and cheques are counted; the other two are seen at the bank and are in no pile. */
export const ENVELOPE_PAYMENT_METHODS = [
  PaymentMethod.CASH,
  PaymentMethod.CHEQUE,
  PaymentMethod.TRANSFER,
  PaymentMethod.STANDING_ORDER,
] as const;
export type EnvelopePaymentMethod = (typeof ENVELOPE_PAYMENT_METHODS)[number];

function isCounted(paymentMethod: PaymentMethod | null): boolean {
  return paymentMethod === PaymentMethod.CASH || paymentMethod === PaymentMethod.CHEQUE;
}

/** As many as can be booked at once. */
export const COUNT_ROWS_MAXIMUM = 500;

/** What fits the column; far more than any pile. */
const COUNTED_MAXIMUM_PENCE = 2_000_000_000;

const CHEQUE_NUMBER_MAXIMUM = 30;

/** Whether the text is an amount, which may be 0. */
function isCountable(typed: string): boolean {
  const pence = parsePence(typed);
  return pence !== null && pence <= COUNTED_MAXIMUM_PENCE;
}

const name = () => line().check(atMost(LIMITS.nameMaximum));

/** What is said of a count while it is typed; all of it may still be empty. */
export const cashCountRules = z.object({
  day: optionalDate(),
  /** The hall, or the occasion. */
  place: name(),
  countedBy: name(),
  countedWith: name(),
  /** The sum that was counted, in pounds. */
  counted: text().refine((typed) => typed === '' || isCountable(typed), 'invalidAmount' satisfies MessageKey),
  /** Why the rows add up to something else. */
  explanation: line().check(atMost(LIMITS.changeReasonMaximum)),
});

/** An envelope, in the order of its fields. Without a donor's id and name it is of nobody, as what was in the box. */
export const cashEnvelopeRules = z
  .object({
    /** Made up by the client, so that a repeated row is recognised. */
    key: idempotencyKeyRules.shape.idempotencyKey,
    donorId: z.int('invalidId' satisfies MessageKey).nullish(),
    /** Of a donor who is not known yet. */
    donorName: name(),
    subTypeId: donationRules.shape.subTypeId,
    amount: text().refine(isPayable, 'invalidAmount' satisfies MessageKey),
    paymentMethod: z.enum(ENVELOPE_PAYMENT_METHODS, 'envelopeMethodRequired' satisfies MessageKey),
    chequeNumber: line().check(atMost(CHEQUE_NUMBER_MAXIMUM)),
  })
  .transform((row) => ({
    ...row,
    chequeNumber: row.paymentMethod === PaymentMethod.CHEQUE ? row.chequeNumber : '',
  }));

interface CountedRow {
  amountPence: number;
  paymentMethod: PaymentMethod | null;
}

/** Pence of the rows: `counted` is what must be in the pile, `bank` the rest. */
export function sumsOfRows(rows: readonly CountedRow[]): { counted: number; bank: number } {
  const sum = (isOf: (row: CountedRow) => boolean) =>
    rows.filter(isOf).reduce((total, { amountPence }) => total + amountPence, 0);
  return {
    counted: sum(({ paymentMethod }) => isCounted(paymentMethod)),
    bank: sum(({ paymentMethod }) => !isCounted(paymentMethod)),
  };
}

/**
 * Whether a count can be booked, in the order of its texts. Two people must have counted what there was to count, and the
 * rows must add up to it, or somebody has said why not. Nothing is counted of what came through the bank.
 */
export const bookableCountRules = z
  .object({
    day: pastDonationRules.shape.receivedOn,
    place: z.string(),
    countedBy: z.string(),
    countedWith: z.string(),
    countedPence: z.int().nullable(),
    explanation: z.string(),
    rows: z
      .array(z.object({ amountPence: z.int(), paymentMethod: z.enum(PaymentMethod).nullable() }))
      .min(1, 'cashCountEmpty' satisfies MessageKey)
      .max(COUNT_ROWS_MAXIMUM, 'cashCountFull' satisfies MessageKey),
  })
  .refine(({ rows, place }) => !hasCounted(rows) || place, {
    path: ['place'],
    message: 'cashCountPlaceRequired' satisfies MessageKey,
  })
  .refine(({ rows, countedBy, countedWith }) => !hasCounted(rows) || (countedBy && countedWith), {
    path: ['countedWith'],
    message: 'cashCountNamesRequired' satisfies MessageKey,
  })
  .refine(
    ({ rows, countedBy, countedWith }) =>
      !hasCounted(rows) || countedBy.toLowerCase() !== countedWith.toLowerCase(),
    { path: ['countedWith'], message: 'cashCountNamesAlike' satisfies MessageKey },
  )
  .refine(({ rows, countedPence }) => !hasCounted(rows) || countedPence !== null, {
    path: ['counted'],
    message: 'countedSumRequired' satisfies MessageKey,
  })
  .refine(
    ({ rows, countedPence, explanation }) =>
      explanation !== '' || sumsOfRows(rows).counted === (countedPence ?? 0),
    { path: ['explanation'], message: 'cashCountDiffers' satisfies MessageKey },
  );

function hasCounted(rows: readonly CountedRow[]): boolean {
  return rows.some(({ paymentMethod }) => isCounted(paymentMethod));
}
