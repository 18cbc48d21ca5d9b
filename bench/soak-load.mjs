// What a busy day asks for: readers of every kind by autocannon, and people who write, one after the other.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runProcess } from './processes.mjs';
import { projectRoot } from './project.mjs';
import { createToken, DEMO_USER } from './samaj-server.mjs';
import { WORKLOADS } from './workloads.mjs';

const CONNECTIONS = 8;
const loadProgram = fileURLToPath(new URL('load.mjs', import.meta.url));
const PICTURE = join(projectRoot, 'demo/pictures/uttarayan.png');

const workload = (name) => WORKLOADS.find(({ key }) => key === name).samaj;
const graphqlList = workload('graphqlList');
const restList = workload('restList');
const page = (path) => ({ method: 'GET', path });
/** One after the other on each connection. */
const READS = [page('/'), graphqlList, page('/events'), restList, page('/donations?lang=gu'), graphqlList];

const SAVE_EVENT = `mutation ($input: EventInput!, $file: Upload) {
  saveEvent(input: $input, file: $file) { id version } }`;
const DONATE = 'mutation ($input: DonationInput!) { donate(input: $input) { reference } }';

/**
 * Readers for so many seconds.
 * @param rate requests a second, all readers together; without it as many as are answered
 * @returns requests a second and failures, as load.mjs prints them
 */
export async function read({ url }, { seconds, rate, core }) {
  const options = {
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: READS,
    ...(rate ? { overallRate: rate } : {}),
  };
  return JSON.parse(await runProcess(process.execPath, [loadProgram, JSON.stringify(options)], { core }));
}

async function ask(server, token, query, variables, file) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  let body = JSON.stringify({ query, variables });
  if (file) {
    headers['apollo-require-preflight'] = 'true';
    const operations = JSON.stringify({ query, variables: { ...variables, file: null } });
    body = new FormData();
    body.set('operations', operations);
    body.set('map', JSON.stringify({ 0: ['variables.file'] }));
    body.set('0', new Blob([file], { type: 'image/png' }), 'picture.png');
  } else headers['content-type'] = 'application/json';
  const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(`A write was refused: ${JSON.stringify(errors)}`);
  return data;
}

/** Somebody signs in and out again. */
async function comeAndGo(server) {
  const token = await createToken(server, DEMO_USER);
  await ask(server, token, 'mutation { signOut }');
}

/** Replaces the picture of one event, so that the content stays as it is. */
function uploader(server, token, picture) {
  const description =
    'Its picture is replaced again and again while the soak test runs, and nothing else happens.';
  let saved = {};
  return async () => {
    const input = { ...saved, name: 'Soak', description, fileType: 'IMAGE' };
    saved = (await ask(server, token, SAVE_EVENT, { input }, picture)).saveEvent;
  };
}

/** A donor may send forty an hour: mostly the same one is sent again. */
function donor(server, token) {
  const NEW_ONE = 90_000;
  let key = '';
  let madeAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - madeAt > NEW_ONE) {
      key = randomUUID();
      madeAt = performance.now();
    }
    const input = {
      subTypeId: 6,
      donorName: 'Kiran Patel',
      amount: '51.50',
      email: 'kiran@example.org',
      phone: '07700 900002',
      message: `Donation ${key}`,
      idempotencyKey: key,
    };
    await ask(server, token, DONATE, { input });
  };
}

/**
 * People who write, until told to stop: each again so many milliseconds after the last answer.
 * @returns how often each has written, and how to stop them; that throws when a write was refused
 */
export async function startWriters(server, token) {
  const donorToken = await createToken(server, DEMO_USER);
  const writers = {
    'sign-ins': [() => comeAndGo(server), 500],
    uploads: [uploader(server, token, await readFile(PICTURE)), 1_500],
    donations: [donor(server, donorToken), 1_000],
  };
  const counts = Object.fromEntries(Object.keys(writers).map((name) => [name, 0]));
  const stopping = new AbortController();
  const pause = (milliseconds) => sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});
  const loops = Object.entries(writers).map(async ([name, [write, rest]]) => {
    for (; !stopping.signal.aborted; await pause(rest)) {
      await write();
      counts[name] += 1;
    }
  });
  // Whoever stops them hears of a refusal.
  for (const loop of loops) loop.catch(() => undefined);
  const stop = async () => {
    stopping.abort();
    await Promise.all(loops);
  };
  return { counts, stop };
}
