import { z } from 'zod';
import { lengthOf } from './graphemes.ts';
import type { MessageKey } from './messages.ts';

/** A character can be a letter with any number of marks; more than this on average is not writing. */
const UNITS_A_CHARACTER = 6;

/** The check of a text that it has at most so many characters as people see them: the way to limit any text. */
export function atMost(maximum: number, message: MessageKey = 'textTooLong') {
  return z.refine<string>(
    (value) =>
      value.length <= maximum || (value.length <= maximum * UNITS_A_CHARACTER && lengthOf(value) <= maximum),
    message,
  );
}

/** The same for a text that needs so many. */
export function atLeast(minimum: number, message: MessageKey) {
  return z.refine<string>((value) => lengthOf(value) >= minimum, message);
}
