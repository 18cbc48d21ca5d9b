import { z } from 'zod';
import type { MessageKey } from './messages.ts';
import { searchedPart } from './validation.ts';

/** What has become of a receipt. */
export const ReceiptState = {
  ISSUED: 'ISSUED',
  /** It was true, and the money has been given back since. */
  REFUNDED: 'REFUNDED',
  /** It was a mistake; its number stays used. */
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type ReceiptState = keyof typeof ReceiptState;

const DIGITS = 4;

/**
 * The number of a receipt: `SMJ-2026-0017`.
 * @param year in which the money came
 * @param running from 1 in each year
 */
export function receiptNumber(prefix: string, year: number, running: number): string {
  return `${prefix}-${year}-${String(running).padStart(DIGITS, '0')}`;
}

/** The filter of the register; the year is that of the number. */
export const receiptFilterRules = z.object({
  year: z
    .int('invalidRequest' satisfies MessageKey)
    .min(1, 'invalidRequest' satisfies MessageKey)
    .max(9999, 'invalidRequest' satisfies MessageKey)
    .nullish(),
  state: z.enum(ReceiptState, 'invalidRequest' satisfies MessageKey).nullish(),
  search: searchedPart(),
});
