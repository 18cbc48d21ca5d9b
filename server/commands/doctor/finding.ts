/** What one check found. */
export interface Finding {
  check: string;
  state: 'ok' | 'warning' | 'wrong';
  /** What is so. */
  text: string;
  /** What to do about it; none when all is well. */
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

/** Why a connection failed, in a few words and without its address's password. */
export function reasonOf(error: unknown): string {
  const { code, message, cause } = error as Error & { code?: string; cause?: unknown };
  if (cause) return reasonOf(cause);
  return code ?? message;
}

/** One line for people. */
export function lineOf({ check, state, text, todo }: Finding): string {
  const mark = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' }[state];
  return `${mark}  ${check}: ${text}${todo ? ` ${todo}` : ''}`;
}
