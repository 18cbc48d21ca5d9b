// Measures how long after a write on one server another stops serving outdated responses from its cache.
import { randomUUID } from 'node:crypto';
import { ask } from './ask.mjs';
import { percentile } from './median.mjs';

const WRITES = 200;

const SAVE = 'mutation ($input: EventInput!) { saveEvent(input: $input) { id } }';
const REMOVE = 'mutation ($id: Int!) { deleteEvent(id: $id) }';
const LATEST = '{ events(pageSize: 1) { items { name } } }';
const DESCRIPTION =
  'Written by the benchmark, which takes it away again a moment later, before anybody reads it.';

async function measureWrite(first, second, token) {
  // A title may have 23 characters.
  const name = randomUUID().slice(-20);
  // Fills the second server's cache.
  await ask(second, undefined, { query: LATEST });
  const input = { name, description: DESCRIPTION, fileType: 'IMAGE' };
  const saved = await ask(first, token, { query: SAVE, variables: { input } });
  const answeredAt = performance.now();
  for (;;) {
    const requestedAt = performance.now();
    const events = await ask(second, undefined, { query: LATEST });
    if (events.items[0]?.name !== name) continue;
    await ask(first, token, { query: REMOVE, variables: { id: saved.id } });
    return requestedAt - answeredAt;
  }
}

/** @returns milliseconds from the response to a write until the first request on the other server that sees it */
export async function measureChanges(first, second, token) {
  const times = [];
  for (let write = 0; write < WRITES; write++) times.push(await measureWrite(first, second, token));
  return {
    writes: WRITES,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    longest: Math.max(...times),
  };
}
