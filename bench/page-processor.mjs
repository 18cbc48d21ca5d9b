// What a page made anew costs: for everybody's page after a change, and for each page of somebody who is signed in.
import { processorTime } from './processes.mjs';

const PATHS = ['/', '/events', '/mem-details', '/whoweare', '/contact', '/login', '/donations-payments'];
/** Requests until the code that draws pages is compiled: with fewer, the first page measured pays for all. */
const WARM_UP = 300;
const REQUESTS = 150;

async function open({ url }, path) {
  // As browsers ask: what it takes to compress the page counts.
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

/**
 * @param server a Samaj that keeps no answers
 * @returns for each page the milliseconds of a core
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
