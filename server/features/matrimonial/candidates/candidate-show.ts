import type { CandidateShow } from '../../../../rules/candidate-wishes.ts';

/** What was listed in that time is new for whoever has not looked at the list before. */
const NEW_WITHOUT_VISIT = `interval '7 days'`;

const ownId = (member: string) => `(SELECT own.id FROM candidate AS own WHERE own.member_id = ${member})`;

/** Whether a candidate who is listed, or their own, came into the list after the member's last visit of it; never their own. */
export const isNewTo = (member: string, candidate = 'candidate') => `(
  ${candidate}.id <> coalesce(${ownId(member)}, 0) AND ${candidate}.listed_at > (
    SELECT coalesce(list_visited_before, now() - ${NEW_WITHOUT_VISIT}) FROM member WHERE member.id = ${member}))`;

/** Whether the member has put the candidate aside. */
export const isAsideFor = (member: string, candidate = 'candidate') => `EXISTS (
  SELECT FROM candidate_aside AS aside
   WHERE aside.candidate_id = ${ownId(member)} AND aside.other_id = ${candidate}.id)`;

/** Those in whom the member's candidate is interested; a yes to the other's interest is one, too. */
const interestedIn = (member: string) => `
  SELECT to_candidate_id FROM interest WHERE from_candidate_id = ${ownId(member)} AND state <> 'WITHDRAWN'
  UNION ALL SELECT from_candidate_id FROM interest WHERE to_candidate_id = ${ownId(member)} AND state = 'ACCEPTED'`;

/** Whether a part of the list has the candidate; whom the member has put aside is in one alone. */
export function isIn(show: CandidateShow, member: string, candidate = 'candidate'): string {
  if (show === 'ASIDE')
    return `${candidate}.id IN (
      SELECT other_id FROM candidate_aside AS aside WHERE aside.candidate_id = ${ownId(member)})`;
  const others = `NOT ${isAsideFor(member, candidate)}`;
  if (show === 'NEW') return `${isNewTo(member, candidate)} AND ${others}`;
  return show === 'INTERESTED' ? `${candidate}.id IN (${interestedIn(member)}) AND ${others}` : others;
}
