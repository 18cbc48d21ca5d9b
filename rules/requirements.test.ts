import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['server', 'client', 'rules', 'demo', 'migrations', 'scripts', 'bench'];
const NUMBER = /\b(?:D\d{1,3}|(?:AUTHZ?|OTP|GQL|UP|REST|DATA|HDR|PRIV|OPS|VISIT|CAL)-\d{1,2})\b/g;

/** What comments and names of tests refer to, with the files that do. */
function numbersInUse(): Map<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !/node_modules|\.generated\./.test(file));
  return new Map(
    code.flatMap((file) =>
      (readFileSync(file, 'utf8').match(NUMBER) ?? []).map((number): [string, string] => [number, file]),
    ),
  );
}

it('every number that the code refers to has a row in docs/requirements.md', () => {
  const listed = new Set(readFileSync('docs/requirements.md', 'utf8').match(NUMBER));
  const unknown = [...numbersInUse()].filter(([number]) => !listed.has(number));
  expect(unknown).toEqual([]);
});
