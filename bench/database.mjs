// The Postgres that all servers are measured on, and its content.
import '@oxc-node/core/register';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { defer } from './cleanup.mjs';

// Imported dynamically, because the TypeScript loader above must be registered first.
const { discardEmbeddedPostgres, startEmbeddedPostgres } = await import(
  '../server/database/embedded/embedded-postgres.ts'
);

/** Copies the demo events; each copy gets its own picture, as on a real site. */
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

/** Creates a folder that is removed when the benchmark ends. */
export async function createScratchFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'samaj-bench-'));
  defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return folder;
}

/** Creates a folder for everything that the servers write. @returns a data folder in it */
export async function createDataDirectory() {
  const folder = await createScratchFolder();
  const dataDirectory = join(folder, 'data');
  // A server that was killed leaves its Postgres running.
  defer(() => discardEmbeddedPostgres(dataDirectory));
  // Postgres may run as another user, who needs access.
  await chmod(folder, 0o755);
  return dataDirectory;
}

/** Creates a database on the server, which is dropped when the benchmark ends. @returns its URL */
async function createDatabase(serverUrl) {
  const name = `samaj_bench_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  defer(() => withClient(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * The database to measure on: a new one on the given server, or else the embedded one in the data folder,
 * started by the benchmark so that all servers can use it.
 * @returns its URL
 */
export async function openBenchDatabase(dataDirectory, serverUrl) {
  if (serverUrl) return createDatabase(serverUrl);
  const starting = startEmbeddedPostgres({ dataDirectory, log: (message) => console.error(message) });
  defer(async () => (await starting).stop());
  return (await starting).url;
}

/** Adds copies of the demo events. @returns the number of events and the version of Postgres */
export function addEvents(url) {
  return withClient(url, async (client) => {
    await client.query(COPY_EVENTS);
    await client.query('ANALYZE');
    const { rows } = await client.query(
      `SELECT count(*)::integer AS events, current_setting('server_version') AS postgres FROM event`,
    );
    return rows[0];
  });
}

const FILL_EVENTS = `
  INSERT INTO event (name, description, language, translations, file_type, file_id, starts_on, state)
  SELECT demo.name || ' ' || round, demo.description, demo.language, demo.translations, demo.file_type, demo.file_id,
    current_date - (round * 7 % 3000), (ARRAY['PUBLISHED', 'PUBLISHED', 'HIDDEN', 'DRAFT'])[1 + round % 4]
  FROM generate_series(1, $1::integer) AS round CROSS JOIN event AS demo
  ORDER BY round, demo.id LIMIT $1 - (SELECT count(*) FROM event)`;

/** Adds events of several years and states until there are `count`. */
export function fillEvents(url, count) {
  return withClient(url, async (client) => {
    await client.query(FILL_EVENTS, [count]);
    await client.query('VACUUM ANALYZE event');
  });
}

/** Does now what autovacuum would do later, after many rows have been inserted. */
export function vacuum(url) {
  return withClient(url, (client) => client.query('VACUUM ANALYZE'));
}
