import { z } from 'zod';
import { atMost } from './characters.ts';
import { contactFree } from './contact-free-text.ts';
import { addDays } from './days.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { line } from './validation.ts';
import { momentOf, wallClock } from './zoned-time.ts';

/** When families are told in the morning, by the clock of the site. */
const TELLING_TIME = '09:00';
/** Milliseconds that a sender has at least to take an interest back. */
const TIME_TO_UNDO = 3_600_000;

/** What a sender may add to an interest. */
export const interestRules = z.object({
  line: line().check(atMost(LIMITS.interestLine)).check(contactFree()).default(''),
});

/** A line to an interest that waits for the morning. */
export const interestLineRules = interestRules.extend({
  line: line()
    .min(1, 'interestLineRequired' satisfies MessageKey)
    .check(atMost(LIMITS.interestLine))
    .check(contactFree()),
});

/** When the other side hears of an interest that is sent at that moment: the next morning, an hour later at least. */
export function tellingTime(sentAt: Date): Date {
  const { date } = wallClock(sentAt);
  const today = momentOf(date, TELLING_TIME);
  return today.getTime() - sentAt.getTime() >= TIME_TO_UNDO
    ? today
    : momentOf(addDays(date, 1), TELLING_TIME);
}
