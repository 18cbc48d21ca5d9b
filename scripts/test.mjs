// `npm test`: the unit and API tests, then the browser tests where a Chromium is found. `npm test -- events` runs those
// whose path has the word.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { checkNode, ensurePackages } from './packages.mjs';

checkNode();
await ensurePackages({ withDevelopment: true });

const words = process.argv.slice(2);
const chromium = findChromium();
const begun = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'samaj-reports-'));
const SLOWEST = 10;
let isComplete = true;

if (!chromium) {
  console.log(`
┌──────────────────────────────────────────────────────────────────────────┐
│  THE BROWSER TESTS WILL BE LEFT OUT: no Chromium was found.                │
│  Install one (Debian: apt-get install -y chromium) or name one in CHROMIUM.│
└──────────────────────────────────────────────────────────────────────────┘`);
  if (process.env.REQUIRE_BROWSER === '1') isComplete = false;
}

/** Runs a command; a failing one fails the run. */
async function run(command, environment = {}) {
  const program = spawn(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const [status] = await once(program, 'exit');
  if (status !== 0) isComplete = false;
  return status === 0;
}

/** Runs a test runner whose reporter is scripts/test-progress.mjs. @returns what that reported */
async function runTests(name, command) {
  const report = join(reports, `${name}.json`);
  await run(`${command} ${words.map((word) => JSON.stringify(word)).join(' ')}`, {
    TEST_REPORT: report,
    CHROMIUM: chromium ?? '',
  });
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    isComplete = false;
    return { passed: 0, failures: [`The ${name} tests ended without a report.`], flaky: 0, files: {} };
  }
}

const results = [
  await runTests('unit', 'npx vitest run --passWithNoTests --reporter=./scripts/test-progress.mjs'),
];
// The browser tests build what they need themselves; the pages are measured where all is tested.
if (chromium && words.length === 0) {
  console.log('\n── build');
  if (await run('npm run --silent build')) await run('node scripts/page-budget.mjs');
}
if (chromium)
  results.push(
    await runTests(
      'browser',
      'npx playwright test --pass-with-no-tests --reporter=./scripts/browser-progress.mjs',
    ),
  );

rmSync(reports, { recursive: true, force: true });
const failures = results.flatMap((result) => result.failures);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const files = results.flatMap((result) => Object.entries(result.files));
const slowest = files.sort(([, one], [, other]) => other - one).slice(0, SLOWEST);
for (const failure of failures) console.log(`\n${failure.slice(0, 2_000)}`);
console.log('\nThe slowest files:');
for (const [file, milliseconds] of slowest)
  console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);
if (words.length > 0 && passed + failures.length === 0) {
  console.log(`\nNo test has ${words.join(' or ')} in its path.`);
  isComplete = false;
}
const minutes = (Date.now() - begun) / 60_000;
console.log(`\n${minutes.toFixed(1)} minutes`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(isComplete && failures.length === 0 ? 0 : 1);
