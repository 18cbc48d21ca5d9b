import { MESSAGES, type MessageKey } from './messages.ts';

/**
 * The ways a request can be refused, shared by GraphQL, REST and the client.
 * The HTTP status of each stands beside it, so no caller chooses its own.
 */
export const ERROR_STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

interface AppErrorDetails {
  /** The input field at fault, in the GraphQL spelling. */
  field?: string;
  /** Seconds after which the caller may try again (`Retry-After`). */
  retryAfter?: number;
}

/**
 * A refusal whose text may be shown to whoever asked: `new AppError('NOT_FOUND', 'notFound')`. The text
 * comes from the catalogue, so nothing internal can slip into it, and the client can show the key's
 * translation. Everything else that is thrown is an internal error: logged with the request's id and
 * answered with the catalogue's general text.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly messageKey: MessageKey;
  readonly field?: string;
  readonly retryAfter?: number;

  constructor(code: ErrorCode, messageKey: MessageKey, details: AppErrorDetails = {}) {
    super(MESSAGES[messageKey]);
    this.code = code;
    this.messageKey = messageKey;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
