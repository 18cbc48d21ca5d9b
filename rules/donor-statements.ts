/** Of which donors the statements of some days are shown. */
export const StatementDonors = {
  ALL: 'ALL',
  /** To whom it cannot be mailed. */
  WITHOUT_EMAIL: 'WITHOUT_EMAIL',
  /** Who were sent one that would say something else today. */
  CHANGED: 'CHANGED',
} as const;
export type StatementDonors = keyof typeof StatementDonors;

/** The year whose days these are, or null. Days are `YYYY-MM-DD`. */
export function yearOf({ from, to }: { from: string; to: string }): string | null {
  const year = from.slice(0, 4);
  return from === `${year}-01-01` && to === `${year}-12-31` ? year : null;
}
