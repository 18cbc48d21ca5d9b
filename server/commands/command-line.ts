import type { Readable } from 'node:stream';
import { AppError } from '../../rules/errors.ts';
import { MESSAGES } from '../../rules/messages.ts';
import { setPrivateUmask } from '../files/data-folder.ts';

/** Where a command is called: its parameters and environment, and what it reads and writes. */
export interface Terminal {
  parameters: string[];
  environment: NodeJS.ProcessEnv;
  input: Readable & { isTTY?: boolean };
  /** Writes a result to standard output. */
  print(text: string): void;
  /** Writes progress, warnings and errors to standard error. */
  report(text: string): void;
}

/** @returns the exit code, if it may be another than 0 */
type Run = ((terminal: Terminal) => Promise<void>) | ((terminal: Terminal) => Promise<number>);

/** Runs in the shell, or in a given terminal. @returns the exit code */
export type Command = (terminal?: Terminal) => Promise<number>;

/** Invalid arguments: reported with the command's usage, exit code 2. */
export class UsageError extends Error {}

function openShell(): Terminal {
  setPrivateUmask();
  // What is unfinished is removed when the process exits.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return {
    parameters: process.argv.slice(2),
    environment: process.env,
    input: process.stdin,
    print: (text) => void process.stdout.write(`${text}\n`),
    report: (text) => void process.stderr.write(`${text}\n`),
  };
}

/**
 * An operator's command: exit code 0, 1 if it was refused or failed, 2 for invalid arguments. Errors are reported in
 * one line, without a stack trace.
 */
export function defineCommand(usage: string, run: Run): Command {
  return async (terminal = openShell()) => {
    if (terminal.parameters.includes('--help')) {
      terminal.print(usage);
      return 0;
    }
    try {
      const code = await run(terminal);
      return typeof code === 'number' ? code : 0;
    } catch (error) {
      return explain(error, usage, terminal);
    }
  };
}

/**
 * Refuses options that would be ignored: who adds `--dry-run` to what knows no rehearsal must not get the real thing.
 * @param what takes no others than `allowed`, for the text
 * @throws UsageError
 */
export function refuseOthers(values: object, allowed: readonly string[], what: string): void {
  const other = Object.keys(values).find((name) => !allowed.includes(name));
  if (other !== undefined) throw new UsageError(`--${other} does not go with ${what}.`);
}

function explain(error: unknown, usage: string, { report }: Terminal): number {
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
