/**
 * Who may see what of a candidate, as SQL: every list, count, card, page, photo and export reads through it. `member` is the
 * placeholder of the id of the member who looks.
 */

/** The ids of the candidates of whom the member sees nothing, because one of the two has blocked the other. */
const blockedIds = (member: string) => `ARRAY(
  SELECT other.id FROM member_block AS block
    JOIN candidate AS other
      ON other.member_id = CASE block.member_id WHEN ${member} THEN block.blocked_id ELSE block.member_id END
   WHERE block.member_id = ${member} OR block.blocked_id = ${member})`;

/** Whether members in general and this one may see the candidate. Works on what the indexes of the list include. */
export const isShownTo = (member: string, candidate = 'candidate') =>
  `${candidate}.listed AND ${candidate}.id <> ALL (${blockedIds(member)})`;

/** Whether the member may open the candidate's page: one who is shown to them, or their own. */
export const isOpenTo = (member: string, candidate = 'candidate') =>
  `(${candidate}.member_id = ${member} OR ${isShownTo(member, candidate)})`;

/**
 * How near the member and the candidate are, one row with the column `degree`: 3 for their own, 2 when both have said yes, 1
 * when one of the two is interested and the other has been told, else 0. To be joined laterally.
 */
export const nearness = (member: string, candidate = 'candidate') => `
  SELECT CASE WHEN ${candidate}.member_id = ${member} THEN 3 ELSE coalesce(max(
      CASE WHEN interest.state = 'ACCEPTED' THEN 2
           WHEN interest.state = 'SENT' AND interest.told_at IS NOT NULL THEN 1 END), 0) END AS degree
    FROM candidate AS own
    JOIN interest ON interest.from_candidate_id = own.id AND interest.to_candidate_id = ${candidate}.id
                  OR interest.from_candidate_id = ${candidate}.id AND interest.to_candidate_id = own.id
   WHERE own.member_id = ${member}`;

/** Whether what the candidate shows to such an audience is for whoever is that near. */
const isFor = (audience: string, degree: string) =>
  `(CASE ${audience} WHEN 'MEMBERS' THEN 0 WHEN 'AFTER_INTEREST' THEN 1 ELSE 2 END <= ${degree})`;

export const showsPhotos = (degree: string, candidate = 'candidate') =>
  isFor(`${candidate}.photos_for`, degree);
export const showsSurname = (degree: string, candidate = 'candidate') =>
  isFor(`${candidate}.surname_for`, degree);

/**
 * Whether the two see whom to ring of each other: both have said yes, and the contacts are open (see `IntroductionSteps`).
 */
export const showsContact = (
  degree: string,
  member: string,
  candidate = 'candidate',
) => `(${degree} = 2 AND EXISTS (
  SELECT FROM introduction JOIN candidate AS own ON own.member_id = ${member}
   WHERE first_candidate_id = least(own.id, ${candidate}.id) AND second_candidate_id = greatest(own.id, ${candidate}.id)
     AND contacts_opened_at IS NOT NULL))`;

/** Religion and caste need the consent to their use besides (D64). */
export const SHOWS_RELIGION = 'consent_version IS NOT NULL AND shows_religion';
export const showsCaste = (candidate = 'candidate') =>
  `${candidate}.consent_version IS NOT NULL AND ${candidate}.shows_caste`;

/** Their own words were for the office alone until they have read the page and said yes; to their own they always are there. */
export const showsOwnWords = (degree: string) => `(confirmation = 'GIVEN' OR ${degree} = 3)`;
