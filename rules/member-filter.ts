import type { z } from 'zod';
import { candidateFilterFields } from './candidate-filter.ts';
import { ProfileState } from './candidate-states.ts';
import { chosen, searchedPart } from './filters.ts';

/** In the order of the old site's statuses. */
export const MEMBER_STATUSES = { ACTIVE: 'ACTIVE', DEACTIVE: 'DEACTIVE', PENDING: 'PENDING' } as const;
export type MemberStatus = keyof typeof MEMBER_STATUSES;

/** The filter of the matrimonial admin dashboard. */
export const memberFilterRules = candidateFilterFields
  .extend({
    firstName: searchedPart().describe('Start of the candidate’s name; case-insensitive'),
    middleName: searchedPart(),
    lastName: searchedPart(),
    contactNumber: searchedPart().describe(
      "How the candidate's, the contact's or the account's number begins",
    ),
    status: chosen(MEMBER_STATUSES),
    profileState: chosen(ProfileState),
  })
  .describe('Omitted fields match everything');

export type MemberFilterFields = z.input<typeof memberFilterRules>;
