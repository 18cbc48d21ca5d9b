import { z } from 'zod';
import { searchedPart } from './validation.ts';

/** A part of what each column of the admins' list of interests shows (spec §2), in any case. */
export const interestFilterRules = z.object({
  name: searchedPart(),
  contactNumber: searchedPart(),
  contactPerson: searchedPart(),
  candidateName: searchedPart(),
  candidateContactNumber: searchedPart(),
  candidateContactPerson: searchedPart(),
});

export type InterestFilterFields = z.input<typeof interestFilterRules>;
