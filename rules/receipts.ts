import { z } from 'zod';
import { chosen, chosenNumber, searchedPart } from './filters.ts';

/** What has become of a receipt. */
export const ReceiptState = {
  ISSUED: 'ISSUED',
  /** It was true, and the money has been refunded since. */
  REFUNDED: 'REFUNDED',
  /** It was a mistake; its number stays used. */
  VOID: 'VOID',
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
export const receiptFilterRules = z
  .object({
    year: chosenNumber(1, 9999).describe('That of the number'),
    state: chosen(ReceiptState),
    search: searchedPart().describe(
      'A part of the number, or of the name, e-mail or reference of its donation, in any case',
    ),
  })
  .describe('Omitted fields match everything');
