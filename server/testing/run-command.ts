import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import type { Command } from '../commands/command-line.ts';

export interface Outcome {
  code: number;
  output: string;
  errors: string;
}

/** Runs an operator's command as `npm run NAME -- …` does, but in this process, with `input` on standard input. */
export async function runCommand(
  command: Command,
  parameters: string[],
  environment: NodeJS.ProcessEnv,
  input = '',
): Promise<Outcome> {
  const printed: string[] = [];
  const reported: string[] = [];
  const code = await command({
    parameters,
    environment,
    input: Readable.from([input]),
    print: (text) => void printed.push(`${text}\n`),
    report: (text) => void reported.push(`${text}\n`),
  });
  return { code, output: printed.join(''), errors: reported.join('') };
}

/** The same in a process of its own, which takes seconds to start: for what only a process has. */
export async function runInShell(
  name: string,
  parameters: string[],
  environment: NodeJS.ProcessEnv,
  input = '',
): Promise<Outcome> {
  const child = spawn(process.execPath, ['scripts/command.mjs', name, ...parameters], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [output, errors, [code]] = await Promise.all([
    readText(child.stdout),
    readText(child.stderr),
    once(child, 'close'),
  ]);
  return { code, output, errors };
}
