import type { EntityManager } from 'typeorm';
import { PROFILE_FOR_SELF } from '../../../../rules/candidate-confirmation.ts';
import { mobileToE164 } from '../../../../rules/phone.ts';
import type { Candidate } from '../candidates/candidate.entity.ts';

/** Whether whoever made a profile says that it is their own. */
export async function isForSelf(
  manager: EntityManager,
  { profileForId }: Pick<Candidate, 'profileForId'>,
): Promise<boolean> {
  const found = await manager.query('SELECT FROM profile_for WHERE id = $1 AND name = $2', [
    profileForId,
    PROFILE_FOR_SELF,
  ]);
  return found.length > 0;
}

/**
 * Whether the candidate is who has the account: it is theirs alone, or the profile is for "Self" and has the mobile that a code
 * has proved. The relation alone is only what a family says. @param candidate also as it was before a change
 */
export async function isOwnProfile(
  manager: EntityManager,
  {
    id,
    memberId,
    profileForId,
    mobile,
    countryCode,
  }: Pick<Candidate, 'id' | 'memberId' | 'profileForId' | 'mobile' | 'countryCode'>,
): Promise<boolean> {
  const [row] = await manager.query<{ isOwn: boolean }[]>(
    `SELECT coalesce(candidate_id = $1, false) OR coalesce(mobile = $2, false) AND EXISTS (
              SELECT FROM profile_for WHERE profile_for.id = $3 AND profile_for.name = $4) AS "isOwn"
       FROM member WHERE id = $5`,
    [id, mobileToE164(mobile, countryCode), profileForId, PROFILE_FOR_SELF, memberId],
  );
  return row!.isOwn;
}
