import { z } from 'zod';
import { searchedPart } from './filters.ts';

/** The filter of the admins' list of interests. */
export const interestFilterRules = z
  .object({
    name: searchedPart().describe('Name of the interested member'),
    contactNumber: searchedPart(),
    contactPerson: searchedPart(),
    candidateName: searchedPart().describe('Name of the candidate'),
    candidateContactNumber: searchedPart(),
    candidateContactPerson: searchedPart(),
  })
  .describe('Matches part of the columns’ texts; case-insensitive. Omitted fields match everything');

export type InterestFilterFields = z.input<typeof interestFilterRules>;
