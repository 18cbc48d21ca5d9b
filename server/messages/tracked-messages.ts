import type { DataSource, EntityManager } from 'typeorm';
import { TrackedMessage } from './tracked-message.entity.ts';

/** No message has this number. */
const NO_MESSAGE = '0';

/** SQL for whether the newest message about something has left. @param about an SQL expression, as is `before` */
export function hasLeft(about: string, before = `'infinity'`): string {
  return `EXISTS (SELECT FROM tracked_message WHERE about = ${about} AND left_at < ${before})`;
}

/**
 * When the newest message about something left; `LOST` of one that never will, as it was refused or could not be sent in time, and of
 * which nothing is known; null of one that may still leave, and once it is noted that nobody is told.
 */
export async function fateOf(
  manager: EntityManager,
  about: string,
  now: Date,
): Promise<Date | 'LOST' | null> {
  const [row] = await manager.query<{ leftAt: Date | null; waits: boolean }[]>(
    `SELECT left_at AS "leftAt", message_id = ${NO_MESSAGE} OR EXISTS (
              SELECT FROM outbox_message WHERE id = message_id AND failed_at IS NULL AND expires_at > $2) AS waits
       FROM tracked_message WHERE about = $1`,
    [about, now],
  );
  return row?.leftAt ?? (row?.waits ? null : 'LOST');
}

/** Notes that no message tells of this. */
export async function noteUntold(manager: EntityManager, about: string): Promise<void> {
  await manager.upsert(TrackedMessage, { about, messageId: NO_MESSAGE, leftAt: null }, ['about']);
}

/**
 * @param of with what `about` begins
 * @param asked SQL query of those of whose messages somebody may still ask, which nobody but the code writes
 */
export async function forgetTracked(dataSource: DataSource, of: string, asked: string): Promise<void> {
  await dataSource.query(
    `DELETE FROM tracked_message WHERE starts_with(about, '${of} ') AND NOT EXISTS (${asked})`,
  );
}
