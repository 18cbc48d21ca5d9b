import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { line } from './validation.ts';

/** Why an admin changes somebody else's account; the log of administrators keeps it (D100). */
export const changeReason = () =>
  line()
    .min(LIMITS.changeReasonMinimum, 'changeReasonRequired' satisfies MessageKey)
    .max(LIMITS.changeReasonMaximum, 'textTooLong' satisfies MessageKey);
