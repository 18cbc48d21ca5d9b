/** What one check found. */
export interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'wrong';
  /** What was found. */
  text: string;
  /** Advice; none if the check passed. */
  todo?: string;
}

export const ok = (check: string, text: string): Finding => ({ check, state: 'ok', text });
export const warning = (check: string, text: string, todo: string): Finding => ({
  check,
  state: 'warning',
  text,
  todo,
});
export const wrong = (check: string, text: string, todo: string): Finding => ({
  check,
  state: 'wrong',
  text,
  todo,
});

/** Postgres's own codes, such as 53300. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** Whether Postgres has answered, and refused. */
export const isRefusal = (error: unknown) => SQLSTATE.test(String((error as { code?: string }).code));

/** Why a connection failed, briefly and without the password of its URL. */
export function reasonOf(error: unknown): string {
  const { code, message, cause } = error as Error & { code?: string; cause?: unknown };
  if (cause) return reasonOf(cause);
  return isRefusal(error) ? message : (code ?? message);
}

/** One line of human-readable output. */
export function lineOf({ check, state, text, todo }: Finding): string {
  const mark = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' }[state];
  return `${mark}  ${check}: ${text}${todo ? ` ${todo}` : ''}`;
}
