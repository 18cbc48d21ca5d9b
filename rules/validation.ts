import { z } from 'zod';
import { AppError } from './errors.ts';
import { MESSAGES, type MessageKey } from './messages.ts';

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Postgres cannot store NUL, and a lone surrogate cannot be written as UTF-8. */
export function isStorable(value: string): boolean {
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

/** Text that may stay empty; empty is stored as null, and an edit that leaves it out keeps what is there. */
export function optionalText(maximum: number) {
  return text()
    .max(maximum, 'textTooLong' satisfies MessageKey)
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null));
}

/** The key of a message that came out of a schema of ours, or the general refusal. */
export function messageKeyOf(message: string | undefined): MessageKey {
  return message && message in MESSAGES ? (message as MessageKey) : 'invalidRequest';
}

/**
 * The message of the first failing rule. A rule set reports field by field; where the specification checks
 * in another order, the set says so with `.meta({ messageOrder })`.
 */
export function firstIssue(schema: z.ZodType, error: z.ZodError): { messageKey: MessageKey; field?: string } {
  const order = (schema.meta()?.messageOrder ?? []) as readonly MessageKey[];
  const ranked = error.issues
    .map((issue) => ({ messageKey: messageKeyOf(issue.message), field: issue.path.join('.') || undefined }))
    .map((issue) => ({ ...issue, rank: order.indexOf(issue.messageKey) }));
  // What no order names, such as a value of another type, comes first.
  const [first] = ranked.sort((one, other) => one.rank - other.rank);
  return { messageKey: first?.messageKey ?? 'invalidRequest', field: first?.field };
}

/**
 * Checks a payload against a rule set.
 * @throws AppError BAD_USER_INPUT with the first failing rule's text and its field
 */
export function validate<Schema extends z.ZodType>(schema: Schema, payload: unknown): z.output<Schema> {
  const result = schema.safeParse(payload);
  if (result.success) return result.data;
  const { messageKey, field } = firstIssue(schema, result.error);
  throw new AppError('BAD_USER_INPUT', messageKey, { field });
}
