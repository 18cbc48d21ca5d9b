// Measures how long after a write on one server another stops serving outdated responses from its cache.
import { randomUUID } from 'node:crypto';

const WRITES = 200;

const SAVE = 'mutation ($input: EventInput!) { saveEvent(input: $input) { id } }';
const REMOVE = 'mutation ($id: Int!) { deleteEvent(id: $id) }';
const LATEST = '{ events(pageSize: 1) { items { name } } }';
const DESCRIPTION =
  'Written by the benchmark, which takes it away again a moment later, before anybody reads it.';

async function sendOperation({ url }, query, variables, token) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(`${query} was refused: ${JSON.stringify(errors)}`);
  return data;
}

async function measureWrite(first, second, token) {
  // A title may have 23 characters.
  const name = randomUUID().slice(-20);
  // Fills the second server's cache.
  await sendOperation(second, LATEST);
  const input = { name, description: DESCRIPTION, fileType: 'IMAGE' };
  const { saveEvent } = await sendOperation(first, SAVE, { input }, token);
  const answeredAt = performance.now();
  for (;;) {
    const requestedAt = performance.now();
    const { events } = await sendOperation(second, LATEST);
    if (events.items[0]?.name !== name) continue;
    await sendOperation(first, REMOVE, { id: saveEvent.id }, token);
    return requestedAt - answeredAt;
  }
}

/** @returns milliseconds from the response to a write until the first request on the other server that sees it */
export async function measureChanges(first, second, token) {
  const times = [];
  for (let write = 0; write < WRITES; write++) times.push(await measureWrite(first, second, token));
  times.sort((one, other) => one - other);
  const percentile = (share) => times[Math.floor(share * (times.length - 1))];
  return { writes: WRITES, p50: percentile(0.5), p99: percentile(0.99), longest: times.at(-1) };
}
