// Runs Lighthouse on one page.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../scripts/find-chromium.mjs';
import { median } from './median.mjs';
import { runProcess } from './processes.mjs';

/** Hidden pages are excluded from search engines, so Lighthouse skips its crawlability audit. */
export const PAGES = [
  { path: '/' },
  { path: '/events' },
  { path: '/poojaseva' },
  { path: '/mem-details' },
  { path: '/contact' },
  { path: '/donations-payments', isHidden: true },
  { path: '/login', isHidden: true },
];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/**
 * Letters stand where phones put them. On Linux they otherwise have whole pixels: a font that stands in for ours at 96.3 %
 * of 16 pixels is drawn at 15, six per cent too narrow, and lines break elsewhere until ours has arrived.
 */
const AS_PHONES_DRAW = '--enable-font-subpixel-positioning --font-render-hinting=none';
const lighthouse = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));

/** @returns Lighthouse's JSON report */
async function audit({ path, isHidden }, { url, dataDirectory }) {
  const report = join(dataDirectory, '..', 'lighthouse.json');
  const parameters = [
    lighthouse,
    url + path,
    `--only-categories=${CATEGORIES}`,
    ...(isHidden ? ['--skip-audits=is-crawlable'] : []),
    '--output=json',
    `--output-path=${report}`,
    `--chrome-flags=--headless=new --no-sandbox --disable-gpu ${AS_PHONES_DRAW}`,
    '--no-enable-error-reporting',
    '--quiet',
  ];
  const chromium = findChromium();
  if (!chromium) throw new Error('Lighthouse needs a Chromium: install one, or name it in CHROMIUM.');
  await runProcess(process.execPath, parameters, { environment: { CHROME_PATH: chromium } });
  const result = JSON.parse(await readFile(report, 'utf8'));
  if (result.runtimeError) throw new Error(`Lighthouse failed on ${path}: ${result.runtimeError.message}`);
  return result;
}

function scriptBytes({ audits }) {
  const requests = audits['network-requests'].details.items;
  return requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Titles of failed audits that lower a score, without the metrics, which the table shows. */
function faults({ categories, audits }) {
  const references = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  const counting = references.filter(({ weight, group }) => weight > 0 && group !== 'metrics');
  return counting
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title }) => title);
}

function summarise(result) {
  const value = (name) => result.audits[name].numericValue;
  return {
    scores: CATEGORIES.map((name) => Math.round(result.categories[name].score * 100)),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blockingTime: value('total-blocking-time'),
    // How long whoever taps while the page starts may wait: its longest task, mostly that of hydration.
    inputDelay: value('max-potential-fid'),
    scripts: scriptBytes(result),
    faults: faults(result),
  };
}

/**
 * Runs Lighthouse several times, each in a new browser.
 * @param page one of `PAGES`
 * @returns medians (scores in the order of the categories, milliseconds, bytes) and the titles of failed audits
 */
export async function measurePage(page, { runs, ...site }) {
  console.error(`Lighthouse on ${page.path} …`);
  const results = [];
  for (let run = 1; run <= runs; run++) results.push(summarise(await audit(page, site)));
  const medianOf = (pick) => median(results.map(pick));
  return {
    path: page.path,
    scores: CATEGORIES.map((_, index) => medianOf(({ scores }) => scores[index])),
    firstPaint: medianOf((result) => result.firstPaint),
    largestPaint: medianOf((result) => result.largestPaint),
    layoutShift: medianOf((result) => result.layoutShift),
    blockingTime: medianOf((result) => result.blockingTime),
    inputDelay: medianOf((result) => result.inputDelay),
    scripts: medianOf((result) => result.scripts),
    faults: [...new Set(results.flatMap((result) => result.faults))],
  };
}
