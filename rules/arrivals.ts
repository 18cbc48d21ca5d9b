import { z } from 'zod';
import type { MessageKey } from './messages.ts';
import { REPLY_LIMITS } from './reply-limits.ts';
import { line } from './validation.ts';

/** What a phone at the door says of a family: how many of it are in, as it knew at that moment. */
export interface Arrival {
  /** The phone. */
  device: string;
  /** When it was pressed there, in milliseconds since 1970. */
  at: number;
  /** Of the whole family, not of this press; 0 takes a tick back. */
  count: number;
}

/**
 * The later of two words about a family, whichever phone they came from and however often they are sent: the order in which
 * phones are heard changes nothing, and two that tick the same family count it once.
 */
export function laterArrival(one: Arrival, other: Arrival): Arrival {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  if (one.device !== other.device) return one.device > other.device ? one : other;
  return one.count >= other.count ? one : other;
}

/** A tick as a phone sends it, perhaps long after it was made. */
export const arrivalRules = z.object({
  replyId: z.int('invalidId' satisfies MessageKey),
  device: line()
    .min(8, 'invalidRequest' satisfies MessageKey)
    .max(64, 'invalidRequest' satisfies MessageKey),
  at: z.date('invalidRequest' satisfies MessageKey),
  count: z
    .int('invalidRequest' satisfies MessageKey)
    .min(0, 'invalidRequest' satisfies MessageKey)
    .max(REPLY_LIMITS.peopleInOffice, 'invalidRequest' satisfies MessageKey),
});
