// Measures the processor time of rendering a page, which is needed for public pages after a change and for every page
// of a signed-in visitor.
import { join } from 'node:path';
import { processorTime, startProcess, stopProcess, waitForOutput } from './processes.mjs';
import { projectRoot } from './project.mjs';

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

/** Serves the HTML of the same pages, drawn by plain React elements. */
async function startPlainPages({ url }) {
  const environment = { NODE_ENV: 'production', SAMAJ_URL: url, PAGE_PATHS: PATHS.join() };
  const started = startProcess(process.execPath, [join(projectRoot, 'bench/plain-pages.mjs')], {
    environment,
  });
  const [, plainUrl] = await waitForOutput(started, /Listening at (\S+)/);
  return { ...started, url: plainUrl };
}

/**
 * @param server a Samaj server without a response cache
 * @returns milliseconds of processor time for each page, and of the same HTML drawn by plain React elements
 */
export async function measurePageProcessor(server) {
  const plain = await startPlainPages(server);
  const pages = await measureServer(server);
  const plainPages = await measureServer(plain);
  await stopProcess(plain);
  return pages.map((page, index) => ({ ...page, plainMilliseconds: plainPages[index].milliseconds }));
}

async function measureServer(server) {
  const pages = [];
  for (const path of PATHS) {
    for (let request = 0; request < WARM_UP; request++) await open(server, path);
    const before = processorTime(server);
    for (let request = 0; request < REQUESTS; request++) await open(server, path);
    pages.push({ path, milliseconds: (processorTime(server) - before) / REQUESTS });
  }
  return pages;
}
