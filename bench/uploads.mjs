// A hundred concurrent uploads of a photograph: their memory, their responses, and whether they leave anything behind.
import { deepStrictEqual } from 'node:assert';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from './database.mjs';
import { deleteEvent, makePhotograph, uploadBody, uploadOnce } from './photographs.mjs';
import { residentMegabytes } from './processes.mjs';
import { watchMemory } from './rounds.mjs';
import { signInAsAdministrator, startSamaj, stopSamaj } from './samaj-server.mjs';

const UPLOADS = 100;
/** Uploads one at a time beforehand, so that the picture encoders are loaded. */
const WARM_UPS = 3;
/** Milliseconds until a server is idle. */
const IDLE_DELAY = 3_000;
/** Created, or refused for now with a documented status. */
const EXPECTED_STATUSES = [200, 429, 503];

async function countFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

/** Counts everything that an upload may leave behind. */
async function countTraces({ dataDirectory, databaseUrl }) {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query(
      `SELECT (SELECT count(*)::integer FROM event) AS events, count(*)::integer AS files,
        count(*) FILTER (WHERE state <> 'STORED')::integer AS unfinished FROM media_file`,
    ),
  );
  return {
    ...rows[0],
    stored: await countFiles(join(dataDirectory, 'files')),
    incoming: await countFiles(join(dataDirectory, 'incoming')),
  };
}

function countByStatus(answers) {
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  const unexpected = Object.keys(counts).filter((status) => !EXPECTED_STATUSES.includes(Number(status)));
  if (unexpected.length > 0) throw new Error(`Unexpected responses to uploads: ${JSON.stringify(counts)}`);
  return counts;
}

/** @throws Error if an upload is answered with an unexpected status, or leaves something behind */
async function uploadAll(server, token, body, samaj) {
  const before = await countTraces(samaj);
  const startedAt = performance.now();
  const { memory, result: answers } = await watchMemory(server, () =>
    Promise.all(Array.from({ length: UPLOADS }, () => uploadOnce(server, token, body))),
  );
  const milliseconds = performance.now() - startedAt;
  const counts = countByStatus(answers);
  const created = answers.filter(({ id }) => id !== undefined);
  const between = await countTraces(samaj);
  deepStrictEqual(between.events - before.events, created.length, 'as many events as were answered');
  for (const { id } of created) await deleteEvent(server, token, id);
  deepStrictEqual(await countTraces(samaj), before, 'nothing is left of the uploads');
  return { counts, milliseconds, peak: Math.max(...memory) };
}

/**
 * @param samaj options of `startSamaj`
 * @returns the server's memory in megabytes when idle, after some uploads, at its peak during a hundred at once and
 *   afterwards; the number of responses by status, and the total duration
 */
export async function measureUploads(samaj) {
  console.error(`Uploading ${UPLOADS} photographs at once …`);
  const body = uploadBody(await makePhotograph());
  const server = await startSamaj(samaj);
  const token = await signInAsAdministrator(server);
  await sleep(IDLE_DELAY);
  const atRest = residentMegabytes(server);
  for (let round = 1; round <= WARM_UPS; round++) {
    const { id } = await uploadOnce(server, token, body);
    await deleteEvent(server, token, id);
  }
  const warm = residentMegabytes(server);
  const uploaded = await uploadAll(server, token, body, samaj);
  await sleep(IDLE_DELAY);
  const after = residentMegabytes(server);
  await stopSamaj(server);
  return { uploads: UPLOADS, bytes: body.length, atRest, warm, after, ...uploaded };
}
