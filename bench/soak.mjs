// `npm run test:soak`: applies a mixed load at half of the server's capacity for ten minutes (`-- --minutes 3` for
// three), and fails if memory, open files, connections or temporary files grow, or a request fails. Needs Linux.

import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cleanUp, cleanUpOnSignals, isCleaning } from './cleanup.mjs';
import { createDataDirectory, openBenchDatabase } from './database.mjs';
import { findCores } from './processes.mjs';
import { ensureBuilt } from './project.mjs';
import { signInAsAdministrator, startSamaj, stopSamaj } from './samaj-server.mjs';
import { read, startWriters } from './soak-load.mjs';
import { judge, printSamples, takeSample } from './soak-samples.mjs';

const SAMPLE_SECONDS = 5;
const WARM_UP_SECONDS = 20;
const SATURATION_SECONDS = 20;
const SHARE_OF_SATURATION = 0.5;
const reporter = fileURLToPath(new URL('heap-reporter.mjs', import.meta.url));

function readMinutes() {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
  const minutes = Number(values.minutes);
  if (!(minutes >= 1 && minutes <= 600)) throw new Error('--minutes must be between 1 and 600.');
  return minutes;
}

async function sampleFor(seconds, server, options) {
  const samples = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    await sleep(SAMPLE_SECONDS * 1000);
    samples.push(await takeSample(server, options));
  }
  return samples;
}

async function soak(minutes) {
  await ensureBuilt();
  const cores = findCores();
  const dataDirectory = await createDataDirectory();
  const databaseUrl = await openBenchDatabase(dataDirectory, process.env.BENCH_DATABASE_URL);
  const report = `${dataDirectory}-heap.json`;
  const server = await startSamaj({
    dataDirectory,
    databaseUrl,
    core: cores?.servers,
    environment: {
      NODE_OPTIONS: `--import ${reporter}`,
      HEAP_REPORT: report,
      HEAP_REPORT_SECONDS: String(SAMPLE_SECONDS),
    },
  });
  const token = await signInAsAdministrator(server);
  console.error('Finding out what it can carry …');
  await read(server, { seconds: WARM_UP_SECONDS, core: cores?.load });
  const saturation = await read(server, { seconds: SATURATION_SECONDS, core: cores?.load });
  const rate = Math.max(1, Math.round(saturation.perSecond * SHARE_OF_SATURATION));
  const seconds = minutes * 60;
  console.error(
    `It carries ${Math.round(saturation.perSecond)} requests a second; ${rate} for ${minutes} minutes …`,
  );
  const writers = await startWriters(server, token);
  const [samples, readers] = await Promise.all([
    sampleFor(seconds, server, { dataDirectory, databaseUrl, report }),
    read(server, { seconds, rate, core: cores?.load }),
  ]);
  await writers.stop();
  await stopSamaj(server);
  return { samples, readers, written: writers.counts };
}

cleanUpOnSignals();
try {
  const { samples, readers, written } = await soak(readMinutes());
  printSamples(samples, 60 / SAMPLE_SECONDS, SAMPLE_SECONDS);
  const writes = Object.entries(written).map(([name, count]) => `${count} ${name}`);
  console.log(
    `\n${readers.answers} reads (${Math.round(readers.perSecond)} a second, p99 ${Math.round(readers.p99)} ms, ` +
      `${readers.failures} failed), ${writes.join(', ')}`,
  );
  const isFlat = judge(samples).every((measure) => measure.isFlat);
  if (!isFlat || readers.failures > 0) process.exitCode = 1;
  console.log(process.exitCode ? 'NOT PASSED' : 'Passed: everything stays flat, nothing failed.');
} catch (error) {
  if (!isCleaning()) console.error(error);
  process.exitCode = 1;
}
await cleanUp();
