import { z } from 'zod';
import { ageInYears, isPlausibleDay } from './birth-date.ts';
import { atMost } from './characters.ts';
import { contactFree } from './contact-free-text.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { COUNTRY_CODE, hasTenDigits, mobileToE164 } from './phone.ts';
import { phone } from './phone-field.ts';
import { isInUk } from './place.ts';
import { GENDERS } from './select-lists.ts';
import { line as oneLine, text } from './validation.ts';

/** The occupation that needs no currency, income or details. */
export const NOT_WORKING = 'Currently Not Working';
/** The choice for religion and caste that tells nothing. */
export const PREFER_NOT_TO_SAY = 'Prefer not to say';
/** The text of the consent that the form asks for; a new text is a new version, with its words in candidate-consent.test.ts. */
export const CONSENT_VERSION = 2;

/** What a select shows before anything is chosen; old clients may send it. */
const NOTHING_CHOSEN = ['', 'Please Select'];

/** Two lines of a biodata. */
const FAMILY_MAXIMUM = 300;
const LANGUAGES_MAXIMUM = 20;

const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/i;
const PINCODE_LENGTH = 8;

/** Full profile form: the order of the checks. */
const ORDER = [
  'profileForRequired',
  'firstNameRequired',
  'middleNameRequired',
  'lastNameRequired',
  'fatherNameRequired',
  'birthDateRequired',
  'invalidBirthDate',
  'tooYoung',
  'tooOld',
  'candidateEmailRequired',
  'heightRequired',
  'maritalStatusRequired',
  'motherTongueRequired',
  'religionRequired',
  'casteRequired',
  'educationTypeRequired',
  'occupationRequired',
  'currencyRequired',
  'annualIncomeRequired',
  'occupationDetailsRequired',
  'educationDegreeRequired',
  'numberShortened',
  'invalidCandidateMobile',
  'invalidMobile',
  'cityRequired',
  'addressRequired',
  'invalidPincode',
  'contactNameRequired',
  'invalidContactMobile',
  'aboutCandidateRequired',
  'contactInText',
  'consentRequired',
] satisfies MessageKey[];

function line(required: MessageKey, maximum: number = LIMITS.nameMaximum, kind = oneLine) {
  return kind().min(1, required).check(atMost(maximum));
}

/** A value of a select list; the service checks that the list has it. */
function chosen(required: MessageKey) {
  return text()
    .check(atMost(LIMITS.nameMaximum))
    .refine((value) => !NOTHING_CHOSEN.includes(value), required);
}

/** A value that is required only of those who work. */
function chosenIfWorking() {
  return text().check(atMost(LIMITS.nameMaximum));
}

function countryCode() {
  return text().regex(COUNTRY_CODE, 'countryCodeRequired' satisfies MessageKey);
}

const birthDate = text()
  .min(1, 'birthDateRequired' satisfies MessageKey)
  .refine((value) => value === '' || isPlausibleDay(value), 'invalidBirthDate' satisfies MessageKey)
  .refine(
    (value) => !isPlausibleDay(value) || ageInYears(value) >= LIMITS.candidateAgeMinimum,
    'tooYoung' satisfies MessageKey,
  )
  .refine(
    (value) => !isPlausibleDay(value) || ageInYears(value) <= LIMITS.candidateAgeMaximum,
    'tooOld' satisfies MessageKey,
  );

/**
 * Eight characters, or any postcode of the UK, which is stored as the Royal Mail writes it; for an association in
 * another country fewer characters too, such as six digits in India.
 */
const pincode = oneLine()
  .toUpperCase()
  .refine(
    (value) =>
      value.length === PINCODE_LENGTH ||
      POSTCODE.test(value) ||
      (!isInUk() && value.length > 0 && value.length < PINCODE_LENGTH),
    'invalidPincode' satisfies MessageKey,
  )
  .transform((value) => value.replace(POSTCODE, '$1 $2'));

interface Occupied {
  occupation: string;
  currency: string;
  annualIncome: string;
  occupationDescription: string;
}

/** Required of those who work; the old form's dash counts as empty. */
function whenWorking(field: keyof Occupied, error: MessageKey) {
  const isGiven = (fields: Occupied) =>
    fields.occupation === NOT_WORKING || ![...NOTHING_CHOSEN, '-'].includes(fields[field]);
  const options: { error: MessageKey; path: string[]; when: () => boolean } = {
    error,
    path: [field],
    when: () => true,
  };
  return [isGiven, options] as const;
}

/** Where numbers have other lengths, the text does not speak of ten digits. */
function mobileError(code: string, ofTenDigits: MessageKey): MessageKey {
  return hasTenDigits(code) ? ofTenDigits : 'invalidMobile';
}

type TypedCandidate = Record<'countryCode' | 'contactCountryCode', string>;

const mobileOf = (code: string, mobile: string) => mobileToE164(mobile ?? '', code ?? '') !== null;

