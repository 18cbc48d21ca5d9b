import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config.ts';
import { IDENTITY } from '../../database/database-identity.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';
import { TIMEOUT } from './message-checks.ts';

/** Megabytes of WAL that a replica may be behind. */
const MAX_LAG = 16;
const FALLBACK = 'Reads go to the primary instead.';

/** Checks that each replica belongs to this database, and how far behind it is. */
export async function checkReplicas(
  { databaseReplicaUrls }: Config,
  primary: DataSource,
  timeout = TIMEOUT,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const url of databaseReplicaUrls) findings.push(await checkReplica(url, primary, timeout));
  return findings;
}

async function checkReplica(url: string, primary: DataSource, timeout: number): Promise<Finding> {
  const { host } = new URL(url);
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const [ours] = await primary.query<[{ identity: string }]>(IDENTITY);
    const { rows: theirs } = await client.query<{ identity: string }>(IDENTITY);
    if (theirs[0]?.identity !== ours.identity)
      return wrong('Replica', `${host} is not a replica of this database.`, 'Check DATABASE_REPLICA_URLS.');
    const [{ end }] = await primary.query<[{ end: string }]>(
      'SELECT pg_current_wal_insert_lsn()::text AS end',
    );
    const { rows } = await client.query<{ megabytes: number | null }>(
      `SELECT CASE WHEN pg_is_in_recovery()
                   THEN greatest(0, ($1::pg_lsn - pg_last_wal_replay_lsn()) / 1048576)::integer END AS megabytes`,
      [end],
    );
    return judgeLag(host, rows[0]?.megabytes ?? null);
  } catch (error) {
    return warning('Replica', `${host} does not answer (${reasonOf(error)}).`, FALLBACK);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @param megabytes of WAL it is behind; null if it is not a replica (any more) */
export function judgeLag(host: string, megabytes: number | null): Finding {
  if (megabytes === null)
    return wrong(
      'Replica',
      `${host} no longer follows a primary.`,
      'Set it up again, or remove it from DATABASE_REPLICA_URLS.',
    );
  if (megabytes <= MAX_LAG) return ok('Replica', `${host} is up to date`);
  return warning('Replica', `${host} is ${megabytes} MB behind.`, FALLBACK);
}
