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

/** Fills `results`, so that an error does not lose what was measured before it. @param parts from `readOptions` */
async function measure(results, { build, parts }) {
  if (build) await ensureBuilt();
  const [loadBefore] = loadavg();
  const cores = findCores();
  const dataDirectory = await createDataDirectory();
  results.date = new Date().toISOString().slice(0, 10);
  if (parts.has('starts')) results.starts = await measureEmbeddedStarts(dataDirectory);
  const databaseUrl = await openBenchDatabase(dataDirectory, process.env.BENCH_DATABASE_URL);
  const samaj = { dataDirectory, databaseUrl };
  // On a new database this creates the tables and the demo content.
  await stopSamaj(await startSamaj(samaj));
  results.machine = describeMachine(await addEvents(databaseUrl), cores, loadBefore);
  if (results.starts) results.starts.onPostgres = await measureSamajStarts(samaj);
  if (parts.has('pages')) results.pages = await measurePagesOf(samaj);
  if (parts.has('lists')) results.lists = await compareServers({ ...samaj, cores });
  if (parts.has('uploads')) results.uploads = await measureUploads(samaj);
  const onOneCore = { ...samaj, core: cores?.servers };
  if (parts.has('candidates')) results.candidates = await measureCandidates(onOneCore);
  // Last, because they fill in events and donations.
  if (parts.has('office')) results.officeList = await measureOfficeList(onOneCore);
  if (parts.has('treasurer')) results.treasurer = await measureTreasurer(onOneCore);
  if (parts.has('calendar')) results.calendar = await measureCalendar(onOneCore);
}

cleanUpOnSignals();
// All servers run with these settings, including third-party ones.
Object.assign(process.env, imageMemorySettings());
const options = readOptions();
const results = {};
try {
  await measure(results, options);
} catch (error) {
  if (!isCleaning()) console.error(error);
  process.exitCode = 1;
}
if (options.json) console.log(JSON.stringify(results, null, 2));
else if (results.machine) printResults(results);
await cleanUp();
