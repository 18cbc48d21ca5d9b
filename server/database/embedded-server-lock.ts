import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.ts';

/** How often, and with how many milliseconds between, a lost lock is asked for again. */
const RETRIES = 40;
const RETRY_PAUSE = 250;

interface LockOptions {
  url: string;
  dataDirectory: string;
  /** Called when the lock is lost for good: this server must stop, another may work in its folder. */
  onLost: () => void;
}

/** A connection that holds the lock, or null when another server has it. */
async function takeLock(url: string): Promise<Client | null> {
  const client = new Client({ connectionString: url, application_name: 'samaj server lock' });
  // Whatever breaks the connection also ends it, and `end` is what is listened to.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [
    ADVISORY_LOCKS.embeddedServer,
  ]);
  if (rows[0].locked) return client;
  await client.end();
  return null;
}

/** After Postgres restarted itself: the first that is back takes the lock. */
async function retakeLock(url: string, isWanted: () => boolean): Promise<Client | null> {
  for (let tries = 0; tries < RETRIES && isWanted(); tries += 1) {
    const client = await takeLock(url).catch(() => undefined);
    if (client !== undefined) return client;
    await wait(RETRY_PAUSE);
  }
  return null;
}

/**
 * One server at a time on an embedded database: its folder also holds the files. Postgres lets go of the
 * lock when the connection ends, so a killed server leaves nothing behind; when Postgres itself restarts,
 * the lock is taken again.
 * @returns a function that gives the lock back
 * @throws Error when another server holds it
 */
export async function lockEmbeddedDatabase({
  url,
  dataDirectory,
  onLost,
}: LockOptions): Promise<() => Promise<void>> {
  let isWanted = true;
  let holder = await takeLock(url);
  if (!holder) {
    throw new Error(
      `Another Samaj server is already running on ${dataDirectory}. ` +
        'Stop it first, or give this one a folder of its own with SAMAJ_DATA.',
    );
  }
  const watch = (client: Client) =>
    client.once('end', async () => {
      if (!isWanted) return;
      holder = await retakeLock(url, () => isWanted);
      if (holder) watch(holder);
      else if (isWanted) onLost();
    });
  watch(holder);
  return async () => {
    isWanted = false;
    await holder?.end().catch(() => undefined);
  };
}
