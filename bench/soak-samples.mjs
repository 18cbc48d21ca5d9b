// Samples the server's resources during the soak test, and checks that they do not grow.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from './database.mjs';
import { median } from './median.mjs';
import { residentMegabytes } from './processes.mjs';

const MEGABYTE = 1024 * 1024;

/**
 * What is sampled, and by how much the median of the last third may exceed that of the second: a share of it plus an
 * absolute margin for small values. The first third is ignored as warm-up.
 */
export const MEASURES = [
  { key: 'resident', title: 'memory, MB', share: 0.1, margin: 10 },
  { key: 'heap', title: 'heap after collection, MB', share: 0.05, margin: 2 },
  { key: 'external', title: 'buffers, MB', share: 0.1, margin: 5 },
  { key: 'descriptors', title: 'open files', share: 0, margin: 5 },
  { key: 'connections', title: 'Postgres connections', share: 0, margin: 2 },
  { key: 'incoming', title: 'temporary files', share: 0, margin: 3 },
  { key: 'stored', title: 'stored files', share: 0, margin: 5 },
];

async function countFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

/** @param report the file that heap-reporter.mjs writes */
export async function takeSample(server, { dataDirectory, databaseUrl, report }) {
  const { pid } = server.child;
  const heap = JSON.parse(await readFile(report, 'utf8'));
  const [{ connections }] = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT count(*)::integer AS connections FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'samaj'`,
    );
    return rows;
  });
  return {
    resident: residentMegabytes(server),
    heap: heap.heapUsed / MEGABYTE,
    external: heap.external / MEGABYTE,
    descriptors: (await readdir(`/proc/${pid}/fd`)).length,
    connections,
    incoming: await countFiles(join(dataDirectory, 'incoming')),
    stored: await countFiles(join(dataDirectory, 'files')),
  };
}

/** @returns for each measure the medians of the last two thirds, and whether it stayed flat */
export function judge(samples) {
  const third = Math.floor(samples.length / 3);
  return MEASURES.map((measure) => {
    const values = samples.map((sample) => sample[measure.key]);
    const before = median(values.slice(third, 2 * third));
    const after = median(values.slice(2 * third));
    const limit = before * (1 + measure.share) + measure.margin;
    return { ...measure, before, after, limit, isFlat: after <= limit };
  });
}

const number = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

function row(cells) {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(26) : cell.padStart(9))).join('');
}

/** Prints every nth sample as a column, then the medians and the verdict. */
export function printSamples(samples, every, secondsBetween) {
  const shown = samples.flatMap((sample, index) => ((index + 1) % every === 0 ? [{ sample, index }] : []));
  const times = shown.map(({ index }) => `${(((index + 1) * secondsBetween) / 60).toFixed(1)} min`);
  console.log(row(['', ...times, '2nd third', 'last', 'limit', '']));
  for (const { key, title, before, after, limit, isFlat } of judge(samples)) {
    const values = shown.map(({ sample }) => number(sample[key]));
    console.log(
      row([title, ...values, number(before), number(after), number(limit), isFlat ? 'flat' : 'GROWS']),
    );
  }
}
