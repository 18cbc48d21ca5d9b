import { Client } from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

/**
 * One server at a time on an embedded database: its folder also holds the files. Postgres lets go of the
 * lock when the connection ends, so a killed server leaves nothing behind.
 * @returns a function that gives the lock back
 * @throws Error when another server holds it
 */
export async function lockEmbeddedDatabase(url: string, dataDirectory: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url, application_name: 'samaj server lock' });
  // The connection may break when Postgres goes down; the requests' own errors tell of that.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [
    ADVISORY_LOCKS.embeddedServer,
  ]);
  if (rows[0].locked) return () => client.end();
  await client.end();
  throw new Error(
    `Another Samaj server is already running on ${dataDirectory}. ` +
      'Stop it first, or give this one a folder of its own with SAMAJ_DATA.',
  );
}
