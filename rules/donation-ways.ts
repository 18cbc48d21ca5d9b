/** How money came, as the treasurer says it with Paid. Null in a donation means that nobody has said. */
export const DonationWay = {
  /** Through the payment page of the site settings. */
  ONLINE: 'ONLINE',
  CASH: 'CASH',
  CHEQUE: 'CHEQUE',
  TRANSFER: 'TRANSFER',
  STANDING_ORDER: 'STANDING_ORDER',
  /** On the site, or by a card machine in the hall. */
  CARD: 'CARD',
} as const;
export type DonationWay = keyof typeof DonationWay;

/**
 * Whether money that came so may stand in the bank's statement by itself: then a line that names the gift is its payment, and
 * otherwise a second one. What cards bring comes in sums, and cash goes there as one pile; cheques some banks list.
 * @param way null when nobody has said
 */
export function hasOwnBankLine(way: DonationWay | null): boolean {
  return way !== DonationWay.CARD && way !== DonationWay.CASH;
}
