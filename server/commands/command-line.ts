import { AppError } from '../../rules/errors.ts';
import { MESSAGES } from '../../rules/messages.ts';
import { keepPrivate } from '../files/data-folder.ts';

/** What was typed cannot be understood: told with the command's usage, exit code 2. */
export class UsageError extends Error {}

/** Progress and refusals; standard output is for what was asked. */
export function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}

export function answer(text: string): void {
  process.stdout.write(`${text}\n`);
}

/**
 * Runs an operator's command: exit code 0, 1 when it was refused or failed, 2 when it was not understood. What
 * went wrong is told in a line, without a stack.
 */
export async function runCommand(usage: string, command: () => Promise<void>): Promise<void> {
  keepPrivate();
  try {
    await command();
  } catch (error) {
    process.exitCode = explain(error, usage);
  }
}

function explain(error: unknown, usage: string): number {
  if (error instanceof AppError) {
    const field = error.field ? ` (${error.field})` : '';
    tell(`${MESSAGES[error.messageKey]}${field}`);
    return 1;
  }
  const { message, code = '' } = error as Error & { code?: string };
  if (error instanceof UsageError || String(code).startsWith('ERR_PARSE_ARGS')) {
    tell(`${message}\n\n${usage}`);
    return 2;
  }
  tell(message || code);
  return 1;
}
