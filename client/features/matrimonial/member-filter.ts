import { memberFilterRules } from '../../../rules/member-filter.ts';
import { candidateAddressRules } from './candidate-filter.ts';

/** The search for members in the address. */
export const memberAddressRules = memberFilterRules
  .omit({
    genders: true,
    ageFrom: true,
    ageTo: true,
    educationType: true,
    occupation: true,
    status: true,
    profileState: true,
  })
  .extend({
    ...candidateAddressRules.shape,
    status: memberFilterRules.shape.status,
    profileState: memberFilterRules.shape.profileState,
  });
