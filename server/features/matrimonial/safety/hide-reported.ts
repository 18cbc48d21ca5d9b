import type { EntityManager } from 'typeorm';

/** Hides a candidate whom a report hides, and shows one whom none does any more. The candidate's row is locked. */
export async function hideReported(manager: EntityManager, candidateId: number): Promise<void> {
  await manager.query(
    `UPDATE candidate
        SET hidden_at = CASE WHEN EXISTS (SELECT FROM candidate_report WHERE candidate_id = $1 AND hides)
                             THEN coalesce(hidden_at, now()) END
      WHERE id = $1`,
    [candidateId],
  );
}
