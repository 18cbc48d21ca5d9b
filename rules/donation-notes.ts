/** What the site itself writes in a donation's history, as a code: everybody reads it in their own language. */
export const DonationNote = {
  ACCOUNT_CLOSED: 'ACCOUNT_CLOSED',
  /** What a line of a bank statement paid was undone. */
  BANK_DECISION_UNDONE: 'BANK_DECISION_UNDONE',
  /** What was cancelled has got money all the same. */
  REOPENED_BY_PAYMENT: 'REOPENED_BY_PAYMENT',
  PAID_TOGETHER_UNDONE: 'PAID_TOGETHER_UNDONE',
  IMPORT_UNDONE: 'IMPORT_UNDONE',
  /** A sponsored day was not paid in time. */
  SPONSOR_UNPAID: 'SPONSOR_UNPAID',
  /** The note beside it is the number of the cheque. */
  CHEQUE: 'CHEQUE',
} as const;
export type DonationNote = keyof typeof DonationNote;
