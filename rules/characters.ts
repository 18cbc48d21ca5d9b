import { z } from 'zod';
import type { MessageKey } from './messages.ts';

/** One for all languages: where a character ends is not a matter of the language. */
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A character can be a letter with any number of marks; more than this on average is not writing. */
const UNITS_A_CHARACTER = 6;

/** The characters of a text as people see them: a Gujarati letter with its signs is one, and so is an emoji (D114). */
export function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The length of a text in characters as people see them (D114). */
export function lengthOf(text: string): number {
  // Most texts; such a letter stands alone.
  return /^[\u0020-\u007E]*$/.test(text) ? text.length : charactersOf(text).length;
}

/** The check of a text that it has at most so many characters as people see them (D114): the way to limit any text. */
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

/** What may stand in a field of that limit after somebody typed or pasted: a text that was longer before can only get shorter. */
export function withinLimit(typed: string, before: string, maximum: number): string {
  if (typed.length <= maximum || lengthOf(typed) <= maximum) return typed;
  const allowed = lengthOf(before);
  if (allowed > maximum) return lengthOf(typed) <= allowed ? typed : before;
  return charactersOf(typed).slice(0, maximum).join('');
}
