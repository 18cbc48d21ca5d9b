// Measures the office's list of events among ten thousand: opened, sorted, filtered and searched.
import { fillEvents } from './database.mjs';
import { signInAsAdministrator, startSamaj, stopSamaj } from './samaj-server.mjs';

const EVENTS = 10_000;
const ROUNDS = 40;
const WARM_UP_ROUNDS = 5;

const QUERY = `query ManagedContent($shelf: ContentShelf, $search: String, $year: Int, $sort: ContentSort, $page: Int!) {
  managedContent(kind: "event", shelf: $shelf, search: $search, year: $year, sort: $sort, page: $page, pageSize: 25) {
    items { id name languages fileType file { url } day shelf visibility { state shownFrom shownUntil } updatedAt }
    totalCount
    counts { ALL VISIBLE PLANNED DRAFT HIDDEN BIN }
    years
  }
}`;

/** What somebody does with the list. */
const ACTS = {
  open: { page: 1 },
  sort: { page: 1, sort: 'NAME' },
  filter: { page: 1, shelf: 'VISIBLE', year: new Date().getFullYear() },
  search: { page: 1, search: 'diwali' },
  'the last page': { page: EVENTS / 25 },
};

/** @returns the duration of one request in milliseconds */
async function timeRequest({ url }, token, variables) {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: QUERY, variables }),
  });
  const { errors } = await answer.json();
  if (errors) throw new Error(`The list was refused: ${JSON.stringify(errors)}`);
  return performance.now() - startedAt;
}

/** @returns for each act its median and 95th percentile in milliseconds, one request at a time */
export async function measureOfficeList({ dataDirectory, databaseUrl, core }) {
  await fillEvents(databaseUrl, EVENTS);
  const server = await startSamaj({ dataDirectory, databaseUrl, core });
  const token = await signInAsAdministrator(server);
  const acts = [];
  for (const [act, variables] of Object.entries(ACTS)) {
    const times = [];
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
      const time = await timeRequest(server, token, variables);
      if (round >= WARM_UP_ROUNDS) times.push(time);
    }
    times.sort((one, other) => one - other);
    const percentile = (share) => times[Math.floor(share * (times.length - 1))];
    acts.push({ act, p50: percentile(0.5), p95: percentile(0.95) });
  }
  await stopSamaj(server);
  return { events: EVENTS, acts };
}
