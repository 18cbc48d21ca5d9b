import type { CandidateFormFields } from '../../../rules/candidate.ts';
import type { SelectList } from '../../../rules/select-lists.ts';
import type { TextKey } from '../../i18n/text-keys.ts';

/** One field of a candidate's profile. */
export interface CandidateField {
  name: keyof CandidateFormFields;
  label: TextKey;
  hint?: TextKey;
  /** Instead of it for an association outside the United Kingdom. */
  hintElsewhere?: TextKey;
  /** The kind of field; a single-line text by default. */
  sort?: 'profileFor' | 'birthDate' | 'gender' | 'email' | 'mobile' | 'choice' | 'languages';
  /** The field of a number's country code. */
  codeField?: 'countryCode' | 'contactCountryCode';
  /** The list of a select field's options, or of a text field's suggestions. */
  list?: SelectList;
  rows?: number;
  /** Takes the full width of the two columns. */
  wide?: boolean;
  optional?: boolean;
  /** Hidden for candidates who do not work. */
  whenWorking?: boolean;
}

export interface CandidateSection {
  id: 'profile' | 'person' | 'community' | 'work' | 'address' | 'contact' | 'about' | 'more';
  title: TextKey;
  /** Who will see it. */
  note?: TextKey;
  fields: readonly CandidateField[];
}

/** The sections and fields of the profile in the order of the old form, for editing and for reading. */
export const CANDIDATE_SECTIONS: readonly CandidateSection[] = [
  {
    id: 'profile',
    title: 'candidate.section.profile',
    note: 'candidate.note.profile',
    fields: [{ name: 'profileForId', label: 'candidate.profileFor', sort: 'profileFor' }],
  },
  {
    id: 'person',
    title: 'candidate.section.person',
    fields: [
      { name: 'firstName', label: 'candidate.firstName' },
      { name: 'middleName', label: 'candidate.middleName' },
      { name: 'lastName', label: 'candidate.lastName' },
      { name: 'fatherName', label: 'candidate.fatherName' },
      { name: 'birthDate', label: 'candidate.birthDate', sort: 'birthDate' },
      { name: 'gender', label: 'candidate.gender', sort: 'gender' },
      { name: 'email', label: 'candidate.email', sort: 'email', wide: true },
      { name: 'height', label: 'candidate.height', sort: 'choice', list: 'HEIGHT' },
      { name: 'maritalStatus', label: 'candidate.maritalStatus', sort: 'choice', list: 'MARITAL_STATUS' },
      { name: 'motherTongue', label: 'candidate.motherTongue', sort: 'choice', list: 'MOTHER_TONGUE' },
    ],
  },
  {
    id: 'community',
    title: 'candidate.section.community',
    note: 'candidate.note.community',
    fields: [
      { name: 'religion', label: 'candidate.religion', sort: 'choice', list: 'RELIGION' },
      { name: 'caste', label: 'candidate.caste', sort: 'choice', list: 'CASTE' },
    ],
  },
  {
    id: 'work',
    title: 'candidate.section.work',
    fields: [
      { name: 'educationType', label: 'candidate.educationType', sort: 'choice', list: 'EDUCATION_TYPE' },
      {
        name: 'educationDescription',
        label: 'candidate.educationDescription',
        hint: 'candidate.educationHint',
        list: 'DEGREE',
      },
      { name: 'occupation', label: 'candidate.occupation', sort: 'choice', list: 'OCCUPATION' },
      {
        name: 'occupationDescription',
        label: 'candidate.occupationDescription',
        hint: 'candidate.occupationHint',
        whenWorking: true,
      },
      {
        name: 'currency',
        label: 'candidate.currency',
        sort: 'choice',
        list: 'CURRENCY',
        whenWorking: true,
      },
      {
        name: 'annualIncome',
        label: 'candidate.annualIncome',
        sort: 'choice',
        list: 'ANNUAL_INCOME',
        whenWorking: true,
      },
    ],
  },
  {
    id: 'address',
    title: 'candidate.section.address',
    note: 'candidate.note.address',
    fields: [
      { name: 'countryCode', label: 'candidate.countryCode', sort: 'choice', list: 'COUNTRY_CODE' },
      { name: 'mobile', label: 'candidate.mobile', sort: 'mobile', codeField: 'countryCode' },
      { name: 'address', label: 'candidate.address', rows: 3, wide: true },
      { name: 'city', label: 'candidate.city' },
      {
        name: 'pincode',
        label: 'candidate.pincode',
        hint: 'candidate.pincodeHint',
        hintElsewhere: 'candidate.pincodeHintElsewhere',
      },
    ],
  },
  {
    id: 'contact',
    title: 'candidate.section.contact',
    note: 'candidate.note.contact',
    fields: [
      { name: 'contactName', label: 'candidate.contactName', wide: true },
      {
        name: 'contactCountryCode',
        label: 'candidate.contactCountryCode',
        sort: 'choice',
        list: 'COUNTRY_CODE',
      },
      {
        name: 'contactMobile',
        label: 'candidate.contactMobile',
        sort: 'mobile',
        codeField: 'contactCountryCode',
      },
    ],
  },
  {
    id: 'about',
    title: 'candidate.section.about',
    note: 'candidate.note.about',
    fields: [
      {
        name: 'aboutCandidate',
        label: 'candidate.aboutCandidate',
        hint: 'candidate.aboutHint',
        rows: 5,
        wide: true,
      },
    ],
  },
  {
    id: 'more',
    title: 'profile.more.title',
    note: 'profile.more.note',
    fields: [
      { name: 'diet', label: 'profile.more.diet', sort: 'choice', list: 'DIET', optional: true },
      {
        name: 'languages',
        label: 'profile.more.languages',
        sort: 'languages',
        list: 'MOTHER_TONGUE',
        optional: true,
      },
      {
        name: 'nativePlace',
        label: 'profile.more.nativePlace',
        hint: 'profile.more.nativeHint',
        optional: true,
      },
      {
        name: 'family',
        label: 'profile.more.family',
        hint: 'profile.more.familyHint',
        rows: 2,
        wide: true,
        optional: true,
      },
    ],
  },
];
