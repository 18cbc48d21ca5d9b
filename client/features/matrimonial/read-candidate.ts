import type { MemberProfileQuery } from './member-profile.generated.ts';

/** A full profile, as administrators see it. */
export type ReadCandidate = NonNullable<NonNullable<MemberProfileQuery['memberProfile']>['candidate']>;
