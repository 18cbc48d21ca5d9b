// Measures how long a server takes to start.
import { median } from './median.mjs';
import { startSamaj, stopSamaj } from './samaj-server.mjs';

const STARTS = 3;

/**
 * Starts the server several times on a filled database.
 * @param options those of `startSamaj`
 * @returns the median in milliseconds
 */
export async function measureSamajStarts(options) {
  console.error(`Starting the server ${STARTS} times …`);
  const times = [];
  for (let round = 1; round <= STARTS; round++) {
    const server = await startSamaj(options);
    times.push(server.readyAfter);
    await stopSamaj(server);
  }
  return median(times);
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
