import type { EntityManager } from 'typeorm';
import { mobileToE164 } from '../../../../rules/phone.ts';
import type { Candidate } from '../candidates/candidate.entity.ts';

/** Whether whoever made a profile says that it is their own. */
export async function isForSelf(
  manager: EntityManager,
  { profileForId }: Pick<Candidate, 'profileForId'>,
): Promise<boolean> {
  const found = await manager.query('SELECT FROM profile_for WHERE id = $1 AND is_self', [profileForId]);
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
  const [row] = await manager.query<{ isTheirs: boolean; isProved: boolean }[]>(
    `SELECT coalesce(candidate_id = $1, false) AS "isTheirs", is_mobile_proved AND coalesce(mobile = $2, false) AS "isProved"
       FROM member WHERE id = $3`,
    [id, mobileToE164(mobile, countryCode), memberId],
  );
  return row!.isTheirs || (row!.isProved && (await isForSelf(manager, { profileForId })));
}
