import type { MessageKey } from './messages.ts';
import { isShortenedNumber, writtenPhone } from './phone.ts';
import { text } from './validation.ts';

/** A telephone number as somebody writes or pastes it: the rule of every field for one, before what the field itself asks. */
export function phone(kind = text) {
  return kind()
    .overwrite(writtenPhone)
    .refine((value) => !isShortenedNumber(value), 'numberShortened' satisfies MessageKey);
}
