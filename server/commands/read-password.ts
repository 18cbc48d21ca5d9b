import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { AppError } from '../../rules/errors.ts';

/**
 * Reads a new password: typed twice without echo on a terminal, else the first line of standard input. Ctrl-C and
 * Ctrl-D end the process.
 * @throws AppError BAD_USER_INPUT if the two differ
 */
export async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  // Discards readline's echo.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const typed = lines[Symbol.asyncIterator]();
  const prompt = async (question: string) => {
    process.stderr.write(question);
    const { value, done } = await typed.next();
    process.stderr.write('\n');
    return done ? process.exit(130) : value;
  };
  const password = await prompt('Password: ');
  const isRepeated = (await prompt('Again: ')) === password;
  lines.close();
  if (!isRepeated) throw new AppError('BAD_USER_INPUT', 'passwordsDiffer');
  return password;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}
