/** The three columns of the payments page, in their order. */
export const DonationColumn = {
  MEMBERSHIP: 'MEMBERSHIP',
  FESTIVAL: 'FESTIVAL',
  HALL_AND_OTHER: 'HALL_AND_OTHER',
} as const;
export type DonationColumn = keyof typeof DonationColumn;

/** The state of a donation. It is paid elsewhere, so an administrator sets it to Paid. */
export const DonationStatus = {
  PENDING: 'PENDING',
  PAID: 'PAID',
  CANCELLED: 'CANCELLED',
  REFUNDED: 'REFUNDED',
} as const;
export type DonationStatus = keyof typeof DonationStatus;

/** The changes that an administrator may make; a wrong Paid can be undone. */
export const DONATION_STATUS_CHANGES: Readonly<Record<DonationStatus, readonly DonationStatus[]>> = {
  [DonationStatus.PENDING]: [DonationStatus.PAID, DonationStatus.CANCELLED],
  [DonationStatus.PAID]: [DonationStatus.REFUNDED, DonationStatus.PENDING],
  [DonationStatus.CANCELLED]: [DonationStatus.PENDING],
  [DonationStatus.REFUNDED]: [],
};

/** Whether a wrong Paid is undone, which needs a reason and voids the receipt. */
export function isPaymentUndone(from: DonationStatus, to: DonationStatus): boolean {
  return from === DonationStatus.PAID && to === DonationStatus.PENDING;
}

/** Who changes a status: somebody by hand, a line of a bank statement, what the provider of cards says, or a count of envelopes. */
export type ChangedBy = 'HAND' | 'LINE' | 'CARD' | 'COUNT';

/**
 * Why a status cannot be changed: it would contradict what lines of bank statements or a card have paid, or what was given
 * back.
 * @param paid pence that lines pay of it, whether a card has paid it, and pence that were refunded
 * @returns a key of the catalogue; undefined where nothing speaks against it
 */
export function refusedChange(
  from: DonationStatus,
  to: DonationStatus,
  paid: { allocatedPence: number; isPaidByCard: boolean; refundedPence: number },
  by: ChangedBy = 'HAND',
): 'paidByBankStatement' | 'paidByCard' | 'partlyRefunded' | undefined {
  if (to === DonationStatus.REFUNDED) return undefined;
  // What was cancelled can be opened again; what lines pay of it is theirs to change.
  if (paid.allocatedPence > 0 && from !== DonationStatus.CANCELLED && by !== 'LINE')
    return 'paidByBankStatement';
  if (paid.isPaidByCard && from === DonationStatus.PAID) return 'paidByCard';
  return isPaymentUndone(from, to) && paid.refundedPence > 0 ? 'partlyRefunded' : undefined;
}

/** How often a donor means to give: every month is a promise of a standing order, which the donor sets up at the bank. */
export const DonationFrequency = {
  ONCE: 'ONCE',
  MONTHLY: 'MONTHLY',
} as const;
export type DonationFrequency = keyof typeof DonationFrequency;
