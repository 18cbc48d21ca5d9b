// Samaj and the plain server under the same load, in turns: what else the machine does then hurts both alike.
import { fileURLToPath } from 'node:url';
import { median } from './median.mjs';
import { processorTime, runProcess } from './processes.mjs';
import { checkSameAnswers } from './workloads.mjs';

/** Connections that each send the next request when the last is answered. */
const CONNECTIONS = 40;
const ROUNDS = 3;
const ROUND_SECONDS = 5;
const WARM_UP_SECONDS = 3;

const loadProgram = fileURLToPath(new URL('load.mjs', import.meta.url));

/** @throws when any request was not answered with a success */
async function fire(server, { path, ...request }, duration, core) {
  const options = { ...request, url: server.url + path, connections: CONNECTIONS, duration };
  const before = processorTime(server);
  const output = await runProcess(process.execPath, [loadProgram, JSON.stringify(options)], { core });
  const used = processorTime(server) - before;
  const { failures, answers, ...result } = JSON.parse(output);
  if (failures > 0) throw new Error(`${failures} requests to ${options.url} failed under load.`);
  return { ...result, processor: used / answers };
}

function summarise(rounds) {
  const of = (key) => median(rounds.map((round) => round[key]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), processor: of('processor'), rounds };
}

/**
 * Measures one workload.
 * @param servers.samaj and servers.plain with their `url`
 * @returns requests per second, milliseconds of waiting and of processor time per request, for both; the ratio of
 *   the medians, and the one by processor time, which hardly feels what else the machine does
 */
export async function compare(workload, servers, core) {
  const bytes = await checkSameAnswers(workload, servers);
  const sides = ['samaj', 'plain'];
  const rounds = { samaj: [], plain: [] };
  for (const side of sides) await fire(servers[side], workload[side], WARM_UP_SECONDS, core);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const side of sides) {
      console.error(`${workload.title}: round ${round} of ${ROUNDS}, ${side} …`);
      rounds[side].push(await fire(servers[side], workload[side], ROUND_SECONDS, core));
    }
  }
  await checkSameAnswers(workload, servers);
  const [samaj, plain] = sides.map((side) => summarise(rounds[side]));
  const { key, title, target } = workload;
  const ratio = samaj.perSecond / plain.perSecond;
  return {
    key,
    title,
    target,
    bytes,
    samaj,
    plain,
    ratio,
    processorRatio: plain.processor / samaj.processor,
  };
}
