/** The state of a hire of the hall. */
export const HireStatus = {
  REQUESTED: 'REQUESTED',
  ACCEPTED: 'ACCEPTED',
  DECLINED: 'DECLINED',
  CANCELLED: 'CANCELLED',
} as const;
export type HireStatus = keyof typeof HireStatus;

/** Where a hire comes from: the form of the site, or an admin who entered it. */
export const HireOrigin = {
  REQUEST: 'REQUEST',
  OFFICE: 'OFFICE',
} as const;
export type HireOrigin = keyof typeof HireOrigin;

export const HirePayment = {
  CASH: 'CASH',
  CHEQUE: 'CHEQUE',
} as const;
export type HirePayment = keyof typeof HirePayment;
