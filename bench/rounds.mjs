// Puts all servers under the same load in turns, so that other work on the machine affects them equally.
import { fileURLToPath } from 'node:url';
import { median } from './median.mjs';
import { processorTime, residentMegabytes, runProcess } from './processes.mjs';
import { checkSameAnswers } from './workloads.mjs';

/** Connections, each of which sends its next request when the last is answered. */
const CONNECTIONS = 40;
const ROUNDS = 9;
const ROUND_SECONDS = 2;
const WARM_UP_SECONDS = 10;
/** Milliseconds between two samples of a server's memory. */
const MEMORY_INTERVAL = 100;

const loadProgram = fileURLToPath(new URL('load.mjs', import.meta.url));

/** Samples the server's memory during `work`. @returns the samples in megabytes, and the result of `work` */
export async function watchMemory(server, work) {
  const memory = [residentMegabytes(server)];
  const timer = setInterval(() => memory.push(residentMegabytes(server)), MEMORY_INTERVAL);
  try {
    return { memory, result: await work() };
  } finally {
    clearInterval(timer);
  }
}

/** @throws Error if any request fails */
async function applyLoad(server, { path, ...request }, duration, core) {
  const options = { ...request, url: server.url + path, connections: CONNECTIONS, duration };
  const before = processorTime(server);
  const { memory, result: output } = await watchMemory(server, () =>
    runProcess(process.execPath, [loadProgram, JSON.stringify(options)], { core }),
  );
  const used = processorTime(server) - before;
  const { failures, answers, ...result } = JSON.parse(output);
  if (failures > 0) throw new Error(`${failures} requests to ${options.url} failed under load.`);
  return { ...result, processor: used / answers, memory };
}

function summarise(rounds, bytes) {
  const of = (key) => median(rounds.map((round) => round[key]));
  const memory = rounds.flatMap((round) => round.memory);
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    processor: of('processor'),
    bytes,
    memory: { median: median(memory), peak: Math.max(...memory) },
    rounds: rounds.map(({ memory: _memory, ...round }) => round),
  };
}

/** The ratios of each Samaj to each of the others, by requests per second and by processor time. */
function compareSides(sides, targets) {
  return Object.keys(targets).flatMap((ours) =>
    Object.keys(sides)
      .filter((theirs) => !(theirs in targets))
      .map((theirs) => ({
        ours,
        theirs,
        target: targets[ours][theirs],
        ratio: sides[ours].perSecond / sides[theirs].perSecond,
        processorRatio: sides[theirs].processor / sides[ours].processor,
      })),
  );
}

/**
 * Measures one workload.
 * @param servers by name, with their `url`; those without a request in the workload are left out
 * @returns for each server the requests per second, latency and processor time per request in milliseconds, and memory
 *   under load, as medians of the rounds; and the ratios of each Samaj to each of the others
 */
export async function compare({ key, title, targets, ...workload }, servers, core) {
  const known = Object.entries(servers).filter(([side]) => side in targets || side in workload.others);
  const measured = Object.fromEntries(known);
  const bytes = await checkSameAnswers(workload, measured);
  const requestTo = (side) => workload.others[side] ?? workload.samaj;
  const rounds = {};
  for (const [side, server] of known) {
    rounds[side] = [];
    await applyLoad(server, requestTo(side), WARM_UP_SECONDS, core);
  }
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [side, server] of known) {
      console.error(`${title}: round ${round} of ${ROUNDS}, ${side} …`);
      rounds[side].push(await applyLoad(server, requestTo(side), ROUND_SECONDS, core));
    }
  }
  await checkSameAnswers(workload, measured);
  const sides = Object.fromEntries(known.map(([side]) => [side, summarise(rounds[side], bytes[side])]));
  return { key, title, sides, ratios: compareSides(sides, targets) };
}
