import type { EntityManager } from 'typeorm';
import type { SignsIn } from '../../../../rules/candidate-states.ts';

/** Who signs in to each of these accounts; there is no entry for one that its candidate does not sign in to. */
export async function whoSignsIn(
  manager: EntityManager,
  memberIds: readonly number[],
): Promise<Map<number, SignsIn>> {
  const rows = await manager.query<{ memberId: number; signsIn: SignsIn }[]>(
    `SELECT candidate.member_id AS "memberId",
            CASE candidate.member_id WHEN signed.id THEN 'CANDIDATE' ELSE 'BOTH' END AS "signsIn"
       FROM candidate JOIN member AS signed ON signed.candidate_id = candidate.id
      WHERE candidate.member_id = ANY ($1::integer[])`,
    [memberIds],
  );
  return new Map(rows.map(({ memberId, signsIn }) => [memberId, signsIn]));
}
