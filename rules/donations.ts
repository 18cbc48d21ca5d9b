import { z } from 'zod';
import { DonationColumn, DonationStatus, isPaymentTakenBack } from './donation-states.ts';
import { LIMITS } from './limits.ts';
import { londonWall } from './london-time.ts';
import type { MessageKey } from './messages.ts';
import { parsePence } from './money.ts';
import { line, optionalDate, optionalLine, optionalText, text } from './validation.ts';

/** Whether the text is an amount above 0 that may be given (D30). */
function isPayable(typed: string): boolean {
  const pence = parsePence(typed);
  return pence !== null && pence > 0 && pence <= LIMITS.donationMaximumPence;
}

/**
 * spec §5, donation, in the order of its texts. The amount stays text, in pounds; of a type with a fixed fee
 * the service has put the fee there (D30).
 */
export const donationRules = z.object({
  subTypeId: z
    .int('donationTypeRequired' satisfies MessageKey)
    .min(1, 'donationTypeRequired' satisfies MessageKey),
  donorName: line()
    .min(1, 'donorNameRequired' satisfies MessageKey)
    .max(LIMITS.nameMaximum, 'textTooLong' satisfies MessageKey),
  amount: text().refine(isPayable, 'invalidAmount' satisfies MessageKey),
  email: text()
    .min(1, 'donorEmailRequired' satisfies MessageKey)
    .max(LIMITS.emailMaximum, 'validEmailRequired' satisfies MessageKey)
    .regex(z.regexes.email, 'validEmailRequired' satisfies MessageKey),
  phone: line()
    .min(1, 'donorPhoneRequired' satisfies MessageKey)
    .max(LIMITS.phoneMaximum, 'textTooLong' satisfies MessageKey),
  message: text().max(LIMITS.contactMessageMaximum, 'textTooLong' satisfies MessageKey),
});

/** DATA-2: what tells one sending of a form from another; a client makes it up, one for each form. */
export const idempotencyKeyRules = z.object({
  idempotencyKey: z.string().regex(/^[\w-]{8,64}$/, 'invalidRequest' satisfies MessageKey),
});

/** A type of donation; a fee that is empty or 0 leaves the amount to the donor (D30). */
export const donationTypeRules = z.object({
  name: line()
    .min(1, 'donationTypeNameRequired' satisfies MessageKey)
    .max(LIMITS.nameMaximum, 'textTooLong' satisfies MessageKey),
  nameGujarati: optionalLine(LIMITS.nameMaximum),
  column: z.enum(DonationColumn, 'invalidRequest' satisfies MessageKey),
  fee: text().refine(
    (value) => value === '' || parsePence(value) === 0 || isPayable(value),
    'invalidFee' satisfies MessageKey,
  ),
  isActive: z.boolean('invalidRequest' satisfies MessageKey),
});

/** Whether money can have come on that day of the calendar in London (D98). */
function isNotInFuture(day: string): boolean {
  return day <= londonWall(new Date()).date;
}

/**
 * An administrator's change of a donation's status (D32). A wrong Paid is taken back with a reason (D97), and only
 * Paid names a day (D98).
 * @param from how the donation stands
 */
export function donationStatusRules(from: DonationStatus) {
  return z
    .object({
      status: z.enum(DonationStatus, 'invalidStatusChange' satisfies MessageKey),
      receivedOn: optionalDate(),
      note: optionalText(LIMITS.noteMaximum),
    })
    .refine(({ status, receivedOn }) => !receivedOn || status === DonationStatus.PAID, {
      path: ['receivedOn'],
      message: 'invalidRequest' satisfies MessageKey,
    })
    .refine(({ receivedOn }) => !receivedOn || receivedOn >= LIMITS.firstDayOfMoney, {
      path: ['receivedOn'],
      message: 'invalidDate' satisfies MessageKey,
    })
    .refine(({ receivedOn }) => !receivedOn || isNotInFuture(receivedOn), {
      path: ['receivedOn'],
      message: 'receivedInFuture' satisfies MessageKey,
    })
    .refine(({ status, note }) => note || !isPaymentTakenBack(from, status), {
      path: ['note'],
      message: 'declineReasonRequired' satisfies MessageKey,
    });
}

/** Which donations of the ledger are meant; a day is one of the clock in London, by which they count (D98). */
export const donationFilterRules = z.object({
  status: z.enum(DonationStatus, 'invalidRequest' satisfies MessageKey).nullish(),
  subTypeId: z.int('invalidId' satisfies MessageKey).nullish(),
  from: optionalDate(),
  to: optionalDate(),
  search: text()
    .max(LIMITS.searchMaximum, 'textTooLong' satisfies MessageKey)
    .nullish(),
});
