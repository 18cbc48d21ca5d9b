// The results as a table for people.
import { cpus } from 'node:os';

const HEADINGS = ['what', 'target', 'measured', 'ratio', 'verdict'];

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const times = (ratio) => `${ratio.toFixed(2)} ×`;
const verdict = (isMet) => (isMet ? 'met' : 'NOT MET');

function describeLoad({ perSecond, p50, p99 }) {
  return `${Math.round(perSecond)} req/s, p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms`;
}

/** NaN where the system does not tell. */
function processorRows({ samaj, plain, processorRatio }) {
  if (Number.isNaN(processorRatio)) return [];
  const measured = `${samaj.processor.toFixed(2)} ms and ${plain.processor.toFixed(2)} ms`;
  return [['  processor time for a request, ours and theirs', '', measured, times(processorRatio), '']];
}

function comparisonRows(comparison) {
  const { title, target, bytes, samaj, plain, ratio } = comparison;
  return [
    [title, `≥ ${times(target)}`, describeLoad(samaj), times(ratio), verdict(ratio >= target)],
    [`  the same ${kilobytes(bytes)} by plain fastify + pg`, '', describeLoad(plain), '', ''],
    ...processorRows(comparison),
  ];
}

/** @param page as `measurePages` gives it */
function pageRow({ path, isPrivate, files, bytes, strangers }, limit) {
  const what = `JavaScript of ${path}, gzip`;
  const measured = [`${kilobytes(bytes)} in ${files} files`, ...strangers].join(', not its own: ');
  if (isPrivate) return [what, '', measured, '', ''];
  const isMet = bytes <= limit && strangers.length === 0;
  return [what, `≤ ${kilobytes(limit)}`, measured, times(bytes / limit), verdict(isMet)];
}

function limitRow(what, limit, milliseconds) {
  const ratio = milliseconds / limit;
  return [what, `≤ ${seconds(limit)}`, seconds(milliseconds), times(ratio), verdict(ratio <= 1)];
}

function candidateRows({ few, many, ratio }, limit) {
  const describe = ({ p50, p95 }) => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  const what = (side) => `of ${side.profiles.toLocaleString('en-GB')} profiles`;
  return [
    [`a filtered page and its count ${what(few)}`, '', describe(few), '', ''],
    [
      `  the same ${what(many)}`,
      `≤ ${times(limit)} p95`,
      describe(many),
      times(ratio),
      verdict(ratio <= limit),
    ],
  ];
}

function align(rows) {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}

/**
 * What the numbers depend on.
 * @param loadBefore the system's load average before the benchmark: what else it had to do
 */
export function describeMachine({ postgres, events }, cores, loadBefore) {
  const [first] = cpus();
  const placing = cores ? `servers on core ${cores.servers}, load on core ${cores.load}` : 'cores shared';
  return (
    `${first.model.trim()}, ${cpus().length} cores (${placing}), ${process.platform} ${process.arch}, ` +
    `Node ${process.versions.node}, Postgres ${postgres.split(' ')[0]}, ${events} events, ` +
    `load average before ${loadBefore.toFixed(1)}`
  );
}

/** The table, with a line on the machine. */
export function printTable({
  date,
  machine,
  limits,
  firstStart,
  startOnEmbedded,
  memoryAtRest,
  pages,
  candidates,
  ...measured
}) {
  const rows = [
    ...measured.comparisons.flatMap(comparisonRows),
    ...pages.map((page) => pageRow(page, limits.pageBytes)),
    ...candidateRows(candidates, limits.candidates),
    limitRow('first start, in an empty folder', limits.firstStart, firstStart.ready),
    ['  until the demo content is complete', '', seconds(firstStart.complete), '', ''],
    ['later start, with the embedded Postgres', '', seconds(startOnEmbedded), '', ''],
    limitRow('start on a running Postgres', limits.startOnPostgres, measured.startOnPostgres),
    ['memory at rest, the Node process', '', `${Math.round(memoryAtRest)} MB`, '', ''],
  ];
  const [headings, ...lines] = align([HEADINGS, ...rows]);
  console.log(`\n${date}\n${machine}\n\n${headings}\n${'─'.repeat(headings.length)}\n${lines.join('\n')}`);
}
