import { type DonationStatus, isPaymentTakenBack } from '../../../../rules/donation-states.ts';

/** The text key of a change of status: reverting a wrong Paid is worded differently from reopening. */
export function statusChangeKey(from: DonationStatus, to: DonationStatus): DonationStatus | 'TAKEN_BACK' {
  return isPaymentTakenBack(from, to) ? 'TAKEN_BACK' : to;
}
