import { z } from 'zod';
import { atMost } from './characters.ts';
import { hireRules } from './hall-hire.ts';
import { HireStatus } from './hire-states.ts';
import { isHireTime } from './hire-times.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { text } from './validation.ts';
import { isTime } from './zoned-time.ts';

/** What a hirer would like changed of a booking that was accepted; the office decides. */
export const hireWishRules = z.object({
  wish: text()
    .min(1, 'hireWishRequired' satisfies MessageKey)
    .check(atMost(LIMITS.noteMaximum)),
});

const { date, from, to, purpose, guests, roomIds } = hireRules.shape;

/** What a hirer changes of a request. */
export const ownHireRules = z
  .object({ purpose, guests, date, from, to, roomIds })
  .refine((times) => !isTime(times.from) || !isTime(times.to) || isHireTime(times), {
    path: ['to'],
    message: 'invalidHireTimes' satisfies MessageKey,
  });

/** What the hirer may still do by the private link. */
export function hirerMay(hire: { status: HireStatus; startsAt: Date }, now = new Date()) {
  const isToCome = hire.startsAt > now;
  const isAccepted = hire.status === HireStatus.ACCEPTED;
  const isRequested = hire.status === HireStatus.REQUESTED;
  return {
    canChange: isRequested && isToCome,
    canWish: isAccepted && isToCome,
    canWithdraw: (isRequested || isAccepted) && isToCome,
    canAccept: (isRequested || isAccepted) && isToCome,
  };
}
