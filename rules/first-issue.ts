import type { z } from 'zod';
import type { MessageKey } from './messages.ts';

/** Our rules name a key; zod's own messages are sentences. Forms would have to load the catalogue to look the key up. */
const KEY = /^[a-z]\w*$/i;

/** The catalogue key in an issue's message, or that of the general refusal. */
function messageKeyOf(message: string): MessageKey {
  return KEY.test(message) ? (message as MessageKey) : 'invalidRequest';
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
  // Issues that are not in the order, such as a value of another type, come first.
  const [first] = ranked.sort((one, other) => one.rank - other.rank);
  return { messageKey: first?.messageKey ?? 'invalidRequest', field: first?.field };
}
