/**
 * Whether a donation can be paid by card now, once or every month; under way is what was paid by a direct debit that takes
 * days.
 */
export const CardOffer = {
  NOT_OFFERED: 'NOT_OFFERED',
  OFFERED: 'OFFERED',
  OFFERED_MONTHLY: 'OFFERED_MONTHLY',
  UNDER_WAY: 'UNDER_WAY',
} as const;
export type CardOffer = keyof typeof CardOffer;
