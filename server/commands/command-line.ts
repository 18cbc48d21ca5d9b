import { AppError } from '../../rules/errors.ts';
import { MESSAGES } from '../../rules/messages.ts';
import { setPrivateUmask } from '../files/data-folder.ts';

/** Invalid arguments: reported with the command's usage, exit code 2. */
export class UsageError extends Error {}

/** Writes progress, warnings and errors to standard error. */
export function report(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Writes a result to standard output. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/**
 * Runs an operator's command: exit code 0, 1 if it was refused or failed, 2 for invalid arguments. Errors are
 * reported in one line, without a stack trace.
 */
export async function runCommand(usage: string, command: () => Promise<void>): Promise<void> {
  setPrivateUmask();
  try {
    await command();
  } catch (error) {
    process.exitCode = explain(error, usage);
  }
}

function explain(error: unknown, usage: string): number {
  if (error instanceof AppError) {
    const field = error.field ? ` (${error.field})` : '';
    report(`${MESSAGES[error.messageKey]}${field}`);
    return 1;
  }
  const { message, code = '' } = error as Error & { code?: string };
  if (error instanceof UsageError || String(code).startsWith('ERR_PARSE_ARGS')) {
    report(`${message}\n\n${usage}`);
    return 2;
  }
  report(message || code);
  return 1;
}
