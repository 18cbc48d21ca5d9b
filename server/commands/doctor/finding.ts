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

/** Why a connection failed, briefly and without the password of its URL. */
export function reasonOf(error: unknown): string {
  const { code, message, cause } = error as Error & { code?: string; cause?: unknown };
  if (cause) return reasonOf(cause);
  return code ?? message;
}

/** One line of human-readable output. */
export function lineOf({ check, state, text, todo }: Finding): string {
  const mark = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' }[state];
  return `${mark}  ${check}: ${text}${todo ? ` ${todo}` : ''}`;
}
