import { z } from 'zod';
import type { CandidateFilterFields } from './candidate-filter.ts';
import type { MessageKey } from './messages.ts';
import { searchedPart } from './validation.ts';

/** In the order of the old site's statuses. */
export const MEMBER_STATUSES = { ACTIVE: 'ACTIVE', DEACTIVE: 'DEACTIVE', PENDING: 'PENDING' } as const;
export type MemberStatus = keyof typeof MEMBER_STATUSES;

/** The filter of the matrimonial admin dashboard, besides the candidate filter's fields. */
export const memberFilterRules = z.object({
  firstName: searchedPart(),
  middleName: searchedPart(),
  lastName: searchedPart(),
  contactNumber: searchedPart(),
  status: z.enum(MEMBER_STATUSES, 'invalidRequest' satisfies MessageKey).nullish(),
});

export type MemberFilterFields = CandidateFilterFields & z.input<typeof memberFilterRules>;
