import { atLeast, atMost } from './characters.ts';
import { LIMITS } from './limits.ts';
import { line } from './validation.ts';

/** Why an admin changes somebody else's account; the log of administrators keeps it. */
export const changeReason = () =>
  line()
    .check(atLeast(LIMITS.changeReasonMinimum, 'changeReasonRequired'))
    .check(atMost(LIMITS.changeReasonMaximum));
