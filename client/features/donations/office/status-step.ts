import { type DonationStatus, isPaymentTakenBack } from '../../../../rules/donation-states.ts';

/** What texts call a step: a wrong Paid that is taken back is not the reopening of what was cancelled (D97). */
export function stepOf(from: DonationStatus, to: DonationStatus): DonationStatus | 'TAKEN_BACK' {
  return isPaymentTakenBack(from, to) ? 'TAKEN_BACK' : to;
}
