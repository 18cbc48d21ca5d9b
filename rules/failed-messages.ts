import { z } from 'zod';
import type { MessageKey } from './messages.ts';

/** At most so many are decided about at once: all that the office sees. */
const DECIDED_AT_ONCE = 100;

const INVALID = 'invalidRequest' satisfies MessageKey;

/** Messages that could not be sent, about which the office decides. */
export const failedMessagesRules = z.object({
  ids: z
    .array(z.int('invalidId' satisfies MessageKey), INVALID)
    .min(1, INVALID)
    .max(DECIDED_AT_ONCE, INVALID),
});
