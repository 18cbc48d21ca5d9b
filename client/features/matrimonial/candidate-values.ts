import type { CandidateFormFields } from '../../../rules/candidate.ts';
import { place } from '../../../rules/place.ts';

const empty = (): CandidateFormFields => ({
  profileForId: 0,
  firstName: '',
  middleName: '',
  lastName: '',
  fatherName: '',
  birthDate: '',
  gender: 'MALE',
  email: '',
  height: '',
  maritalStatus: '',
  motherTongue: '',
  religion: '',
  caste: '',
  educationType: '',
  educationDescription: '',
  occupation: '',
  occupationDescription: '',
  currency: '',
  annualIncome: '',
  countryCode: place.callingCode,
  mobile: '',
  city: '',
  address: '',
  pincode: '',
  contactName: '',
  contactCountryCode: place.callingCode,
  contactMobile: '',
  aboutCandidate: '',
  diet: '',
  languages: [],
  family: '',
  nativePlace: '',
  consent: false,
});

/** The initial values of the form: the stored profile, or an empty one with what is known from the registration. */
export function startValues(
  stored: CandidateFormFields | null,
  known: Pick<CandidateFormFields, 'profileForId' | 'gender'>,
): CandidateFormFields {
  if (!stored) return { ...empty(), ...known };
  const names = Object.keys(empty()) as (keyof CandidateFormFields)[];
  const values = Object.fromEntries(
    names.map((name) => [name, stored[name]]),
  ) as unknown as CandidateFormFields;
  // The dash stored for candidates who do not work is not an option of the select fields.
  const chosen = (value: string) => (value === '-' ? '' : value);
  return { ...values, currency: chosen(values.currency), annualIncome: chosen(values.annualIncome) };
}
