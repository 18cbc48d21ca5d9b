import { QueryFailedError } from 'typeorm';

const SHUTDOWN_CLASS = '57';
const CONNECTION_CLASS = '08';
const RESOURCES_CLASS = '53';

function codeOf(error: unknown): string {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  const code = (cause as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/**
 * True when Postgres is away, restarting, out of connections or took too long: the request may succeed
 * when it is sent again.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT'].includes(code) && isNetworkError(error)) return true;
  if (
    [SHUTDOWN_CLASS, CONNECTION_CLASS, RESOURCES_CLASS].some(
      (prefix) => /^\w{5}$/.test(code) && code.startsWith(prefix),
    )
  )
    return true;
  const message = error instanceof Error ? error.message : '';
  return /Connection terminated|timeout exceeded when trying to connect|Driver not Connected/i.test(message);
}

/** A missing file is ENOENT too; a missing database socket says which call failed. */
function isNetworkError(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  return ['connect', 'read', 'write'].includes(String((cause as { syscall?: unknown }).syscall));
}

/** The name of the constraint that a write would have broken, or undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  const constraint = error instanceof QueryFailedError ? error.driverError.constraint : undefined;
  return typeof constraint === 'string' ? constraint : undefined;
}
