import { z } from 'zod';
import { searchedPart } from './filters.ts';

/** The filter of the admins' list of interests. */
export const interestFilterRules = z
  .object({
    name: searchedPart().describe('Of whoever is interested'),
    contactNumber: searchedPart(),
    contactPerson: searchedPart(),
    candidateName: searchedPart().describe('Of the candidate they are interested in'),
    candidateContactNumber: searchedPart(),
    candidateContactPerson: searchedPart(),
  })
  .describe('Parts of what the columns show, in any case; what is left out matches everything');

export type InterestFilterFields = z.input<typeof interestFilterRules>;
