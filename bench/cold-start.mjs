// Measures how long a server takes to start.
import { median } from './median.mjs';
import { startSamaj, stopSamaj } from './samaj-server.mjs';

const STARTS = 3;

/**
 * Starts a server several times on a filled database.
 * @param start resolves to a server with `readyAfter`
 * @returns the median in milliseconds
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

/** @param options those of `startSamaj` */
export function measureSamajStarts(options) {
  return measureStarts('the server', () => startSamaj(options), stopSamaj);
}

/**
 * The first start in an empty folder, which creates the embedded database and the demo content.
 * @returns milliseconds until it is ready, and until the content is complete
 */
export async function measureFirstStart(dataDirectory) {
  console.error('Starting the server for the first time …');
  const server = await startSamaj({ dataDirectory });
  await stopSamaj(server);
  return { ready: server.readyAfter, complete: server.completeAfter };
}
