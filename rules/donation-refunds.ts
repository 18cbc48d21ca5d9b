import { z } from 'zod';
import { isNotInFuture } from './donations.ts';
import type { MessageKey } from './messages.ts';
import { isPayable, parsePence } from './money.ts';
import { PaymentMethod } from './payment-methods.ts';
import { reason } from './reason.ts';
import { text } from './validation.ts';
import { isDate } from './zoned-time.ts';

const { STANDING_ORDER: _neverBack, ...RETURNING } = PaymentMethod;

/** How money is refunded by hand: nobody does it by standing order. */
export const RefundMethod = RETURNING;
export type RefundMethod = keyof typeof RefundMethod;

/**
 * What was refunded of a donation by hand, in the order of its texts. The amount stays a text, in pounds.
 * @param leftPence what was not refunded yet
 * @param receivedOn the day on which the donation came, `YYYY-MM-DD`
 */
export function refundRules({ leftPence, receivedOn }: { leftPence: number; receivedOn: string }) {
  return z.object({
    amount: text()
      .refine(isPayable, 'invalidAmount' satisfies MessageKey)
      .refine(
        (amount) => (parsePence(amount) ?? 0) <= leftPence,
        'refundExceedsDonation' satisfies MessageKey,
      ),
    day: text()
      .refine(isDate, 'invalidDate' satisfies MessageKey)
      .refine((day) => day >= receivedOn, 'refundBeforeDonation' satisfies MessageKey)
      .refine((day) => isNotInFuture(day), 'dayInFuture' satisfies MessageKey),
    paymentMethod: z.enum(RefundMethod, 'refundMethodRequired' satisfies MessageKey),
    reason: reason(),
  });
}
