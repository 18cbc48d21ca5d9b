import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { MessageKey } from '../../rules/messages.ts';
import { messageKeyOf } from '../../rules/validation.ts';

/** The field of a form that the server refused, in the rules' spelling, and why. */
interface RefusedField {
  field: string;
  messageKey: MessageKey;
}

/** Reads it from what a mutation threw; undefined when no field was at fault. */
export function refusedField(error: unknown): RefusedField | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const { field, messageKey } = error.errors[0]?.extensions ?? {};
  if (typeof field !== 'string') return undefined;
  return { field, messageKey: messageKeyOf(String(messageKey)) };
}

/** Whether somebody else saved a newer version first. */
export function isConflict(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === 'CONFLICT';
}
