// `npm run bench`: compares the built server with others and prints tables; docs/performance.md explains it and its
// options. BENCH_DATABASE_URL is a Postgres server to use instead of an embedded one: a database is created there and
// dropped again.
import { loadavg } from 'node:os';
import { measureCalendar } from './calendar.mjs';
import { measureCandidates } from './candidates.mjs';
import { cleanUp, cleanUpOnSignals, isCleaning } from './cleanup.mjs';
import { measureFirstStart, measureSamajStarts } from './cold-start.mjs';
import { compareServers } from './comparison.mjs';
import { addEvents, createDataDirectory, openBenchDatabase } from './database.mjs';
import { measureOfficeList } from './office-list.mjs';
import { readOptions } from './options.mjs';
import { measurePageProcessor } from './page-processor.mjs';
import { measurePages } from './page-scripts.mjs';
import { findCores } from './processes.mjs';
import { ensureBuilt, imageMemorySettings } from './project.mjs';
import { describeMachine, printResults } from './report.mjs';
import { signInAsAdministrator, startSamaj, stopSamaj } from './samaj-server.mjs';
import { measureTreasurer } from './treasurer-lists.mjs';
import { measureUploads } from './uploads.mjs';

async function measureEmbeddedStarts(dataDirectory) {
  const first = await measureFirstStart(dataDirectory);
  return { first, onEmbedded: await measureSamajStarts({ dataDirectory }) };
}

async function measurePagesOf(samaj) {
  const server = await startSamaj({ ...samaj, cacheSize: 0 });
  const scripts = await measurePages(server, await signInAsAdministrator(server));
  const processor = await measurePageProcessor(server);
  await stopSamaj(server);
  return { scripts, processor };
}

/** @param parts from `readOptions`; the results of other parts are undefined */
async function measure({ build, parts }) {
  if (build) await ensureBuilt();
  const [loadBefore] = loadavg();
  const cores = findCores();
  const dataDirectory = await createDataDirectory();
  const starts = parts.has('starts') ? await measureEmbeddedStarts(dataDirectory) : undefined;
  const databaseUrl = await openBenchDatabase(dataDirectory, process.env.BENCH_DATABASE_URL);
  const samaj = { dataDirectory, databaseUrl };
  // On a new database this creates the tables and the demo content.
  await stopSamaj(await startSamaj(samaj));
  const content = await addEvents(databaseUrl);
  if (starts) starts.onPostgres = await measureSamajStarts(samaj);
  const pages = parts.has('pages') ? await measurePagesOf(samaj) : undefined;
  const lists = parts.has('lists') ? await compareServers({ ...samaj, cores }) : undefined;
  const uploads = parts.has('uploads') ? await measureUploads(samaj) : undefined;
  const candidates = parts.has('candidates')
    ? await measureCandidates({ ...samaj, core: cores?.servers })
    : undefined;
  // Last, because they fill in events and donations.
  const officeList = parts.has('office')
    ? await measureOfficeList({ ...samaj, core: cores?.servers })
    : undefined;
  const treasurer = parts.has('treasurer')
    ? await measureTreasurer({ ...samaj, core: cores?.servers })
    : undefined;
  const calendar = parts.has('calendar')
    ? await measureCalendar({ ...samaj, core: cores?.servers })
    : undefined;
  const date = new Date().toISOString().slice(0, 10);
  const machine = describeMachine(content, cores, loadBefore);
  return { date, machine, starts, pages, lists, uploads, candidates, officeList, treasurer, calendar };
}

cleanUpOnSignals();
// All servers run with these settings, including third-party ones.
Object.assign(process.env, imageMemorySettings());
try {
  const options = readOptions();
  const results = await measure(options);
  if (options.json) console.log(JSON.stringify(results, null, 2));
  else printResults(results);
} catch (error) {
  if (!isCleaning()) console.error(error);
  process.exitCode = 1;
}
await cleanUp();
