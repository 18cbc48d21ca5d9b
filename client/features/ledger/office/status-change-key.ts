import { type DonationStatus, isPaymentUndone } from '../../../../rules/donation-states.ts';

/** The text key of a change of status: reverting a wrong Paid is worded differently from reopening. */
export function statusChangeKey(from: DonationStatus, to: DonationStatus): DonationStatus | 'UNDONE' {
  return isPaymentUndone(from, to) ? 'UNDONE' : to;
}
