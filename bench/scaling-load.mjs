// Applies one load to several servers at once, and measures the processor time of each process.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { processorTime, runProcess } from './processes.mjs';

/** Connections of the whole load, each of which sends its next request when the last is answered. */
const CONNECTIONS = 40;
const WARM_UP_SECONDS = 3;
const SECONDS = 8;
/** Linux counts processor time in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10;

const loadProgram = fileURLToPath(new URL('load.mjs', import.meta.url));

/** The fields of /proc/PID/stat after the process name, which may contain anything. */
function statOf(pid) {
  const path = `/proc/${pid}/stat`;
  return existsSync(path) ? readFileSync(path, 'utf8').split(') ').at(-1).split(' ') : undefined;
}

/** Processor time of a Postgres with all its processes, including those that have exited, in milliseconds. */
export function postgresTime(pid) {
  if (!existsSync('/proc')) return undefined;
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    if (!stat) continue;
    if (Number(name) === pid)
      ticks += Number(stat[11]) + Number(stat[12]) + Number(stat[13]) + Number(stat[14]);
    else if (Number(stat[1]) === pid) ticks += Number(stat[11]) + Number(stat[12]);
  }
  return ticks * MILLISECONDS_PER_TICK;
}

async function loadServer(server, { path, ...request }, { connections, duration, core }) {
  const options = { ...request, url: server.url + path, connections, duration };
  const output = await runProcess(process.execPath, [loadProgram, JSON.stringify(options)], { core });
  const result = JSON.parse(output);
  if (result.failures > 0)
    throw new Error(`${result.failures} requests to ${options.url} failed under load.`);
  return result;
}

/** Distributes the connections evenly, like a load balancer. */
async function applyLoad(servers, request, duration, core) {
  const connections = CONNECTIONS / servers.length;
  const loads = servers.map((server) => loadServer(server, request, { connections, duration, core }));
  const results = await Promise.all(loads);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const worst = (key) => Math.max(...results.map((result) => result[key]));
  return { answers: sum('answers'), perSecond: sum('perSecond'), p50: worst('p50'), p99: worst('p99') };
}

/**
 * @param servers that share the load
 * @param postgres process IDs by name
 * @returns total requests per second, latency in milliseconds, and milliseconds of processor time per request, of the
 *   servers and of each Postgres
 */
export async function measureLoad(servers, request, postgres, core) {
  await applyLoad(servers, request, WARM_UP_SECONDS, core);
  const read = () => ({
    servers: servers.reduce((total, server) => total + processorTime(server), 0),
    ...Object.fromEntries(Object.entries(postgres).map(([name, pid]) => [name, postgresTime(pid)])),
  });
  const before = read();
  const { answers, ...load } = await applyLoad(servers, request, SECONDS, core);
  const after = read();
  const perRequest = Object.keys(after).map((name) => [name, (after[name] - before[name]) / answers]);
  return { ...load, processor: Object.fromEntries(perRequest) };
}
