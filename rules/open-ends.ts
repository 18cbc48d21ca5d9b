import type { Part } from './parts.ts';

/**
 * What is not over yet, and the part of the site that it belongs to: until it is, the association cannot leave that part.
 * Each has its sentence in `siteSettings.openEnds`.
 */
export const OPEN_ENDS = {
  /** Requests for the hall that nobody has decided. */
  HIRE_REQUESTS: 'hallHire',
  /** Accepted hires to come. */
  HIRES: 'hallHire',
  /** What the office has booked or closed to come, a series as one. */
  BOOKINGS: 'hallHire',
  /** Sponsored days to come, with those that were paid after somebody else had taken them. */
  SPONSORED_DAYS: 'donations',
  /** Households that come to an event or wait for places, or have yet to be told what became of them. */
  REPLIES: 'replies',
} as const satisfies Record<string, Part>;
export type OpenEndKind = keyof typeof OPEN_ENDS;

export const OpenEndKind = Object.fromEntries(Object.keys(OPEN_ENDS).map((kind) => [kind, kind])) as {
  [Kind in OpenEndKind]: Kind;
};
