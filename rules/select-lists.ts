import { z } from 'zod';
import { atMost } from './characters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { COUNTRY_CODE } from './phone.ts';
import { translated } from './translations.ts';
import { line, optionalLine } from './validation.ts';

/** The lists that matrimonial profiles are filled in from and that admins keep. */
export const SELECT_LISTS = {
  HEIGHT: 'HEIGHT',
  MARITAL_STATUS: 'MARITAL_STATUS',
  EDUCATION_TYPE: 'EDUCATION_TYPE',
  DEGREE: 'DEGREE',
  MOTHER_TONGUE: 'MOTHER_TONGUE',
  RELIGION: 'RELIGION',
  CASTE: 'CASTE',
  OCCUPATION: 'OCCUPATION',
  CURRENCY: 'CURRENCY',
  ANNUAL_INCOME: 'ANNUAL_INCOME',
  COUNTRY_CODE: 'COUNTRY_CODE',
  DIET: 'DIET',
} as const;
export type SelectList = keyof typeof SELECT_LISTS;

/** The groups of mother tongues, in their order. */
export const MOTHER_TONGUE_GROUPS = {
  NORTH: 'NORTH',
  WEST: 'WEST',
  SOUTH: 'SOUTH',
  EAST: 'EAST',
  ENGLISH: 'ENGLISH',
} as const;
export type MotherTongueGroup = keyof typeof MOTHER_TONGUE_GROUPS;

export const GENDERS = { MALE: 'MALE', FEMALE: 'FEMALE' } as const;
export type Gender = keyof typeof GENDERS;

function requiredText(message: MessageKey) {
  return line().min(1, message).check(atMost(LIMITS.selectValueMaximum));
}

/** Optional in GraphQL, because other lists have none. */
const countryName = () =>
  z
    .string()
    .nullish()
    .transform((name) => name ?? '')
    .pipe(requiredText('countryNameRequired'));

/** Only country codes have a name beside their value, and only mother tongues a group. */
const nothing = () =>
  z
    .string()
    .nullish()
    .transform(() => null);

/** An entry of one list; the order of the checks is that of the form. */
export function selectOptionRules(list: SelectList) {
  const isCountryCode = list === 'COUNTRY_CODE';
  const value = requiredText('optionValueRequired');
  return z.object({
    value: isCountryCode ? value.regex(COUNTRY_CODE, 'invalidCountryCode' satisfies MessageKey) : value,
    label: isCountryCode ? countryName() : nothing(),
    translations: translated({ label: optionalLine(LIMITS.selectValueMaximum) }).translations,
    optionGroup:
      list === 'MOTHER_TONGUE'
        ? z.enum(MOTHER_TONGUE_GROUPS, 'optionGroupRequired' satisfies MessageKey)
        : nothing(),
    active: z.boolean('invalidRequest' satisfies MessageKey),
  });
}

/** For whom a profile is made, and the gender that its form then starts with. */
export const profileForRules = z.object({
  name: requiredText('optionValueRequired'),
  ...translated({ name: optionalLine(LIMITS.selectValueMaximum) }),
  defaultGender: z.enum(GENDERS, 'invalidRequest' satisfies MessageKey),
  active: z.boolean('invalidRequest' satisfies MessageKey),
});
