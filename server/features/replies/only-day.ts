import type { EntityManager } from 'typeorm';
import type { EventDay } from './event-day.ts';

/**
 * An event that happens once has one date: when its day changes, its replies go with it, each whose household has no other one
 * there. So do those that were withdrawn or released: on another day that family may come after all.
 */
export async function followOnlyDay(
  manager: EntityManager,
  eventId: number,
  days: readonly Pick<EventDay, 'day'>[],
): Promise<void> {
  const [only, ...others] = days;
  if (!only || others.length > 0) return;
  await manager.query(
    `UPDATE event_reply reply SET day = $2
      WHERE event_id = $1 AND day <> $2 AND told_starts_at > now()
        AND (SELECT series IS NULL FROM event WHERE id = $1)
        AND (state NOT IN ('COMING', 'WAITING', 'OFFERED') OR NOT EXISTS (
          SELECT FROM event_reply other
           WHERE other.event_id = $1 AND other.state IN ('COMING', 'WAITING', 'OFFERED')
             AND (other.day = $2 OR (other.id < reply.id AND other.told_starts_at > now()))
             AND ((other.email <> '' AND other.email = reply.email)
               OR (other.mobile_key <> '' AND other.mobile_key = reply.mobile_key))))`,
    [eventId, only.day],
  );
}
