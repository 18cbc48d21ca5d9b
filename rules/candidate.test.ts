import { describe, expect, it } from 'vitest';
import { candidateFormRules, candidateRules, NOT_WORKING, PREFER_NOT_TO_SAY } from './candidate.ts';

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
