// `npm test`: the unit and API tests, then the browser tests where a Chromium is found.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { checkNode, ensurePackages } from './packages.mjs';

checkNode();
await ensurePackages({ withDevelopment: true });

const reports = mkdtempSync(join(tmpdir(), 'samaj-reports-'));
const vitestReport = join(reports, 'vitest.json');
// Browser tests run in parallel lanes, each with a site of its own: two, for two cores.
const LANES = 2;
// More shards than lanes, because some take twice as long as others: a free lane takes the next.
const SHARDS = 6;
const FIRST_PORT = 3977;
let shardsBegun = 0;
let passed = 0;
let failures = 0;
let flaky = 0;
let isComplete = true;
/** Each failed test with its message, repeated at the end of a long log. */
const failedTests = [];

async function run(command, environment = {}) {
  const program = spawn(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const [status] = await once(program, 'exit');
  if (status !== 0) isComplete = false;
}

async function runLane(lane) {
  while (shardsBegun < SHARDS) {
    shardsBegun += 1;
    await runBrowserShard(shardsBegun, lane);
  }
}

async function runBrowserShard(shard, lane) {
  const report = join(reports, `playwright-${shard}.json`);
  await run(
    `npx playwright test --reporter=list,json --shard=${shard}/${SHARDS} --output=test-results/${shard}`,
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      BROWSER_TEST_PORT: String(FIRST_PORT + 10 * lane),
      CHROMIUM: chromium,
    },
  );
  const result = readReport(report);
  passed += result?.stats.expected ?? 0;
  failures += result?.stats.unexpected ?? 0;
  flaky += result?.stats.flaky ?? 0;
  for (const error of result?.errors ?? []) failedTests.push(error.message);
  for (const suite of result?.suites ?? []) noteFailedSpecs(suite);
}

function noteFailedSpecs({ suites = [], specs = [] }) {
  for (const suite of suites) noteFailedSpecs(suite);
  for (const { file, title, tests } of specs)
    for (const { projectName, status, results } of tests)
      if (status === 'unexpected' || status === 'flaky')
        failedTests.push(
          `[${projectName}, ${status}] ${file} › ${title}\n${results.find(({ error }) => error)?.error.message}`,
        );
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    isComplete = false;
    return undefined;
  }
}

await run(`npx vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`);
const unit = readReport(vitestReport);
passed += unit?.numPassedTests ?? 0;
failures += unit?.numFailedTests ?? 0;
for (const { name, message, assertionResults } of unit?.testResults ?? []) {
  if (message) failedTests.push(`${name}\n${message}`);
  for (const { status, fullName, failureMessages } of assertionResults)
    if (status === 'failed') failedTests.push(`${name} › ${fullName}\n${failureMessages.join('\n')}`);
}

const chromium = findChromium();
if (chromium) {
  // Once, before several servers start.
  await run('npm run build');
  await run('node scripts/page-budget.mjs');
  await Promise.all(Array.from({ length: LANES }, (_, index) => runLane(index + 1)));
} else {
  console.log(`
┌──────────────────────────────────────────────────────────────────────────┐
│  THE BROWSER TESTS WERE LEFT OUT: no Chromium was found.                   │
│  Install one (Debian: apt-get install -y chromium) or name one in CHROMIUM.│
└──────────────────────────────────────────────────────────────────────────┘`);
  if (process.env.REQUIRE_BROWSER === '1') isComplete = false;
}

rmSync(reports, { recursive: true, force: true });
for (const test of failedTests) console.log(`\nFAILED ${test.slice(0, 2_000)}`);
if (flaky > 0)
  console.log(`\n${flaky} browser tests passed only at the second try: named "flaky" above. Mend them.`);
console.log(`\n${passed} passed, ${failures + flaky} failed`);
process.exit(isComplete && failures + flaky === 0 ? 0 : 1);
