import pg from 'pg';
import { errorCode } from './files.ts';

/** The only role of an embedded cluster, and the name of its database. */
export const SAMAJ = 'samaj';

/** The URL of a database in the cluster that listens on this port. */
export function databaseUrl(port: number, password: string, database = SAMAJ): string {
  return `postgres://${SAMAJ}:${password}@127.0.0.1:${port}/${database}`;
}

/** Does some work on a connection of its own. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  // A connection that breaks also fails the pending call; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

// Reset, and Postgres's cannot_connect_now and admin_shutdown: it is coming up or going down.
const passing = ['ECONNRESET', '57P01', '57P03'];

/**
 * Connects to the database, making it when it is missing. @returns 'refused' when nobody listens on the port,
 * 'busy' while Postgres is coming up or going down. @throws on any other failure, such as a wrong password
 */
export async function connectOrCreate(
  port: number,
  password: string,
): Promise<'connected' | 'refused' | 'busy'> {
  try {
    await withClient(databaseUrl(port, password), async () => undefined);
    return 'connected';
  } catch (error) {
    if (errorCode(error) === 'ECONNREFUSED') return 'refused';
    if (passing.includes(errorCode(error) ?? '')) return 'busy';
    if (errorCode(error) !== '3D000') throw error;
  }
  try {
    await withClient(databaseUrl(port, password, 'postgres'), (client) =>
      client.query(`CREATE DATABASE ${SAMAJ}`),
    );
  } catch (error) {
    // Another process created it between the two calls.
    if (!['42P04', '23505'].includes(errorCode(error) ?? '')) throw error;
  }
  return 'connected';
}
