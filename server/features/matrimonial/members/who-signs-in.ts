import type { EntityManager } from 'typeorm';
import type { SignsIn } from '../../../../rules/candidate-states.ts';
import type { Member } from './member.entity.ts';

/** The candidate's sign-in: of the account itself, or beside it. `email` is the candidate's own, empty for none. */
export interface CandidateSignIn extends Pick<Member, 'id' | 'name' | 'mobile'> {
  signsIn: Exclude<SignsIn, 'MAKER'>;
  email: string;
}

/** By what candidates sign in to each of these accounts; there is no entry for one that its candidate does not sign in to. */
export async function whoSignsIn(
  manager: EntityManager,
  memberIds: readonly number[],
): Promise<Map<number, CandidateSignIn>> {
  const rows = await manager.query<(CandidateSignIn & { memberId: number })[]>(
    `SELECT candidate.member_id AS "memberId", signed.id, signed.name, signed.mobile, candidate.email,
            CASE candidate.member_id WHEN signed.id THEN 'CANDIDATE' ELSE 'BOTH' END AS "signsIn"
       FROM candidate JOIN member AS signed ON signed.candidate_id = candidate.id
      WHERE candidate.member_id = ANY ($1::integer[])`,
    [memberIds],
  );
  return new Map(rows.map(({ memberId, ...signIn }) => [memberId, signIn]));
}