const profile = z
  .object({
    profileForId: z
      .int('profileForRequired' satisfies MessageKey)
      .min(1, 'profileForRequired' satisfies MessageKey),
    firstName: line('firstNameRequired').check(contactFree()),
    middleName: line('middleNameRequired').check(contactFree()),
    lastName: line('lastNameRequired').check(contactFree()),
    fatherName: line('fatherNameRequired'),
    birthDate,
    gender: z.enum(GENDERS, 'invalidRequest' satisfies MessageKey),
    email: line('candidateEmailRequired', LIMITS.emailMaximum).regex(
      z.regexes.email,
      'candidateEmailRequired' satisfies MessageKey,
    ),
    height: chosen('heightRequired'),
    maritalStatus: chosen('maritalStatusRequired'),
    motherTongue: chosen('motherTongueRequired'),
    religion: chosen('religionRequired'),
    caste: chosen('casteRequired'),
    educationType: chosen('educationTypeRequired'),
    educationDescription: line('educationDegreeRequired', LIMITS.noteMaximum, text).check(contactFree()),
    occupation: chosen('occupationRequired'),
    occupationDescription: text().check(atMost(LIMITS.noteMaximum)).check(contactFree()),
    currency: chosenIfWorking(),
    annualIncome: chosenIfWorking(),
    countryCode: countryCode(),
    mobile: phone(),
    city: line('cityRequired').check(contactFree()),
    address: line('addressRequired', LIMITS.addressMaximum, text),
    pincode,
    contactName: line('contactNameRequired'),
    contactCountryCode: countryCode(),
    contactMobile: phone(),
    aboutCandidate: line('aboutCandidateRequired', LIMITS.descriptionMaximum, text).check(contactFree()),
    // What a save leaves out stays as it is stored.
    diet: text().check(atMost(LIMITS.nameMaximum)).optional(),
    languages: z
      .array(text().check(atMost(LIMITS.nameMaximum)))
      .max(LANGUAGES_MAXIMUM, 'invalidRequest' satisfies MessageKey)
      .optional(),
    family: text().check(atMost(FAMILY_MAXIMUM)).check(contactFree()).optional(),
    nativePlace: oneLine().check(atMost(LIMITS.nameMaximum)).check(contactFree()).optional(),
    /** To the use of religion and caste, by the text of {@link CONSENT_VERSION}. */
    consent: z.boolean('invalidRequest' satisfies MessageKey).optional(),
  })
  .refine(...whenWorking('currency', 'currencyRequired'))
  .refine(...whenWorking('annualIncome', 'annualIncomeRequired'))
  .refine(...whenWorking('occupationDescription', 'occupationDetailsRequired'))
  .refine(({ countryCode: code, mobile }) => mobileOf(code, mobile), {
    error: ({ input }) => mobileError((input as TypedCandidate).countryCode, 'invalidCandidateMobile'),
    path: ['mobile'],
    when: () => true,
  })
  .refine(({ contactCountryCode: code, contactMobile: mobile }) => mobileOf(code, mobile), {
    error: ({ input }) => mobileError((input as TypedCandidate).contactCountryCode, 'invalidContactMobile'),
    path: ['contactMobile'],
    when: () => true,
  });

/** Those who do not work have no income, whatever was typed. */
function asStored<Fields extends Occupied>(fields: Fields): Fields {
  if (fields.occupation !== NOT_WORKING) return fields;
  return { ...fields, currency: '-', annualIncome: '-', occupationDescription: '' };
}

/** A candidate's profile; clients that cannot ask for consent leave it out. */
export const candidateRules = profile.transform(asStored).meta({ messageOrder: ORDER });

export type CandidateFields = z.input<typeof candidateRules>;
export type CandidateValues = z.output<typeof candidateRules>;

/** Whether a field's value must be on its select list: those who do not work have a dash for currency and income. */
export function isListed({ occupation }: { occupation: string }, field: string): boolean {
  return occupation !== NOT_WORKING || !['currency', 'annualIncome'].includes(field);
}

/** Whether a profile tells religion or caste, which needs the candidate's consent. */
export function tellsReligionOrCaste({ religion, caste }: { religion: string; caste: string }): boolean {
  return [religion, caste].some((value) => ![...NOTHING_CHOSEN, PREFER_NOT_TO_SAY].includes(value));
}

/** The form asks for consent where it is needed; an old client cannot (see `CandidateService`). */
export const candidateFormRules = profile
  .safeExtend({ consent: profile.shape.consent.unwrap() })
  .refine((fields) => fields.consent || !tellsReligionOrCaste(fields), {
    error: 'consentRequired' satisfies MessageKey,
    path: ['consent'],
    when: () => true,
  })
  .transform(asStored)
  .meta({ messageOrder: ORDER });

export type CandidateFormFields = z.input<typeof candidateFormRules>;

const { firstName, middleName, lastName, city, educationDescription, occupationDescription, aboutCandidate } =
  profile.shape;

/** What candidates correct by their own link; the whole profile is checked by {@link candidateRules}. */
export const candidateWordsRules = z.object({
  ...{ firstName, middleName, lastName, city, educationDescription, occupationDescription, aboutCandidate },
});
