// Both servers on one database with the same events, under the same loads.
import { fileURLToPath } from 'node:url';
import { measureStarts } from './cold-start.mjs';
import { addEvents } from './database.mjs';
import { startProcess, stopProcess, waitForOutput } from './processes.mjs';
import { compare } from './rounds.mjs';
import { startSamaj, stopSamaj } from './samaj-server.mjs';
import { WORKLOADS } from './workloads.mjs';

const plainProgram = fileURLToPath(new URL('plain-server.mjs', import.meta.url));

async function startPlainServer(databaseUrl, core) {
  const environment = { DATABASE_URL: databaseUrl, NODE_ENV: 'production' };
  const started = startProcess(process.execPath, [plainProgram], { environment, core });
  const [, url] = await waitForOutput(started, /Listening at (\S+)\n/);
  return { ...started, url };
}

/**
 * Fills the database, then measures every workload on both servers.
 * @param databaseUrl from `openBenchDatabase`
 */
export async function compareServers(dataDirectory, databaseUrl, cores) {
  const samaj = { dataDirectory, databaseUrl };
  // On a database that is new it makes the tables and the demo content.
  await stopSamaj(await startSamaj(samaj));
  const content = await addEvents(databaseUrl);
  const startOnPostgres = await measureStarts(samaj);
  const servers = {
    samaj: await startSamaj({ ...samaj, core: cores?.servers, cacheSize: 0 }),
    cached: await startSamaj({ ...samaj, core: cores?.servers }),
    plain: await startPlainServer(databaseUrl, cores?.servers),
  };
  const comparisons = [];
  for (const workload of WORKLOADS) {
    const ours = workload.isCached ? servers.cached : servers.samaj;
    comparisons.push(await compare(workload, { samaj: ours, plain: servers.plain }, cores?.load));
  }
  await stopProcess(servers.plain);
  await stopSamaj(servers.cached);
  await stopSamaj(servers.samaj);
  return { ...content, startOnPostgres, comparisons };
}
