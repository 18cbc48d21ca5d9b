// `npm run bench:scaling`: the throughput of one server, of two, and with a replica, and the load that they put on
// Postgres; docs/scaling.md has the results. `--json` prints JSON; `--no-build` uses the existing build.
import { loadavg } from 'node:os';
import { cleanUp, cleanUpOnSignals, defer, isCleaning } from './cleanup.mjs';
import { addEvents, createDataDirectory, openBenchDatabase, vacuum, withClient } from './database.mjs';
import { findCores, residentMegabytes, runProcess } from './processes.mjs';
import { ensureBuilt, projectRoot } from './project.mjs';
import { describeMachine } from './report.mjs';
import { signInAsAdministrator, signInAsMember, startSamaj, stopSamaj } from './samaj-server.mjs';
import { measureChanges } from './scaling-changes.mjs';
import { measureLoad } from './scaling-load.mjs';
import { WORKLOADS } from './workloads.mjs';

const { StreamingReplica } = await import('../server/testing/streaming-replica.ts');
const { findRunningPostgres } = await import('../server/database/embedded/embedded-postgres.ts');

const PROFILES = 20_000;
const SECRET = 'only-for-the-benchmark-4f9d27c1b06e8a35';
const LIST = WORKLOADS.find(({ key }) => key === 'graphqlList').samaj;
const CANDIDATES = `
  { candidates(filter: { genders: [FEMALE], ageFrom: 25, ageTo: 30 }, page: 1, pageSize: 4) {
    totalCount items { id firstName lastName city photo { url } } } }`;

function candidatesRequest(token) {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: CANDIDATES }),
  };
}

/** The number of the servers' connections to the primary. */
async function countConnections(url) {
  const { rows } = await withClient(url, (client) =>
    client.query(
      "SELECT count(*)::integer AS count FROM pg_stat_activity WHERE application_name LIKE 'samaj%'",
    ),
  );
  return rows[0].count;
}

/** Returns a function that runs `work` with a number of servers on one database, and stops them afterwards. */
function serversOn(samaj) {
  const start = (cacheSize, environment) =>
    startSamaj({ ...samaj, cacheSize, environment: { SAMAJ_SECRET: SECRET, ...environment } });
  return async (count, { cacheSize = 0, environment = {} }, work) => {
    const servers = [];
    for (let server = 0; server < count; server++) servers.push(await start(cacheSize, environment));
    const result = await work(servers);
    for (const server of servers) await stopSamaj(server);
    return result;
  };
}

async function openAll() {
  const dataDirectory = await createDataDirectory();
  const databaseUrl = await openBenchDatabase(dataDirectory);
  const samaj = { dataDirectory, databaseUrl, core: findCores()?.servers };
  await stopSamaj(await startSamaj(samaj));
  const content = await addEvents(databaseUrl);
  await runProcess(process.execPath, ['scripts/command.mjs', 'demo', '--candidates', String(PROFILES)], {
    environment: { DATABASE_URL: databaseUrl },
    cwd: projectRoot,
  });
  await vacuum(databaseUrl);
  const replica = await StreamingReplica.create(databaseUrl);
  defer(() => replica.remove());
  const { pid } = await findRunningPostgres(dataDirectory);
  return { samaj, content, replica, postgres: { primary: pid, replica: replica.pid } };
}

async function measure() {
  if (!process.argv.includes('--no-build')) await ensureBuilt();
  const [loadBefore] = loadavg();
  const cores = findCores();
  const { samaj, content, replica, postgres } = await openAll();
  const withServers = serversOn(samaj);
  const load = (servers, request) => measureLoad(servers, request, postgres, cores?.load);
  const environment = { DATABASE_REPLICA_URLS: replica.url };
  const rows = [];
  const add = (title, measured) => {
    console.error(`${title}: ${measured.perSecond.toFixed(0)} requests/s`);
    rows.push({ title, ...measured });
  };

  await withServers(1, {}, async (servers) => {
    add('events, one server, each answer anew', await load(servers, LIST));
    add(
      'members’ listing, one server',
      await load(servers, candidatesRequest(await signInAsMember(servers[0]))),
    );
  });
  await withServers(1, { environment }, async (servers) => {
    add('events, one server with a replica, anew', await load(servers, LIST));
  });
  await withServers(1, { cacheSize: 64 }, async (servers) =>
    add('events, one server, kept answers', await load(servers, LIST)),
  );
  await withServers(2, {}, async (servers) =>
    add('events, two servers on one core, anew', await load(servers, LIST)),
  );
  const shared = await withServers(2, { cacheSize: 64 }, async (servers) => {
    add('events, two servers on one core, kept', await load(servers, LIST));
    const changes = await measureChanges(...servers, await signInAsAdministrator(servers[0]));
    const memory = servers.map(residentMegabytes);
    return { changes, memory, connections: await countConnections(samaj.databaseUrl) };
  });
  return { machine: describeMachine(content, cores, loadBefore), rows, ...shared };
}

const inMilliseconds = (value) => `${value.toFixed(2)} ms`;

function print({ machine, rows, changes, memory, connections }) {
  console.log(`\n${new Date().toISOString().slice(0, 10)}\n${machine}\n`);
  const headings = ['what', 'requests/s', 'p50', 'p99', 'server', 'primary', 'replica'];
  const cells = rows.map(({ title, perSecond, p50, p99, processor }) => [
    title,
    perSecond.toFixed(0),
    `${p50} ms`,
    `${p99} ms`,
    ...['servers', 'primary', 'replica'].map((name) => inMilliseconds(processor[name])),
  ]);
  const widths = headings.map((_, column) =>
    Math.max(...[headings, ...cells].map((row) => row[column].length)),
  );
  for (const row of [headings, ...cells])
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
  console.log(
    `\nA change is seen on the other server after ${inMilliseconds(changes.p50)} (median), ` +
      `${inMilliseconds(changes.p99)} (p99), ${inMilliseconds(changes.longest)} (longest of ${changes.writes}).`,
  );
  console.log(`Memory of the two after that: ${memory.map((size) => `${size.toFixed(0)} MB`).join(', ')}.`);
  console.log(`Connections of the two to the primary: ${connections}.`);
}

cleanUpOnSignals();
try {
  const results = await measure();
  if (process.argv.includes('--json')) console.log(JSON.stringify(results, null, 2));
  else print(results);
} catch (error) {
  if (!isCleaning()) console.error(error);
  process.exitCode = 1;
}
await cleanUp();
