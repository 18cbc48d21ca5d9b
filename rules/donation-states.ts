/** The three columns of the payments page (spec §2), in their order. */
export const DonationColumn = {
  MEMBERSHIP: 'MEMBERSHIP',
  FESTIVAL: 'FESTIVAL',
  HALL_AND_OTHER: 'HALL_AND_OTHER',
} as const;
export type DonationColumn = keyof typeof DonationColumn;

/** How far a donation has come (D32). It is paid elsewhere, so an administrator says when. */
export const DonationStatus = {
  PENDING: 'PENDING',
  PAID: 'PAID',
  CANCELLED: 'CANCELLED',
  REFUNDED: 'REFUNDED',
} as const;
export type DonationStatus = keyof typeof DonationStatus;

/** What an administrator may make of each (D32); a wrong Paid can be taken back (D97). */
export const DONATION_STATUS_CHANGES: Readonly<Record<DonationStatus, readonly DonationStatus[]>> = {
  [DonationStatus.PENDING]: [DonationStatus.PAID, DonationStatus.CANCELLED],
  [DonationStatus.PAID]: [DonationStatus.REFUNDED, DonationStatus.PENDING],
  [DonationStatus.CANCELLED]: [DonationStatus.PENDING],
  [DonationStatus.REFUNDED]: [],
};

/** A Paid that was wrong: it needs a reason, and the receipt is withdrawn (D97). */
export function isPaymentTakenBack(from: DonationStatus, to: DonationStatus): boolean {
  return from === DonationStatus.PAID && to === DonationStatus.PENDING;
}
