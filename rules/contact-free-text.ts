import { z } from 'zod';
import type { MessageKey } from './messages.ts';
import { phonesInText } from './phones-in-text.ts';

/** Mail, a link, and a name behind the sign that other services use. */
const ADDRESS = /@\s?[\p{L}\p{N}_]{2,}|https?:|\bwww\./iu;

/** Whether a text gives a way to reach somebody: a telephone number, mail, a link, a name on another service. */
export function hasContact(text: string): boolean {
  return ADDRESS.test(text) || phonesInText(text).some(({ isPhone }) => isPhone);
}

/** The check of what members read of each other before both have said yes. */
export function contactFree() {
  return z.refine<string>((value) => !hasContact(value), 'contactInText' satisfies MessageKey);
}
