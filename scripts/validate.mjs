// Everything that CI checks besides the tests: `npm run validate`. Runs all gates, then names those that failed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensurePackages } from './packages.mjs';

checkNode();
await ensurePackages({ withDevelopment: true });

/** Files that are printed from the code and committed; each is compared with a fresh print. */
const GENERATED = [
  { name: 'schema.graphql', files: () => ['schema.graphql'], command: 'npm run --silent schema' },
  {
    name: 'docs/permissions.md',
    files: () => ['docs/permissions.md'],
    command: 'npm run --silent permissions',
  },
  {
    name: 'the font of some words',
    files: () => ['client/app/gujarati-words.woff2'],
    command: 'npm run --silent fonts',
  },
  { name: 'the typed hooks', files: listHooks, command: 'npm run --silent codegen -- --silent' },
];

const GATES = [
  { name: 'format and lint', command: 'npx biome check --error-on-warnings .' },
  { name: 'types', command: 'npx tsc --noEmit -p .' },
  {
    name: 'import directions',
    command: 'npx depcruise server client rules migrations --config .dependency-cruiser.cjs',
  },
  {
    name: 'what visitors download',
    command: 'npx depcruise client --config .dependency-cruiser.visitors.cjs',
  },
  { name: 'unused code', command: 'npx knip' },
];

const failed = [];

function run(command) {
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}

/** Hooks whose document is gone stay behind: nothing may import them any more. */
function listHooks() {
  const paths = readdirSync('client', { recursive: true }).map((path) => join('client', path));
  const hooks = paths.filter((path) => path.endsWith('.generated.ts'));
  for (const hook of hooks) if (!paths.includes(hook.replace(/\.generated\.ts$/, '.graphql'))) rmSync(hook);
  return hooks.filter(existsSync);
}

function readAll(files) {
  return JSON.stringify(files().map((path) => [path, readFileSync(path, 'utf8')]));
}

for (const { name, files, command } of GENERATED) {
  console.log(`\n── ${name}: what the code says`);
  const committed = readAll(files);
  if (run(command) && readAll(files) === committed) continue;
  console.log('Out of date. It has been written anew: look at the change and commit it.');
  failed.push(name);
}

for (const { name, command } of GATES) {
  console.log(`\n── ${name}`);
  if (!run(command)) failed.push(name);
}

console.log(failed.length === 0 ? '\nAll gates passed.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
