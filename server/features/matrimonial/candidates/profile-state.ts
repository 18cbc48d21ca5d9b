import type { ProfileState } from '../../../../rules/candidate-states.ts';
import type { Candidate } from './candidate.entity.ts';

/** How a profile stands: what hides it from everybody first, then what the candidate said, then where they are. */
export function profileStateOf({
  hiddenAt,
  confirmation,
  absence,
}: Pick<Candidate, 'hiddenAt' | 'confirmation' | 'absence'>): ProfileState {
  if (hiddenAt) return 'HIDDEN';
  return confirmation === 'GIVEN' && absence ? absence : confirmation;
}

/** The same in SQL, of `candidate`; null without a profile. */
export const PROFILE_STATE = `CASE WHEN candidate.hidden_at IS NOT NULL THEN 'HIDDEN'
  WHEN candidate.confirmation = 'GIVEN' THEN coalesce(candidate.absence, 'GIVEN') ELSE candidate.confirmation END`;
