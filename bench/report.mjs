// Prints the results as tables.
import { cpus } from 'node:os';
import { printColumns } from './table.mjs';

/** The targets, in milliseconds, bytes and megabytes; `candidates` is a ratio of times. */
const LIMITS = {
  candidates: 2,
  firstStart: 3_000,
  demoComplete: 8_000,
  startOnPostgres: 1_000,
  pageBytes: 190_000,
  formPageBytes: 215_000,
  officeListMilliseconds: 100,
  treasurerListMilliseconds: 200,
  calendarMilliseconds: 60,
  bankStatementSeconds: 10,
  pageMilliseconds: 20,
  /** Times what the same HTML takes when it is drawn by plain React elements. */
  pageOfPlain: 2.5,
  uploadMegabytes: 100,
};

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const megabytes = (number) => `${Math.round(number)} MB`;
const times = (ratio) => `${ratio.toFixed(2)} ×`;
const verdict = (isMet) => (isMet ? 'met' : 'NOT MET');

const NAMES = {
  samaj: 'Samaj, answers made anew',
  cached: 'Samaj, answers kept',
  plain: 'plain fastify + pg',
  apollo: 'Apollo Server alone, Fastify and pg',
};
const HEADINGS = [
  'server',
  'req/s',
  'p50 ms',
  'p99 ms',
  'processor ms',
  'answer kB',
  'MB at rest',
  'under load',
  'at most',
];

function serverRow(side, { perSecond, p50, p99, processor, bytes, memory }, atRest) {
  return [
    NAMES[side],
    Math.round(perSecond),
    Math.round(p50),
    Math.round(p99),
    // NaN on systems without /proc.
    Number.isNaN(processor) ? '' : processor.toFixed(2),
    (bytes / 1000).toFixed(1),
    Math.round(atRest[side]),
    Math.round(memory.median),
    Math.round(memory.peak),
  ];
}

/** @param lists the result of `compareServers` */
function printList({ sides }, { atRest }) {
  printColumns(
    HEADINGS,
    Object.entries(sides).map(([side, measured]) => serverRow(side, measured, atRest)),
  );
}

function ratioRow({ ours, theirs, target, ratio, processorRatio }) {
  return [
    `  ${NAMES[ours]} / ${NAMES[theirs]}`,
    target ? `≥ ${times(target)}` : '',
    // NaN on systems without /proc.
    Number.isNaN(processorRatio) ? '' : `by processor time ${times(processorRatio)}`,
    times(ratio),
    target ? verdict(ratio >= target) : '',
  ];
}

/** The rows of one workload: what, target, measured, ratio, verdict. */
function listRatioRows({ title, ratios }) {
  return [[title, '', '', '', ''], ...ratios.map(ratioRow)];
}

/** @param page a result of `measurePages` */
function pageRow({ path, isPrivate, hasForm, files, bytes, forbiddenChunks }) {
  const what = `JavaScript of ${path}, Brotli`;
  const measured = [`${kilobytes(bytes)} in ${files} files`, ...forbiddenChunks].join(', not its own: ');
  if (isPrivate) return [what, '', measured, '', ''];
  const limit = hasForm ? LIMITS.formPageBytes : LIMITS.pageBytes;
  const isMet = bytes <= limit && forbiddenChunks.length === 0;
  return [what, `≤ ${kilobytes(limit)}`, measured, times(bytes / limit), verdict(isMet)];
}

/** @param page a result of `measurePageProcessor` */
function pageProcessorRow({ path, milliseconds }) {
  const limit = LIMITS.pageMilliseconds;
  const ratio = milliseconds / limit;
  const what = `${path} made anew, processor time`;
  return [what, `≤ ${limit} ms`, `${milliseconds.toFixed(1)} ms`, times(ratio), verdict(ratio <= 1)];
}

/** @param page a result of `measurePageProcessor` */
function plainPageRow({ path, milliseconds, plainMilliseconds }) {
  const limit = LIMITS.pageOfPlain;
  const ratio = milliseconds / plainMilliseconds;
  const what = '  of the same HTML drawn by plain React elements';
  return [
    what,
    `≤ ${times(limit)}`,
    `${plainMilliseconds.toFixed(1)} ms for ${path}`,
    times(ratio),
    verdict(ratio <= limit),
  ];
}

function limitRow(what, limit, milliseconds) {
  const ratio = milliseconds / limit;
  return [what, `≤ ${seconds(limit)}`, seconds(milliseconds), times(ratio), verdict(ratio <= 1)];
}

