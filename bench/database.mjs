// The Postgres that both servers are measured on, and what is in it.
import '@oxc-node/core/register';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { defer } from './cleanup.mjs';

// Node's loader must know TypeScript first.
const { discardEmbeddedPostgres, startEmbeddedPostgres } = await import(
  '../server/database/embedded/embedded-postgres.ts'
);

/** Copies of the demo events, each with a picture of its own as in life. */
const COPY_EVENTS = `
  WITH copy AS MATERIALIZED (
    SELECT demo.*, nextval(pg_get_serial_sequence('media_file', 'id')) AS copied_file_id
    FROM generate_series(1, 200) AS round CROSS JOIN event AS demo
    ORDER BY round, demo.id LIMIT 200
  ), copied_file AS (
    INSERT INTO media_file (id, folder, file_name, kind, content_type, byte_size, width, height, variants, state)
    SELECT copy.copied_file_id, file.folder, md5(random()::text) || right(file.file_name, 4), file.kind,
      file.content_type, file.byte_size, file.width, file.height, file.variants, file.state
    FROM copy JOIN media_file AS file ON file.id = copy.file_id
  )
  INSERT INTO event (name, description, language, translations, file_type, file_id)
  SELECT name, description, language, translations, file_type,
    CASE WHEN file_id IS NOT NULL THEN copied_file_id END
  FROM copy`;

export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A folder that is gone when the benchmark ends. */
export async function createScratchFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'samaj-bench-'));
  defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return folder;
}

/** A folder for all that the servers write; it is gone when the benchmark ends. @returns a data folder in it */
export async function createDataDirectory() {
  const folder = await createScratchFolder();
  const dataDirectory = join(folder, 'data');
  // A server that was killed too early has left its Postgres behind.
  defer(() => discardEmbeddedPostgres(dataDirectory));
  // Postgres may run as another user, who must get in.
  await chmod(folder, 0o755);
  return dataDirectory;
}

/** Makes a database on the same server, dropped when the benchmark ends. @returns its address */
export async function createDatabase(serverUrl) {
  const name = `samaj_bench_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  defer(() => withClient(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * The database to measure on: a new one on the given server, or else the embedded one of the data folder,
 * started by the benchmark so that both servers can use it.
 * @returns its address
 */
export async function openBenchDatabase(dataDirectory, serverUrl) {
  if (serverUrl) return createDatabase(serverUrl);
  const starting = startEmbeddedPostgres({ dataDirectory, log: (message) => console.error(message) });
  defer(async () => (await starting).stop());
  return (await starting).url;
}

/** Adds events to the demo's. @returns how many there are then, and the version of Postgres */
export function addEvents(url) {
  return withClient(url, async (client) => {
    await client.query(COPY_EVENTS);
    // Then the newest come first, in which every product can sort them.
    await client.query('UPDATE event SET starts_on = NULL');
    await client.query('ANALYZE');
    const { rows } = await client.query(
      `SELECT count(*)::integer AS events, current_setting('server_version') AS postgres FROM event`,
    );
    return rows[0];
  });
}

const EVENTS = `
  SELECT event.version, event.name, event.description, event.file_type AS "fileType",
    CASE WHEN file.id IS NOT NULL THEN json_build_object(
      'folder', file.folder, 'fileName', file.file_name, 'contentType', file.content_type,
      'byteSize', file.byte_size, 'width', file.width, 'height', file.height, 'variants', file.variants
    ) END AS file
  FROM event LEFT JOIN media_file file ON file.id = event.file_id
  ORDER BY event.id`;

/** All events with their files, oldest first. */
export async function readEvents(url) {
  const { rows } = await withClient(url, (client) => client.query(EVENTS));
  return rows;
}

/** What autovacuum does in time, after many rows at once. */
export function tidyUp(url) {
  return withClient(url, (client) => client.query('VACUUM ANALYZE'));
}
