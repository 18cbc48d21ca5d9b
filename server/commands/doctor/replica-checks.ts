import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config.ts';
import { IDENTITY } from '../../database/database-identity.ts';
import { type Finding, ok, reasonOf, warning, wrong } from './finding.ts';
import { PATIENCE } from './message-checks.ts';

/** Megabytes of the log that a replica may lack; more takes longer than a moment to replay. */
const SMALL_LAG = 16;
const READS_GO = 'The primary is read instead.';

/** Whether each replica is one of this database, and how far behind. */
export async function checkReplicas(
  { databaseReplicaUrls }: Config,
  primary: DataSource,
  patience = PATIENCE,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const url of databaseReplicaUrls) findings.push(await checkReplica(url, primary, patience));
  return findings;
}

async function checkReplica(url: string, primary: DataSource, patience: number): Promise<Finding> {
  const { host } = new URL(url);
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const [ours] = await primary.query<[{ identity: string }]>(IDENTITY);
    const { rows: theirs } = await client.query<{ identity: string }>(IDENTITY);
    if (theirs[0]?.identity !== ours.identity)
      return wrong('Replica', `${host} is none of this database.`, 'Check DATABASE_REPLICA_URLS.');
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
    return warning('Replica', `${host} does not answer (${reasonOf(error)}).`, READS_GO);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @param megabytes of the log that it lacks; null for a Postgres that replays none */
export function judgeLag(host: string, megabytes: number | null): Finding {
  if (megabytes === null)
    return wrong('Replica', `${host} follows no primary any more.`, 'Set it up again, or take it out.');
  if (megabytes <= SMALL_LAG) return ok('Replica', `${host} follows`);
  return warning('Replica', `${host} is ${megabytes} MB behind.`, READS_GO);
}
