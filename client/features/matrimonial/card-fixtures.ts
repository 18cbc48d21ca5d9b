import { Permission, Role } from '../../../rules/permissions.ts';
import type { CandidateCardFieldsFragment } from './candidates.generated.ts';
import type { Wishes } from './use-wish-words.ts';

type Card = CandidateCardFieldsFragment & { __typename: 'CandidateCard' };

/** A candidate's card as the server sends it. */
export const cardOf = (fields: Partial<Card> = {}): Card => ({
  __typename: 'CandidateCard',
  id: 9,
  isOwn: false,
  isInterestSent: false,
  isInterestWaiting: false,
  interestSince: null,
  isInterestByCandidate: false,
  isInterestReceived: false,
  photo: null,
  photoLaterFor: null,
  firstName: 'Nidhi',
  middleName: '',
  lastName: '',
  gender: 'FEMALE',
  age: 31,
  height: '5 ft 6 in',
  maritalStatus: 'Never married',
  motherTongue: 'Gujarati',
  city: 'Nottingham',
  religion: 'Hindu',
  caste: 'Rajput',
  educationType: 'Degree',
  educationDescription: 'LLB, Leicester',
  occupation: 'Solicitor',
  occupationDescription: 'Family law',
  currency: 'GBP',
  annualIncome: '50,001 - 60,000',
  diet: 'Eats eggs',
  languages: ['English', 'Gujarati'],
  nativePlace: 'Bhavnagar',
  fit: null,
  fitsTheirs: null,
  isNew: false,
  isAside: false,
  ...fields,
});

/** What a family looks for, as the server sends it. */
export const wishesOf = (fields: Partial<Wishes> = {}): Wishes & { __typename: 'CandidateWishes' } => ({
  __typename: 'CandidateWishes',
  ageFrom: null,
  ageTo: null,
  heightFrom: null,
  heightTo: null,
  educationTypes: [],
  cities: [],
  diets: [],
  languages: [],
  maritalStatuses: [],
  castes: [],
  weeklyMail: false,
  ...fields,
});

/** What every page of the section asks. */
export const SECTION_ANSWERS = {
  Viewer: () => ({
    viewer: {
      ...{ __typename: 'Viewer', role: Role.MEMBER, permissions: [Permission.USE_MATRIMONIALS] },
      ...{
        withheldRoles: [],
        userId: null,
        memberId: 1,
        isCandidate: false,
        profileForId: null,
        name: 'Parent',
      },
      ...{ email: null, mobile: '+447700900100' },
    },
  }),
  OfferedLists: () => ({
    selectLists: { __typename: 'SelectLists', language: 'en', options: [], profileFors: [] },
  }),
};
