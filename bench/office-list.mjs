// Measures the office's list of events among ten thousand: opened, sorted, filtered and searched.
import { clientDocument } from './client-documents.mjs';
import { fillEvents } from './database.mjs';
import { measureActs } from './graphql-acts.mjs';
import { signInAsAdministrator, startSamaj, stopSamaj } from './samaj-server.mjs';

const EVENTS = 10_000;
const ROUNDS = 40;

/** What somebody does with the list. */
const ACTS = {
  open: { page: 1 },
  sort: { page: 1, sort: 'NAME' },
  filter: { page: 1, tab: 'VISIBLE', year: new Date().getFullYear() },
  search: { page: 1, search: 'diwali' },
  'the last page': { page: EVENTS / 25 },
};

/** @returns for each act its median and 95th percentile in milliseconds, one request at a time */
export async function measureOfficeList({ dataDirectory, databaseUrl, core }) {
  await fillEvents(databaseUrl, EVENTS);
  const server = await startSamaj({ dataDirectory, databaseUrl, core });
  const token = await signInAsAdministrator(server);
  const query = clientDocument('ManagedContent');
  const operations = Object.entries(ACTS).map(([act, variables]) => [
    act,
    { query, variables: { kind: 'event', pageSize: 25, ...variables } },
  ]);
  const acts = await measureActs(server, token, Object.fromEntries(operations), ROUNDS);
  await stopSamaj(server);
  return { events: EVENTS, acts };
}
