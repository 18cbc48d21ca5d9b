// How long a visitor waits for a server that has just been started.
import { median } from './median.mjs';
import { startSamaj, stopSamaj } from './samaj-server.mjs';

const STARTS = 3;

/**
 * Starts a server some times on a database that is filled.
 * @param start must give `readyAfter`
 * @returns the median of the milliseconds
 */
export async function measureStarts(name, start, stop) {
  console.error(`Starting ${name} ${STARTS} times …`);
  const times = [];
  for (let round = 1; round <= STARTS; round++) {
    const server = await start();
    times.push(server.readyAfter);
    await stop(server);
  }
  return median(times);
}

/** @param options as `startSamaj` takes them */
export function measureSamajStarts(options) {
  return measureStarts('the server', () => startSamaj(options), stopSamaj);
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
