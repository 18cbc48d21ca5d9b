import type { MemberProfileQuery } from './member-profile.generated.ts';

/** A whole profile, as an administrator reads it. */
export type ReadCandidate = NonNullable<NonNullable<MemberProfileQuery['memberProfile']>['candidate']>;
