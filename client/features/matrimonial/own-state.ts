import type { MyCandidateStateQuery } from './my-candidate-state.generated.ts';

/** How a member's own profile stands. */
export type OwnState = NonNullable<MyCandidateStateQuery['myCandidateState']>;
