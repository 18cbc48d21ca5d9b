import type { EntityManager } from 'typeorm';
import { isShownTo } from '../candidates/visibility.ts';

/**
 * Whether the member may report or block the candidate: one they see, or have seen because one of the two was interested and
 * the other was told. Whoever has blocked them is answered like an unknown id.
 * @param isReport reports are also of those whom the member has blocked
 */
export async function mayTurnAway(
  manager: EntityManager,
  memberId: number,
  candidateId: number,
  { isReport }: { isReport: boolean },
): Promise<boolean> {
  const [row] = await manager.query<{ may: boolean }[]>(
    `SELECT candidate.member_id <> $1 AND (
              ${isShownTo('$1')}
              OR NOT EXISTS (SELECT FROM member_block WHERE member_id = candidate.member_id AND blocked_id = $1)
                AND ($3 AND EXISTS (SELECT FROM member_block WHERE member_id = $1 AND blocked_id = candidate.member_id)
                  OR EXISTS (SELECT FROM interest JOIN candidate AS own ON own.member_id = $1
                      WHERE interest.from_candidate_id = own.id AND interest.to_candidate_id = candidate.id
                         OR interest.from_candidate_id = candidate.id AND interest.to_candidate_id = own.id
                            AND interest.told_at IS NOT NULL))) AS may
       FROM candidate WHERE id = $2`,
    [memberId, candidateId, isReport],
  );
  return row?.may ?? false;
}
