import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { AppError } from '../../rules/errors.ts';
import type { Terminal } from './command-line.ts';

/** Asks on a terminal, without echo. Ctrl-C and Ctrl-D end the process. */
function openTerminal() {
  // Discards readline's echo.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const typed = lines[Symbol.asyncIterator]();
  return {
    async ask(question: string): Promise<string> {
      process.stderr.write(question);
      const { value, done } = await typed.next();
      process.stderr.write('\n');
      return done ? process.exit(130) : value;
    },
    close: () => lines.close(),
  };
}

/** Reads a password that exists: typed without echo on a terminal, else the first line of standard input. */
export async function readPassword({ input }: Terminal): Promise<string> {
  if (!input.isTTY) return firstLine(input);
  const terminal = openTerminal();
  const password = await terminal.ask('Password: ');
  terminal.close();
  return password;
}

/**
 * Reads a new password: typed twice without echo on a terminal, else the first line of standard input.
 * @throws AppError BAD_USER_INPUT if the two differ
 */
export async function readNewPassword({ input }: Terminal): Promise<string> {
  if (!input.isTTY) return firstLine(input);
  const terminal = openTerminal();
  const password = await terminal.ask('Password: ');
  const isRepeated = (await terminal.ask('Again: ')) === password;
  terminal.close();
  if (!isRepeated) throw new AppError('BAD_USER_INPUT', 'passwordsDiffer');
  return password;
}

async function firstLine(input: Terminal['input']): Promise<string> {
  for await (const line of createInterface({ input })) return line;
  return '';
}
