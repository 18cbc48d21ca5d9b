import { QueryFailedError } from 'typeorm';

/** Two transactions waited for each other, or on a replica a query and the replay. */
const DEADLOCK = '40P01';
const FOREIGN_KEY = '23503';
const SHUTDOWN_CLASS = '57';
const CONNECTION_CLASS = '08';
const RESOURCES_CLASS = '53';
/** A statement that was cancelled; the only error of its class after which the connection is still good. */
const CANCELED = '57014';
/** A replica cancels statements that conflict with replay, and refuses writes. */
const REPLAY_CONFLICT = '40001';
const READ_ONLY = '25006';

function codeOf(error: unknown): string {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  const code = (cause as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

function isOfClass(code: string, classes: readonly string[]): boolean {
  return /^\w{5}$/.test(code) && classes.some((prefix) => code.startsWith(prefix));
}

/** True when the connection is lost: Postgres is down, restarting or does not answer. */
function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT'].includes(code) && isNetworkError(error)) return true;
  if (code !== CANCELED && isOfClass(code, [SHUTDOWN_CLASS, CONNECTION_CLASS])) return true;
  return /Connection terminated|Driver not Connected/i.test(error instanceof Error ? error.message : '');
}

/**
 * True when Postgres is down, restarting, out of connections or took too long: the request may succeed on a retry.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (isConnectionLost(error) || code === CANCELED || isOfClass(code, [RESOURCES_CLASS])) return true;
  return error instanceof Error && /timeout exceeded when trying to connect/i.test(error.message);
}

/**
 * True when a replica cannot answer what the primary can. Not when it is overloaded: the primary, which has all other
 * work to do, would be overloaded next.
 */
export function wantsPrimary(error: unknown): boolean {
  return isConnectionLost(error) || [REPLAY_CONFLICT, DEADLOCK, READ_ONLY].includes(codeOf(error));
}

/** True when Postgres has ended a transaction since it and another waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === DEADLOCK;
}

/** ENOENT is a missing file as well; that of a missing database socket names the failed call. */
function isNetworkError(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  return ['connect', 'read', 'write'].includes(String((cause as { syscall?: unknown }).syscall));
}

/** True when rows could not be removed since others name them, or not be written since what they name is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === FOREIGN_KEY;
}

/** The name of the constraint that a write violated, or undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  const constraint = error instanceof QueryFailedError ? error.driverError.constraint : undefined;
  return typeof constraint === 'string' ? constraint : undefined;
}
