import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { MessageKey } from '../../../rules/messages.ts';

/** The field of a form that the server refused, as named in the rules, and why. */
interface RefusedField {
  field: string;
  messageKey: MessageKey;
}

/**
 * Reads the refused field from a mutation's error; undefined if it names no field.
 * @param unnamed the field to assume if a refusal names none: a file, if one was sent
 */
export function refusedField(error: unknown, unnamed?: string): RefusedField | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const { code, messageKey, field } = error.errors[0]?.extensions ?? {};
  const isInput = code === 'BAD_USER_INPUT' || code === 'PAYLOAD_TOO_LARGE';
  const name = field ?? (isInput ? unnamed : undefined);
  if (typeof name !== 'string') return undefined;
  return { field: name, messageKey: (messageKey ?? 'invalidRequest') as MessageKey };
}

/** Whether somebody else saved a newer version first. */
export function isConflict(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === 'CONFLICT';
}

/** Whether the server refused with this message key. */
export function isRefusedWith(error: unknown, messageKey: MessageKey): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.messageKey === messageKey;
}
