import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text as readText } from 'node:stream/consumers';

export interface Outcome {
  code: number;
  output: string;
  errors: string;
}

/** Runs an operator's command as `npm run NAME -- …` does, with `input` on standard input. */
export async function runCommand(
  name: string,
  parameters: string[],
  environment: object,
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
