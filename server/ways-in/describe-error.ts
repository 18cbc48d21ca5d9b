import { AppError, ERROR_STATUS, type ErrorCode } from '../../rules/errors.ts';
import { MESSAGES, type MessageKey } from '../../rules/messages.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';

/** What a caller may see of an error, by any of the ways in. */
export interface ErrorDescription {
  code: ErrorCode;
  status: number;
  messageKey: MessageKey;
  message: string;
  field?: string;
  /** Seconds. */
  retryAfter?: number;
  /** An internal error, which an operator must be able to find in the log. */
  isInternal: boolean;
}

/** Errors of Fastify and graphql-upload, by their status; with another one the sender is at fault as with 400. */
const BY_STATUS: Record<number, [ErrorCode, MessageKey]> = {
  400: ['BAD_USER_INPUT', 'invalidRequest'],
  404: ['NOT_FOUND', 'notFound'],
  405: ['METHOD_NOT_ALLOWED', 'methodNotAllowed'],
  413: ['PAYLOAD_TOO_LARGE', 'fileTooLarge'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'unsupportedMediaType'],
};

/** Seconds to wait when the database is unavailable. */
const UNAVAILABLE_RETRY = 5;

function fromCode(code: ErrorCode, messageKey: MessageKey, isInternal = false): ErrorDescription {
  return { code, status: ERROR_STATUS[code], messageKey, message: MESSAGES[messageKey], isInternal };
}

/** The only place that decides what callers may see of an error. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof AppError) {
    const { field, retryAfter } = error;
    return { ...fromCode(error.code, error.messageKey), field, retryAfter };
  }
  if (isDatabaseUnavailable(error))
    return { ...fromCode('UNAVAILABLE', 'unavailable', true), retryAfter: UNAVAILABLE_RETRY };
  const status = (error as { statusCode?: unknown; expose?: unknown } | null)?.statusCode;
  const isSenders = typeof status === 'number' && status >= 400 && status < 500;
  const known = isSenders ? (BY_STATUS[status] ?? BY_STATUS[400]) : undefined;
  return known ? fromCode(...known) : fromCode('INTERNAL_SERVER_ERROR', 'internalError', true);
}

interface LoggedError extends Error {
  code?: unknown;
  /** The database's own error, inside TypeORM's. */
  driverError?: { code?: unknown; constraint?: unknown };
}

/** What the log has of an error: no SQL parameters, which may hold personal data. */
export function describeForLog({ name, message, stack = '', code, driverError }: LoggedError) {
  return { type: name, message, stack, code: driverError?.code ?? code, constraint: driverError?.constraint };
}
