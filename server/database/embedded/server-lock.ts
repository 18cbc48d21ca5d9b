import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { ADVISORY_LOCKS } from '../advisory-locks.ts';
import { withClient } from './connection.ts';

/**
 * Milliseconds for which a lost lock is asked for again: a statement that the dead Postgres left running keeps a new
 * one from starting, and may take fifteen seconds.
 */
const RETAKE_WITHIN = 30_000;
const RETRY_PAUSE = 100;
const LOCK_GONE_WITHIN = 1000;

interface LockOptions {
  url: string;
  dataDirectory: string;
  /** Starts Postgres again when it has died. @throws when it cannot yet */
  revive: () => Promise<void>;
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

/**
 * Whether a server holds the lock, so that this Postgres is in use; false when it cannot be asked. The caller's own
 * lock, released a moment ago, takes a few milliseconds to disappear.
 */
export async function isLockedByServer(url: string): Promise<boolean> {
  const query = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND granted";
  for (const deadline = Date.now() + LOCK_GONE_WITHIN; Date.now() < deadline; await wait(20)) {
    const isLocked = await withClient(url, (client) =>
      client.query(query, [ADVISORY_LOCKS.embeddedServer]),
    ).then(
      ({ rowCount }) => rowCount! > 0,
      () => false,
    );
    if (!isLocked) return false;
  }
  return true;
}

/** After Postgres died or restarted itself: the first that is back takes the lock. */
async function retakeLock({ url, revive }: LockOptions, isWanted: () => boolean): Promise<Client | null> {
  for (const deadline = Date.now() + RETAKE_WITHIN; Date.now() < deadline && isWanted(); ) {
    const client = await revive()
      .then(() => takeLock(url))
      .catch(() => undefined);
    if (client !== undefined) return client;
    await wait(RETRY_PAUSE);
  }
  return null;
}

/**
 * One server at a time on an embedded database: its folder also holds the files. Postgres lets go of the
 * lock when the connection ends, so a killed server leaves nothing behind; when Postgres itself dies, it is
 * started and the lock taken again.
 * @returns a function that gives the lock back
 * @throws Error when another server holds it
 */
export async function lockEmbeddedDatabase(options: LockOptions): Promise<() => Promise<void>> {
  const { url, dataDirectory, onLost } = options;
  let isWanted = true;
  let holder = await takeLock(url);
  if (!holder) {
    throw new Error(
      `Another Samaj server is already running on ${dataDirectory}. ` +
        'Stop it first, or give this one a folder of its own with SAMAJ_DATA.',
    );
  }
  let retaking = Promise.resolve();
  const retake = async () => {
    holder = await retakeLock(options, () => isWanted);
    if (holder) watch(holder);
    else if (isWanted) onLost();
  };
  const watch = (client: Client) =>
    client.once('end', () => {
      if (isWanted) retaking = retake();
    });
  watch(holder);
  return async () => {
    isWanted = false;
    // Else a Postgres that is just being started would be left behind.
    await retaking;
    await holder?.end().catch(() => undefined);
  };
}
