// For each list workload a table of all servers, and the ratios of Samaj to the others.
import { peerVersion } from './peer-packages.mjs';
import { printColumns } from './table.mjs';

const NAMES = {
  samaj: 'Samaj, answers made anew',
  cached: 'Samaj, answers kept',
  plain: 'plain fastify + pg',
  apollo: 'Apollo Server alone, Fastify and pg',
  mercurius: `mercurius ${peerVersion('mercurius')}, graphql-jit and pg`,
  strapi: `Strapi ${peerVersion('@strapi/strapi')} by its GraphQL`,
  strapiRest: `Strapi ${peerVersion('@strapi/strapi')} by its REST`,
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

const times = (ratio) => `${ratio.toFixed(2)} ×`;

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
export function printList({ sides }, { atRest }) {
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
    target ? (ratio >= target ? 'met' : 'NOT MET') : '',
  ];
}

/** The rows of one workload: what, target, measured, ratio, verdict. */
export function listRatioRows({ title, ratios }) {
  return [[title, '', '', '', ''], ...ratios.map(ratioRow)];
}

/** The servers that could not be measured, with the first line of the reason. */
export function missingRows(missing) {
  return Object.entries(missing).map(([side, reason]) => [
    `  ${NAMES[side]}`,
    '',
    `not measured: ${reason.split('\n', 1)[0]}`,
    '',
    '',
  ]);
}
