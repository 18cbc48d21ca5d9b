// `npm run bench`: measures the built server beside a plain one and prints a table; docs/performance.md explains
// it. `--json` prints JSON instead; `--no-build` measures dist as it is. BENCH_DATABASE_URL names a Postgres
// server to measure on instead of an embedded one: a database is made there and dropped again.
import { loadavg } from 'node:os';
import { measureCandidates } from './candidates.mjs';
import { cleanUp, cleanUpOnSignals, isCleaning } from './cleanup.mjs';
import { measureFirstStart, measureMemoryAtRest, measureStarts } from './cold-start.mjs';
import { compareServers } from './comparison.mjs';
import { createDataDirectory, openBenchDatabase } from './database.mjs';
import { measurePages } from './page-scripts.mjs';
import { findCores } from './processes.mjs';
import { ensureBuilt } from './project.mjs';
import { describeMachine, printTable } from './report.mjs';
import { signInAsAdministrator, startSamaj, stopSamaj } from './samaj-server.mjs';

/** Milliseconds, bytes of a public page's JavaScript, and how much slower the listing may be among many. */
const LIMITS = { candidates: 2, firstStart: 3_000, startOnPostgres: 1_000, pageBytes: 200_000 };

async function measure() {
  if (!process.argv.includes('--no-build')) await ensureBuilt();
  const [loadBefore] = loadavg();
  const cores = findCores();
  const dataDirectory = await createDataDirectory();
  const firstStart = await measureFirstStart(dataDirectory);
  const startOnEmbedded = await measureStarts({ dataDirectory });
  const server = await startSamaj({ dataDirectory });
  const memoryAtRest = await measureMemoryAtRest(server);
  const pages = await measurePages(server, await signInAsAdministrator(server));
  await stopSamaj(server);
  const databaseUrl = await openBenchDatabase(dataDirectory, process.env.BENCH_DATABASE_URL);
  const measured = await compareServers(dataDirectory, databaseUrl, cores);
  const candidates = await measureCandidates({ dataDirectory, databaseUrl, core: cores?.servers });
  const date = new Date().toISOString().slice(0, 10);
  const machine = describeMachine(measured, cores, loadBefore);
  return {
    date,
    machine,
    limits: LIMITS,
    firstStart,
    startOnEmbedded,
    memoryAtRest,
    pages,
    candidates,
    ...measured,
  };
}

cleanUpOnSignals();
try {
  const results = await measure();
  if (process.argv.includes('--json')) console.log(JSON.stringify(results, null, 2));
  else printTable(results);
} catch (error) {
  if (!isCleaning()) console.error(error);
  process.exitCode = 1;
}
await cleanUp();
