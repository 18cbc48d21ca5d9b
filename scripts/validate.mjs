// Everything that CI checks besides the tests: `npm run validate`. Runs all gates, then names those that failed.
import { exec } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHECK_TYPES, checkNode, ensurePackages } from './packages.mjs';

checkNode();
await ensurePackages({ withDevelopment: true });

/**
 * Generated files that are committed; each is compared with a new one. The two rows run at the same time; within a row
 * they run in order, because the hooks are made from the schema.
 */
const GENERATED = [
  [
    { name: 'schema.graphql', files: () => ['schema.graphql'], command: 'npm run --silent schema' },
    {
      name: 'the typed hooks, the keys of texts and the texts of letters',
      files: listHooks,
      command: 'npm run --silent codegen -- --silent',
    },
  ],
  [
    {
      name: 'docs/permissions.md',
      files: () => ['docs/permissions.md'],
      command: 'npm run --silent permissions',
    },
    {
      name: 'client/app/fonts',
      files: () => readdirSync('client/app/fonts').map((name) => join('client/app/fonts', name)),
      command: 'npm run --silent fonts',
    },
  ],
];

/** Two run at a time, the longest first. A `remedy` is printed where the output does not say what to do. */
const GATES = [
  { name: 'types', command: CHECK_TYPES },
  {
    name: 'import directions',
    command:
      'npx depcruise server client demo rules migrations bench faults --config .dependency-cruiser.cjs --cache node_modules/.cache/imports',
  },
  {
    name: 'what visitors download',
    command:
      'npx depcruise client --config .dependency-cruiser.visitors.cjs --cache node_modules/.cache/imports-of-visitors',
  },
  {
    name: 'unused code',
    command: 'npx knip --cache',
    remedy:
      'Delete it, or add it to the list where it is missing: docs/adding-a-feature.md, step 8, names the lists.',
  },
  {
    name: 'format and lint',
    command: 'npx biome check --error-on-warnings .',
    remedy: '`npm run format` corrects the format.',
  },
];

const failed = [];

/** The type of all texts, and the texts of letters, from the names of their files. */
const TEXT_FILES = join('client', 'i18n', 'text-files.generated.ts');
const LETTER_TEXTS = join('server', 'messages', 'letter-texts.generated.ts');

/** Lists the generated hooks, and deletes those whose document is gone. */
function listHooks() {
  const paths = readdirSync('client', { recursive: true }).map((path) => join('client', path));
  const hooks = paths.filter((path) => path.endsWith('.generated.ts') && path !== TEXT_FILES);
  for (const hook of hooks) if (!paths.includes(hook.replace(/\.generated\.ts$/, '.graphql'))) rmSync(hook);
  return [...hooks.filter(existsSync), TEXT_FILES, LETTER_TEXTS];
}

function readAll(files) {
  return JSON.stringify(files().map((path) => [path, readFileSync(path, 'utf8')]));
}

function collect(command) {
  return new Promise((resolve) => {
    exec(command, { maxBuffer: Infinity }, (error, stdout, stderr) =>
      resolve({ isPassed: !error, output: stdout + stderr }),
    );
  });
}

async function compare(row) {
  for (const { name, files, command } of row) {
    const committed = readAll(files);
    const { isPassed, output } = await collect(command);
    console.log(`\n── ${name}: what the code says\n${output}`);
    if (isPassed && readAll(files) === committed) continue;
    console.log('Was out of date and has been regenerated: review the change and commit it.');
    failed.push(name);
  }
}

/** Takes gates from the list until it is empty; prints a gate's output when it has finished. */
async function runGates() {
  for (let gate = GATES.shift(); gate; gate = GATES.shift()) {
    const { name, command, remedy } = gate;
    const { isPassed, output } = await collect(command);
    console.log(`\n── ${name}\n${output}`);
    if (isPassed) continue;
    if (remedy) console.log(remedy);
    failed.push(name);
  }
}

if (!existsSync(join('node_modules', '.cache', 'types.tsbuildinfo')))
  console.log('The first run reads every file and takes a minute or two; later ones read what has changed.');
await Promise.all(GENERATED.map(compare));
await Promise.all([runGates(), runGates()]);

console.log(failed.length === 0 ? '\nAll gates passed.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
