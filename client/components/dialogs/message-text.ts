import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { useCallback } from 'react';
import type { MessageKey } from '../../../rules/messages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The message keys of refusals without a GraphQL body, by HTTP status. */
const STATUS_MESSAGES: Record<number, MessageKey> = {
  401: 'signInRequired',
  403: 'forbidden',
  413: 'fileTooLarge',
  429: 'tooManyRequests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

interface GraphQLErrorBody {
  errors?: { extensions?: { messageKey?: unknown } }[];
}

function messageKeyInBody(bodyText: string): unknown {
  try {
    return (JSON.parse(bodyText) as GraphQLErrorBody).errors?.[0]?.extensions?.messageKey;
  } catch {
    return undefined;
  }
}

/** The message key of a failed operation; undefined if the server was not reached. */
export function messageKeyOf(error: unknown): unknown {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.extensions?.messageKey ?? 'internalError';
  // ServerParseError: a truncated answer.
  if (!ServerError.is(error) && !ServerParseError.is(error)) return undefined;
  return messageKeyInBody(error.bodyText) ?? STATUS_MESSAGES[error.statusCode] ?? 'internalError';
}

/** Fetch rejects with a TypeError if, and only if, there was no answer. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Whether nothing is wrong with what was sent: the server was not reached, or takes nothing at the moment. */
export function isToTryAgain(error: unknown): boolean {
  const busy: unknown[] = ['unavailable', 'tooManyRequests', 'siteTakesNoMore'] satisfies MessageKey[];
  return isNetworkFailure(error) || busy.includes(messageKeyOf(error));
}

/**
 * Turns an error of an operation into a text in the page's language: the catalogue's text for a refusal, a
 * hint to check the connection if there was no answer, else the catalogue's general text.
 * @param general that text, where the specification has another one
 */
export function useErrorText(general: MessageKey = 'internalError'): (error: unknown) => string {
  const { t, has } = useTranslation();
  return useCallback(
    (error) => {
      if (isNetworkFailure(error)) return t('common.networkError');
      const key = messageKeyOf(error);
      const isTold = key !== 'internalError' && has(`messages.${key}`);
      return t(`messages.${isTold ? (key as MessageKey) : general}`);
    },
    [t, has, general],
  );
}
