// Everything that CI checks besides the tests: `npm run validate`. Runs all gates, then names those that failed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkNode, ensurePackages } from './packages.mjs';

checkNode();
await ensurePackages({ withDevelopment: true });

/** Files that are printed from the code and committed; each is compared with a fresh print. */
const GENERATED = [
  { path: 'schema.graphql', command: 'npm run --silent schema' },
  { path: 'client/graphql/generated.ts', command: 'npm run --silent codegen -- --silent' },
];

const GATES = [
  { name: 'format and lint', command: 'npx biome check --error-on-warnings .' },
  { name: 'types', command: 'npx tsc --noEmit -p .' },
  {
    name: 'import directions',
    command: 'npx depcruise server client rules migrations --config .dependency-cruiser.cjs',
  },
  { name: 'unused code', command: 'npx knip' },
];

const failed = [];

function run(command) {
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}

for (const { path, command } of GENERATED) {
  console.log(`\n── ${path} is what the code says`);
  const committed = readFileSync(path, 'utf8');
  if (run(command) && readFileSync(path, 'utf8') === committed) continue;
  console.log(`${path} was out of date. It has been written anew: look at the change and commit it.`);
  failed.push(path);
}

for (const { name, command } of GATES) {
  console.log(`\n── ${name}`);
  if (!run(command)) failed.push(name);
}

console.log(failed.length === 0 ? '\nAll gates passed.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
