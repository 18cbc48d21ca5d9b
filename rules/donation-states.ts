/** The three columns of the payments page (spec §2), in their order. */
export enum DonationColumn {
  MEMBERSHIP = 'MEMBERSHIP',
  FESTIVAL = 'FESTIVAL',
  HALL_AND_OTHER = 'HALL_AND_OTHER',
}

/** How far a donation has come (D32). It is paid elsewhere, so an administrator says when. */
export enum DonationStatus {
  PENDING = 'PENDING',
  PAID = 'PAID',
  CANCELLED = 'CANCELLED',
  REFUNDED = 'REFUNDED',
}

/** What an administrator may make of each (D32). */
export const DONATION_STATUS_CHANGES: Readonly<Record<DonationStatus, readonly DonationStatus[]>> = {
  [DonationStatus.PENDING]: [DonationStatus.PAID, DonationStatus.CANCELLED],
  [DonationStatus.PAID]: [DonationStatus.REFUNDED],
  [DonationStatus.CANCELLED]: [DonationStatus.PENDING],
  [DonationStatus.REFUNDED]: [],
};
