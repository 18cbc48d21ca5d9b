import { z } from 'zod';
import { AppError } from './errors.ts';
import { MESSAGES, type MessageKey } from './messages.ts';

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Postgres cannot store NUL, and a lone surrogate cannot be written as UTF-8. */
function isStorable(value: string): boolean {
  return !value.includes('\0') && !LONE_SURROGATE.test(value);
}

/**
 * Text that is stored trimmed. Each failing check's message is a key of {@link MESSAGES}; checks report in
 * the order they were added, so the first issue is the specification's first alert (D81).
 */
export function text(): z.ZodString {
  return z
    .string('invalidRequest' satisfies MessageKey)
    .trim()
    .refine(isStorable, 'textNotAllowed' satisfies MessageKey);
}

/** Text that may stay empty; empty is stored as null. */
export function optionalText(maximum: number) {
  return text()
    .max(maximum, 'textTooLong' satisfies MessageKey)
    .nullish()
    .transform((value) => value || null);
}

/** The key of a message that came out of a schema of ours, or the general refusal. */
export function messageKeyOf(message: string | undefined): MessageKey {
  return message && message in MESSAGES ? (message as MessageKey) : 'invalidRequest';
}

/**
 * Checks a payload against a rule set.
 * @throws AppError BAD_USER_INPUT with the first failing rule's text and its field
 */
export function validate<Schema extends z.ZodType>(schema: Schema, payload: unknown): z.output<Schema> {
  const result = schema.safeParse(payload);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new AppError('BAD_USER_INPUT', messageKeyOf(issue?.message), { field: issue?.path.join('.') });
}
