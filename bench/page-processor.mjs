// Measures the processor time of rendering a page, which is needed for public pages after a change and for every page
// of a signed-in visitor.
import { processorTime } from './processes.mjs';

const PATHS = ['/', '/events', '/mem-details', '/whoweare', '/contact', '/login', '/donations-payments'];
/** Requests until the JIT has compiled the rendering code; with fewer, the first page measured would be slower. */
const WARM_UP = 300;
const REQUESTS = 150;

async function open({ url }, path) {
  // As browsers do, so that the time for compression is included.
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

/**
 * @param server a Samaj server without a response cache
 * @returns milliseconds of processor time for each page
 */
export async function measurePageProcessor(server) {
  const pages = [];
  for (const path of PATHS) {
    for (let request = 0; request < WARM_UP; request++) await open(server, path);
    const before = processorTime(server);
    for (let request = 0; request < REQUESTS; request++) await open(server, path);
    pages.push({ path, milliseconds: (processorTime(server) - before) / REQUESTS });
  }
  return pages;
}
