import { describe, expect, it } from 'vitest';
import { candidateFormRules, candidateRules, NOT_WORKING, PREFER_NOT_TO_SAY } from './candidate.ts';
import { firstIssue } from './first-issue.ts';

const PROFILE = {
  profileForId: 1,
  firstName: 'Asha',
  middleName: 'Kiran',
  lastName: 'Patel',
  fatherName: 'Kiran',
  birthDate: '1995-05-05',
  gender: 'FEMALE',
  email: 'asha@example.org',
  height: '5 ft 4 in',
  maritalStatus: 'Never married',
  motherTongue: 'Gujarati',
  religion: 'Hindu',
  caste: 'Patel',
  educationType: 'Degree',
  educationDescription: 'Chemistry',
  occupation: 'Private job',
  occupationDescription: 'Chemist',
  currency: 'GBP',
  annualIncome: '30,000',
  countryCode: '44',
  mobile: '7700900444',
  city: 'Leicester',
  address: '1 High Street',
  pincode: 'LE4 6XX',
  contactName: 'Kiran Patel',
  contactCountryCode: '44',
  contactMobile: '7700900445',
  aboutCandidate: 'Likes to cook.',
  consent: true,
};

/** What each refused field is told. */
function refused(fields: object): Record<string, string> {
  const { error } = candidateFormRules.safeParse({ ...PROFILE, ...fields });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the form of a profile', () => {
  it('[D64] asks for consent when religion or caste is told', () => {
    expect(refused({})).toEqual({});
    expect(refused({ consent: false })).toEqual({ consent: 'consentRequired' });
    const silent = { religion: PREFER_NOT_TO_SAY, caste: PREFER_NOT_TO_SAY };
    expect(refused({ ...silent, consent: false })).toEqual({});
  });

  it('[D81] says that the consent is missing together with everything else that is', () => {
    expect(refused({ consent: false, city: '', contactMobile: '123' })).toEqual({
      consent: 'consentRequired',
      city: 'cityRequired',
      contactMobile: 'invalidContactMobile',
    });
  });

  it('[D64] asks for no consent to what is not chosen yet', () => {
    expect(refused({ consent: false, religion: '', caste: '' })).toEqual({
      religion: 'religionRequired',
      caste: 'casteRequired',
    });
  });

  it('keeps nothing of the work of those who do not work', () => {
    for (const rules of [candidateRules, candidateFormRules])
      expect(rules.parse({ ...PROFILE, occupation: NOT_WORKING })).toMatchObject({
        currency: '-',
        annualIncome: '-',
        occupationDescription: '',
      });
  });
});

/** Spec §5: what the form looks at, in its order, and something that it refuses. */
const IN_ORDER: [messageKey: string, fields: object][] = [
  ['profileForRequired', { profileForId: 0 }],
  ['firstNameRequired', { firstName: ' ' }],
  ['middleNameRequired', { middleName: '' }],
  ['lastNameRequired', { lastName: '' }],
  ['fatherNameRequired', { fatherName: ' ' }],
  ['birthDateRequired', { birthDate: '' }],
  ['candidateEmailRequired', { email: 'asha@' }],
  ['heightRequired', { height: 'Please Select' }],
  ['maritalStatusRequired', { maritalStatus: '' }],
  ['motherTongueRequired', { motherTongue: '' }],
  ['religionRequired', { religion: '' }],
  ['casteRequired', { caste: '' }],
  ['educationTypeRequired', { educationType: '' }],
  ['occupationRequired', { occupation: '' }],
  ['currencyRequired', { currency: '' }],
  ['annualIncomeRequired', { annualIncome: '-' }],
  ['occupationDetailsRequired', { occupationDescription: '' }],
  ['educationDegreeRequired', { educationDescription: '' }],
  ['invalidCandidateMobile', { mobile: '770090044' }],
  ['cityRequired', { city: '' }],
  ['addressRequired', { address: '' }],
  ['invalidPincode', { pincode: 'LE4' }],
  ['contactNameRequired', { contactName: '' }],
  ['invalidContactMobile', { contactMobile: '' }],
  ['aboutCandidateRequired', { aboutCandidate: '' }],
];
const PAIRS = IN_ORDER.flatMap(([first, one], index) =>
  IN_ORDER.slice(index + 1).map(([second, other]) => [first, second, { ...one, ...other }] as const),
);

it.each(PAIRS)('[D81] spec §5: %s is said before %s', (first, _second, fields) => {
  for (const rules of [candidateRules, candidateFormRules]) {
    const { error } = rules.safeParse({ ...PROFILE, ...fields });
    expect(firstIssue(rules, error!).messageKey).toBe(first);
  }
});
