import { z } from 'zod';
import { DonationStatus, isPaymentUndone } from './donation-states.ts';
import { isNotInFuture } from './donations.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { PAID_TOGETHER } from './paid-together.ts';
import { PaymentMethod } from './payment-methods.ts';
import { optionalDate, optionalText } from './validation.ts';

/** The day on which money came, which may stay empty. */
function optionalDayOfMoney() {
  return optionalDate()
    .refine((day) => !day || day >= LIMITS.firstDayOfMoney, 'invalidDate' satisfies MessageKey)
    .refine((day) => !day || isNotInFuture(day), 'receivedInFuture' satisfies MessageKey);
}

/**
 * An administrator's change of a donation's status. A wrong Paid is undone with a reason, and only
 * Paid names a day and how the money came.
 * @param from the donation's present status
 * @param isExplained the site itself has the reason
 */
export function donationStatusRules(from: DonationStatus, isExplained = false) {
  return z
    .object({
      status: z.enum(DonationStatus, 'invalidStatusChange' satisfies MessageKey),
      receivedOn: optionalDayOfMoney(),
      /** How the money came; empty when nobody says. */
      paymentMethod: z
        .enum(PaymentMethod, 'invalidRequest' satisfies MessageKey)
        .or(z.literal(''))
        .nullish()
        .transform((paymentMethod) => paymentMethod || null),
      note: optionalText(LIMITS.noteMaximum),
    })
    .refine(({ status, receivedOn }) => !receivedOn || status === DonationStatus.PAID, {
      path: ['receivedOn'],
      message: 'invalidRequest' satisfies MessageKey,
    })
    .refine(({ status, paymentMethod }) => !paymentMethod || status === DonationStatus.PAID, {
      path: ['paymentMethod'],
      message: 'invalidRequest' satisfies MessageKey,
    })
    .refine(({ status, note }) => note || isExplained || !isPaymentUndone(from, status), {
      path: ['note'],
      message: 'declineReasonRequired' satisfies MessageKey,
    });
}

function ids() {
  return z.int('invalidId' satisfies MessageKey).min(1, 'invalidId' satisfies MessageKey);
}

/** Several donations that are set to Paid with one day and one payment method, each with the status that the treasurer saw. */
export const paidTogetherRules = z.object({
  donations: z
    .array(
      z.object({ id: ids(), status: z.enum(DonationStatus, 'invalidRequest' satisfies MessageKey) }),
      'invalidRequest' satisfies MessageKey,
    )
    .min(1, 'bankDonationRequired' satisfies MessageKey)
    .max(PAID_TOGETHER.maximum, 'tooManyDonations' satisfies MessageKey)
    .refine(
      (donations) => new Set(donations.map(({ id }) => id)).size === donations.length,
      'invalidRequest' satisfies MessageKey,
    ),
  receivedOn: optionalDayOfMoney(),
  paymentMethod: z.enum(PaymentMethod, 'paymentMethodRequired' satisfies MessageKey),
});

/** The changes to Paid that are undone together. */
export const undoTogetherRules = z.object({
  changeIds: z
    .array(ids(), 'invalidRequest' satisfies MessageKey)
    .min(1, 'bankDonationRequired' satisfies MessageKey)
    .max(PAID_TOGETHER.maximum, 'tooManyDonations' satisfies MessageKey),
});
