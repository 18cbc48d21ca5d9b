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
