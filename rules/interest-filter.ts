import { z } from 'zod';
import { searchedPart } from './validation.ts';

/** The filter of the admins' list of interests: a part of each column's text, in any case. */
export const interestFilterRules = z.object({
  name: searchedPart(),
  contactNumber: searchedPart(),
  contactPerson: searchedPart(),
  candidateName: searchedPart(),
  candidateContactNumber: searchedPart(),
  candidateContactPerson: searchedPart(),
});

export type InterestFilterFields = z.input<typeof interestFilterRules>;
