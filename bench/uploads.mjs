// A hundred photographs that arrive at once: what memory they take, how they are answered, and what is left of them.
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
/** One after the other before: whatever encodes pictures is loaded then. */
const WARM_UPS = 3;
/** Milliseconds until a server has nothing to do any more. */
const REST = 3_000;
/** Made, or refused for now as is promised. */
const PROMISED = [200, 429, 503];

async function countFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

/** All that an upload may leave. */
async function traces({ dataDirectory, databaseUrl }) {
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
  const unexpected = Object.keys(counts).filter((status) => !PROMISED.includes(Number(status)));
  if (unexpected.length > 0) throw new Error(`Uploads were answered so: ${JSON.stringify(counts)}`);
  return counts;
}

/** @throws when one is neither made nor refused as promised, or leaves something behind */
async function uploadAll(server, token, body, samaj) {
  const before = await traces(samaj);
  const startedAt = performance.now();
  const { memory, result: answers } = await watchMemory(server, () =>
    Promise.all(Array.from({ length: UPLOADS }, () => uploadOnce(server, token, body))),
  );
  const milliseconds = performance.now() - startedAt;
  const counts = countByStatus(answers);
  const made = answers.filter(({ id }) => id !== undefined);
  const between = await traces(samaj);
  deepStrictEqual(between.events - before.events, made.length, 'as many events as were answered');
  for (const { id } of made) await deleteEvent(server, token, id);
  deepStrictEqual(await traces(samaj), before, 'nothing is left of the uploads');
  return { counts, milliseconds, peak: Math.max(...memory) };
}

/**
 * @param samaj as `startSamaj` takes it
 * @returns megabytes of the server at rest, after some uploads, at the worst moment of a hundred at once and after
 *   them; the answers by their status, and how long all took
 */
export async function measureUploads(samaj) {
  console.error(`Uploading ${UPLOADS} photographs at once …`);
  const body = uploadBody(await makePhotograph());
  const server = await startSamaj(samaj);
  const token = await signInAsAdministrator(server);
  await sleep(REST);
  const atRest = residentMegabytes(server);
  for (let round = 1; round <= WARM_UPS; round++) {
    const { id } = await uploadOnce(server, token, body);
    await deleteEvent(server, token, id);
  }
  const warm = residentMegabytes(server);
  const uploaded = await uploadAll(server, token, body, samaj);
  await sleep(REST);
  const after = residentMegabytes(server);
  await stopSamaj(server);
  return { uploads: UPLOADS, bytes: body.length, atRest, warm, after, ...uploaded };
}
