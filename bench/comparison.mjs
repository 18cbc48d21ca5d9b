// Samaj and what it is compared with, on one Postgres with the same events, under the same loads.
import { setTimeout as sleep } from 'node:timers/promises';
import { startPeers, startPlain } from './peer-servers.mjs';
import { residentMegabytes, stopProcess } from './processes.mjs';
import { compare } from './rounds.mjs';
import { startSamaj, stopSamaj } from './samaj-server.mjs';
import { WORKLOADS } from './workloads.mjs';

/** Milliseconds until the rush of the start is over. */
const REST = 3_000;

/** Megabytes of servers that have started and have nothing to do. */
async function measureMemoryAtRest(servers) {
  await sleep(REST);
  return Object.fromEntries(
    Object.entries(servers).map(([side, server]) => [side, residentMegabytes(server)]),
  );
}

/**
 * Measures the workloads on all servers.
 * @param options.databaseUrl of a database with the events
 * @param options.withPeers also on products that others have made
 * @param options.only the keys of the workloads; all without it
 */
export async function compareServers({ dataDirectory, databaseUrl, cores, withPeers, only }) {
  const core = cores?.servers;
  const peers = withPeers ? await startPeers({ databaseUrl, core }) : undefined;
  const samaj = await startSamaj({ dataDirectory, databaseUrl, core, cacheSize: 0 });
  const cached = await startSamaj({ dataDirectory, databaseUrl, core });
  const others = { plain: await startPlain(databaseUrl, core), ...peers?.servers };
  const servers = { samaj, cached, ...others };
  const atRest = await measureMemoryAtRest(servers);
  const comparisons = [];
  for (const workload of WORKLOADS.filter(({ key }) => !only || only.includes(key)))
    comparisons.push(await compare(workload, servers, cores?.load));
  for (const server of Object.values(others)) await stopProcess(server);
  for (const server of [cached, samaj]) await stopSamaj(server);
  return { comparisons, atRest, strapiStart: peers?.strapiStart, missing: peers?.missing ?? {} };
}
