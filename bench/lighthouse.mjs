// `npm run lighthouse`: runs Lighthouse three times on each page of the built site with demo content, as on a phone;
// fails if a page misses its targets. `-- --page /events` measures one page, `-- --runs 1` measures each once.
import { parseArgs } from 'node:util';
import { cleanUp, cleanUpOnSignals, isCleaning } from './cleanup.mjs';
import { createDataDirectory } from './database.mjs';
import { measurePage, PAGES } from './lighthouse-page.mjs';
import { printPages } from './lighthouse-report.mjs';
import { ensureBuilt } from './project.mjs';
import { startSamaj, stopSamaj } from './samaj-server.mjs';

function readArguments() {
  const { values } = parseArgs({
    options: { page: { type: 'string' }, runs: { type: 'string', default: '3' } },
  });
  const runs = Number(values.runs);
  if (![1, 3, 5, 7, 9].includes(runs)) throw new Error('--runs must be odd, from 1 to 9: the median counts.');
  const pages = PAGES.filter(({ path }) => values.page === undefined || values.page === path);
  if (pages.length === 0)
    throw new Error(`--page must be one of ${PAGES.map(({ path }) => path).join(', ')}.`);
  return { pages, runs };
}

async function measure({ pages, runs }) {
  await ensureBuilt();
  const dataDirectory = await createDataDirectory();
  const server = await startSamaj({ dataDirectory });
  const measured = [];
  for (const page of pages) measured.push(await measurePage(page, { url: server.url, dataDirectory, runs }));
  await stopSamaj(server);
  return measured;
}

cleanUpOnSignals();
try {
  const isMet = printPages(await measure(readArguments()));
  if (!isMet) process.exitCode = 1;
} catch (error) {
  if (!isCleaning()) console.error(error);
  process.exitCode = 1;
}
await cleanUp();
