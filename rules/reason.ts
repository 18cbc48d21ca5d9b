import { z } from 'zod';
import { atMost } from './characters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { text } from './validation.ts';

/** Why something was refunded, or counts no more. */
export function reason() {
  return text()
    .min(1, 'declineReasonRequired' satisfies MessageKey)
    .check(atMost(LIMITS.changeReasonMaximum));
}

/** Why a count, a collection, a claim or an entry of a refund counts no more. */
export const reasonRules = z.object({ reason: reason() });
