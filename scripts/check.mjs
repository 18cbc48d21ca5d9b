// `npm run check`, while one works: types, format and lint of what changed, and the tests beside it. `npm run validate`
// and `npm test` are what a change must pass.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { CHECK_TYPES, checkNode, ensurePackages } from './packages.mjs';

checkNode();
await ensurePackages({ withDevelopment: true });

const list = (...parameters) =>
  execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...new Set([
    ...list('diff', '--name-only', '--relative', 'HEAD'),
    ...list('ls-files', '--others', '--exclude-standard'),
  ]),
].filter(existsSync);
if (changed.length === 0) {
  console.log('Nothing has changed since the last commit.');
  process.exit(0);
}

/** The folder of a file whose tests are beside it; of `rules/`, the file's own test alone. */
function testsOf(path) {
  if (!/^(server|client|rules|migrations|bench)\/.*\.tsx?$/.test(path)) return [];
  if (path.startsWith('rules/')) return [path.replace(/(\.test)?\.ts$/, '')];
  return [`${dirname(path)}/`];
}

function run(title, command) {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) failed.push(title);
}

const quote = (names) => names.map((name) => JSON.stringify(name)).join(' ');
const failed = [];
const folders = [...new Set(changed.flatMap(testsOf))];
run('format and lint', `npx biome check --error-on-warnings --no-errors-on-unmatched ${quote(changed)}`);
run('types', CHECK_TYPES);
if (folders.length > 0)
  run('tests', `npx vitest run --passWithNoTests --reporter=./scripts/test-progress.mjs ${quote(folders)}`);
console.log(failed.length === 0 ? '\nGood.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
