/** Several donations that are set to Paid together: how many at a call, and in one transaction. */
export const PAID_TOGETHER = { maximum: 100, batch: 25 } as const;

/** What became of one of several donations. */
export const TogetherOutcome = {
  DONE: 'DONE',
  /** Somebody has done it before. */
  ALREADY: 'ALREADY',
  /** It is no longer what was seen, so it stays as it is. */
  CHANGED: 'CHANGED',
  /** Lines of bank statements pay some of it: it is decided there. */
  PAID_BY_BANK: 'PAID_BY_BANK',
} as const;
export type TogetherOutcome = keyof typeof TogetherOutcome;
