// Runs Samaj and the servers it is compared with on one Postgres with the same events, under the same loads.
import { setTimeout as sleep } from 'node:timers/promises';
import { FEW, fillCandidates } from './candidates.mjs';
import { startApollo, startPlain } from './other-servers.mjs';
import { residentMegabytes, stopProcess } from './processes.mjs';
import { compare } from './rounds.mjs';
import { signInAsMember, startSamaj, stopSamaj } from './samaj-server.mjs';
import { PAGE_PATH, WORKLOADS } from './workloads.mjs';

/** Milliseconds until the work of starting up is over. */
const SETTLE_TIME = 3_000;

/** Memory of the started but idle servers, in megabytes. */
async function measureMemoryAtRest(servers) {
  await sleep(SETTLE_TIME);
  return Object.fromEntries(
    Object.entries(servers).map(([side, server]) => [side, residentMegabytes(server)]),
  );
}

/** The workload with a member's bearer token. */
function withToken(token, { samaj, others, ...workload }) {
  const authorized = (request) => ({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${token}` },
  });
  return {
    ...workload,
    samaj: authorized(samaj),
    others: Object.fromEntries(Object.entries(others).map(([side, request]) => [side, authorized(request)])),
  };
}

/**
 * Measures the workloads on all servers.
 * @param options.databaseUrl a database with the events
 */
export async function compareServers({ dataDirectory, databaseUrl, cores }) {
  const core = cores?.servers;
  await fillCandidates(databaseUrl, FEW);
  const samaj = await startSamaj({ dataDirectory, databaseUrl, core, cacheSize: 0 });
  const cached = await startSamaj({ dataDirectory, databaseUrl, core });
  const page = await (await fetch(cached.url + PAGE_PATH)).text();
  const others = {
    plain: await startPlain(databaseUrl, core, page),
    apollo: await startApollo(databaseUrl, core),
  };
  const servers = { samaj, cached, ...others };
  const atRest = await measureMemoryAtRest(servers);
  const comparisons = [];
  const token = await signInAsMember(samaj);
  for (const workload of WORKLOADS) {
    const prepared = workload.asMember ? withToken(token, workload) : workload;
    comparisons.push(await compare(prepared, servers, cores?.load));
  }
  for (const server of Object.values(others)) await stopProcess(server);
  for (const server of [cached, samaj]) await stopSamaj(server);
  return { comparisons, atRest };
}
