import type { EntityManager } from 'typeorm';

/** As if a letter had left at that moment. */
export async function markLeft(
  manager: Pick<EntityManager, 'query'>,
  about: string,
  at: Date,
): Promise<void> {
  await manager.query(
    `INSERT INTO tracked_message (about, message_id, left_at) VALUES ($1, 0, $2)
     ON CONFLICT (about) DO UPDATE SET left_at = $2`,
    [about, at],
  );
}
