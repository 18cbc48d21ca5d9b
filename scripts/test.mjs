// `npm test`: the unit and API tests, then the browser tests where a Chromium is found.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { checkNode, ensurePackages } from './packages.mjs';

checkNode();
await ensurePackages({ withDevelopment: true });

const reports = mkdtempSync(join(tmpdir(), 'samaj-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
let passed = 0;
let failures = 0;
let isComplete = true;

function run(command, environment = {}) {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) isComplete = false;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    isComplete = false;
    return undefined;
  }
}

run(`npx vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`);
const unit = readReport(vitestReport);
passed += unit?.numPassedTests ?? 0;
failures += unit?.numFailedTests ?? 0;

const chromium = findChromium();
if (chromium) {
  run('npx playwright test --reporter=list,json', {
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    CHROMIUM: chromium,
  });
  const browser = readReport(playwrightReport)?.stats;
  passed += browser?.expected ?? 0;
  failures += (browser?.unexpected ?? 0) + (browser?.flaky ?? 0);
} else {
  console.log(`
┌──────────────────────────────────────────────────────────────────────────┐
│  THE BROWSER TESTS WERE LEFT OUT: no Chromium was found.                   │
│  Install one (Debian: apt-get install -y chromium) or name one in CHROMIUM.│
└──────────────────────────────────────────────────────────────────────────┘`);
  if (process.env.REQUIRE_BROWSER === '1') isComplete = false;
}

rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failures} failed`);
process.exit(isComplete && failures === 0 ? 0 : 1);