const CANDIDATE_ACTS = { list: 'a filtered page and its counts', page: "a candidate's page" };

function candidateRows({ what, few, many, ratio, profiles }) {
  const limit = LIMITS.candidates;
  const describe = ({ p50, p95 }) => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  const of = (count) => `of ${count.toLocaleString('en-GB')} profiles`;
  return [
    [`${CANDIDATE_ACTS[what]} ${of(profiles.few)}`, '', describe(few), '', ''],
    [
      `  the same ${of(profiles.many)}`,
      `≤ ${times(limit)} p95`,
      describe(many),
      times(ratio),
      verdict(ratio <= limit),
    ],
  ];
}

const actRows = (title, acts, limit) =>
  acts.map(({ act, p50, p95 }) => [
    `${title}: ${act}`,
    `≤ ${limit} ms p95`,
    `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    times(p95 / limit),
    verdict(p95 <= limit),
  ]);

const officeListRows = ({ events, acts }) =>
  actRows(
    `the office's list of ${events.toLocaleString('en-GB')} events`,
    acts,
    LIMITS.officeListMilliseconds,
  );

const calendarRows = ({ occupancies, acts }) =>
  actRows(
    `a calendar of ${occupancies.toLocaleString('en-GB')} occupancies`,
    acts,
    LIMITS.calendarMilliseconds,
  );

function treasurerRows({ donations, acts, bank: { lines, times: steps } }) {
  const limit = LIMITS.bankStatementSeconds;
  const total = Object.values(steps).reduce((sum, one) => sum + one, 0);
  return [
    ...actRows(`of ${donations.toLocaleString('en-GB')} gifts`, acts, LIMITS.treasurerListMilliseconds),
    [
      `a bank's statement of ${lines.toLocaleString('en-GB')} lines`,
      `≤ ${limit} s`,
      Object.entries(steps)
        .map(([step, time]) => `${step} ${time.toFixed(1)} s`)
        .join(', '),
      times(total / limit),
      verdict(total <= limit),
    ],
  ];
}

function uploadRows({ uploads, bytes, atRest, warm, peak, after, counts, milliseconds }) {
  const limit = LIMITS.uploadMegabytes;
  const growth = peak - warm;
  const answers = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
  return [
    [
      `${uploads} uploads of ${(bytes / 1_000_000).toFixed(1)} MB at once, memory above one at a time`,
      `≤ ${megabytes(limit)}`,
      megabytes(growth),
      times(growth / limit),
      verdict(growth <= limit),
    ],
    [
      '  at rest, after one at a time, at most, afterwards',
      '',
      [atRest, warm, peak, after].map(megabytes).join(', '),
      '',
      '',
    ],
    [
      '  answers by status, and until the last',
      '',
      `${answers.join(', ')}, ${seconds(milliseconds)}`,
      '',
      '',
    ],
  ];
}

function startRows({ first, onEmbedded, onPostgres }) {
  return [
    limitRow('first start, in an empty folder', LIMITS.firstStart, first.ready),
    limitRow('  until the demo content is complete', LIMITS.demoComplete, first.complete),
    ['later start, with the embedded Postgres', '', seconds(onEmbedded), '', ''],
    limitRow('start on a running Postgres', LIMITS.startOnPostgres, onPostgres),
  ];
}

/**
 * Describes what the results depend on.
 * @param loadBefore the system's load average before the benchmark, caused by other work
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

/** Prints a description of the machine, then tables of the measured parts. */
export function printResults({
  date,
  machine,
  starts,
  pages,
  lists,
  uploads,
  candidates,
  officeList,
  treasurer,
  calendar,
}) {
  console.log(`\n${date}\n${machine}`);
  for (const comparison of lists?.comparisons ?? []) {
    console.log(`\n${comparison.title}\n`);
    printList(comparison, lists);
  }
  const rows = [
    ...(lists?.comparisons ?? []).flatMap(listRatioRows),
    ...(pages?.scripts ?? []).map(pageRow),
    ...(pages?.processor ?? []).flatMap((page) => [pageProcessorRow(page), plainPageRow(page)]),
    ...(uploads ? uploadRows(uploads) : []),
    ...(candidates ? candidates.flatMap(candidateRows) : []),
    ...(officeList ? officeListRows(officeList) : []),
    ...(treasurer ? treasurerRows(treasurer) : []),
    ...(calendar ? calendarRows(calendar) : []),
    ...(starts ? startRows(starts) : []),
  ];
  console.log();
  printColumns(['what', 'target', 'measured', 'ratio', 'verdict'], rows);
}
