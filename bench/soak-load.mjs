// The load of a busy day: reads of every kind by autocannon, and several kinds of writes in sequence.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ask } from './ask.mjs';
import { clientDocument } from './client-documents.mjs';
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
/** Sent in this order on each connection. */
const READS = [page('/'), graphqlList, page('/events'), restList, page('/donations?lang=gu'), graphqlList];

/**
 * Sends reads for a number of seconds.
 * @param rate total requests per second; by default as many as possible
 * @returns the output of load.mjs
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

/** Signs in and out again. */
async function signInAndOut(server) {
  const token = await createToken(server, DEMO_USER);
  await ask(server, token, { query: clientDocument('SignOut') });
}

/** Replaces the picture of one event, so that the amount of content stays the same. */
function uploader(server, token, picture) {
  const description =
    'Its picture is replaced again and again while the soak test runs, and nothing else happens.';
  let saved = {};
  return async () => {
    const input = { ...saved, name: 'Soak', description, fileType: 'IMAGE' };
    const file = { name: 'picture.png', type: 'image/png', content: picture };
    const event = await ask(server, token, {
      query: clientDocument('SaveEvent'),
      variables: { input },
      file,
    });
    saved = { id: event.id, version: event.version };
  };
}

/** Mostly repeats the same donation, because a donor may only make forty an hour. */
function donor(server, token) {
  const NEW_DONATION_INTERVAL = 90_000;
  let key = '';
  let madeAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - madeAt > NEW_DONATION_INTERVAL) {
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
    await ask(server, token, { query: clientDocument('Donate'), variables: { input } });
  };
}

/**
 * Writes until stopped; each kind pauses for a fixed time after every response.
 * @returns the number of writes of each kind, and `stop`, which throws if a write was refused
 */
export async function startWriters(server, token) {
  const donorToken = await createToken(server, DEMO_USER);
  const writers = {
    'sign-ins': [() => signInAndOut(server), 500],
    uploads: [uploader(server, token, await readFile(PICTURE)), 1_500],
    donations: [donor(server, donorToken), 1_000],
  };
  const counts = Object.fromEntries(Object.keys(writers).map((name) => [name, 0]));
  const stopping = new AbortController();
  const pause = (milliseconds) => sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});
  const loops = Object.entries(writers).map(async ([name, [write, interval]]) => {
    for (; !stopping.signal.aborted; await pause(interval)) {
      await write();
      counts[name] += 1;
    }
  });
  // Failures are reported by `stop`.
  for (const loop of loops) loop.catch(() => undefined);
  const stop = async () => {
    stopping.abort();
    await Promise.all(loops);
  };
  return { counts, stop };
}
