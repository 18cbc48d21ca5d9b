// How long a visitor waits for a server that has just been started, and what it weighs then.
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './median.mjs';
import { residentMegabytes } from './processes.mjs';
import { startSamaj, stopSamaj } from './samaj-server.mjs';

const STARTS = 3;
/** Milliseconds until the rush of the start is over. */
const REST = 3_000;

async function measureStart(options) {
  const server = await startSamaj(options);
  await stopSamaj(server);
  return server.readyAfter;
}

/** Starts the server some times on a database that is filled. @returns the median of the milliseconds */
export async function measureStarts(options) {
  console.error(`Starting the server ${STARTS} times …`);
  const times = [];
  for (let start = 1; start <= STARTS; start++) times.push(await measureStart(options));
  return median(times);
}

/**
 * The very first start in an empty folder: makes the embedded database and the demo content.
 * @returns milliseconds until it can serve, and until the content is complete
 */
export async function measureFirstStart(dataDirectory) {
  console.error('Starting the server for the first time …');
  const server = await startSamaj({ dataDirectory });
  await stopSamaj(server);
  return { ready: server.readyAfter, complete: server.completeAfter };
}

/** Megabytes of a server that has started and has nothing to do. */
export async function measureMemoryAtRest(server) {
  await sleep(REST);
  return residentMegabytes(server);
}
