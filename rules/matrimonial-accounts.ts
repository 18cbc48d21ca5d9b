import { z } from 'zod';
import { changeReason } from './change-reason.ts';
import { atMost } from './characters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import {
  confirmPassword,
  isRepeated,
  newPassword,
  PASSWORDS_DIFFER,
  typedLogin,
  typedPassword,
} from './passwords.ts';
import { CODE, COUNTRY_CODE, lacksTenDigits, mobileToE164, needsCode } from './phone.ts';
import { phone } from './phone-field.ts';
import { line, text } from './validation.ts';

const INVALID_LOGIN = 'invalidMemberLogin' satisfies MessageKey;

/** Matrimonial login: whatever is wrong, the answer is the same. */
export const memberSignInRules = z.object({
  countryCode: z.string(INVALID_LOGIN).max(3, INVALID_LOGIN),
  mobile: typedLogin(INVALID_LOGIN),
  password: typedPassword(INVALID_LOGIN),
});

export type MemberSignInFields = z.input<typeof memberSignInRules>;

/** A member's new password, as the form asks for it. */
export const memberPasswordFormRules = z
  .object({
    password: newPassword(),
    confirmPassword,
    currentPassword: typedPassword('currentPasswordWrong'),
  })
  .refine(isRepeated, PASSWORDS_DIFFER);

/** Matrimonial registration; the password's strength and the code are checked last. */
const REGISTRATION_ORDER = [
  'profileForRequired',
  'creatorNameRequired',
  'countryCodeRequired',
  'mobileRequired',
  'numberShortened',
  'tenDigitMobile',
  'invalidMobile',
  'passwordRequired',
  'confirmPasswordRequired',
  'passwordsDiffer',
  'passwordTooShort',
  'passwordTooLong',
  'passwordTooCommon',
  'codeRequired',
  'invalidCode',
] satisfies MessageKey[];

const creatorName = line()
  .min(1, 'creatorNameRequired' satisfies MessageKey)
  .check(atMost(LIMITS.nameMaximum));

/** A member's new name, which they change themselves. */
export const memberNameRules = z.object({ name: creatorName });

const registrationFields = {
  profileForId: z
    .int('profileForRequired' satisfies MessageKey)
    .min(1, 'profileForRequired' satisfies MessageKey),
  name: creatorName,
  countryCode: text().regex(COUNTRY_CODE, 'countryCodeRequired' satisfies MessageKey),
  mobile: phone().min(1, 'mobileRequired' satisfies MessageKey),
  password: newPassword(),
  /** Six digits; empty for countries that get no code. */
  code: text().max(10, 'invalidCode' satisfies MessageKey),
};

interface TypedMobile {
  countryCode: string;
  mobile: string;
}

function isMobile({ countryCode, mobile }: TypedMobile): boolean {
  return !mobile || mobileToE164(mobile, countryCode) !== null;
}

type TypedCode = TypedMobile & { code: string };

function hasCode({ countryCode, code }: TypedCode): boolean {
  return !needsCode(countryCode) || code !== '';
}

function isCode({ countryCode, code }: TypedCode): boolean {
  return !needsCode(countryCode) || !code || CODE.test(code);
}

const ALWAYS = { when: () => true };
/** It speaks of ten digits only to who has typed more or fewer where numbers have them. */
const INVALID_MOBILE = {
  error: ({ input }: { input?: unknown }): MessageKey => {
    const { mobile, countryCode } = input as TypedMobile;
    return lacksTenDigits(mobile, countryCode) ? 'tenDigitMobile' : 'invalidMobile';
  },
  path: ['mobile'],
  ...ALWAYS,
};
const MISSING_CODE = { error: 'codeRequired' satisfies MessageKey, path: ['code'], ...ALWAYS };
const INVALID_CODE = { error: 'invalidCode' satisfies MessageKey, path: ['code'], ...ALWAYS };

/** As GraphQL and REST send it. */
export const memberRegistrationRules = z
  .object(registrationFields)
  .refine(isMobile, INVALID_MOBILE)
  .refine(hasCode, MISSING_CODE)
  .refine(isCode, INVALID_CODE)
  .meta({ messageOrder: REGISTRATION_ORDER });

export type MemberRegistrationFields = z.input<typeof memberRegistrationRules>;

/** The form, which asks for the password twice. */
export const memberRegistrationFormRules = z
  .object({ ...registrationFields, confirmPassword })
  .refine(isMobile, INVALID_MOBILE)
  .refine(isRepeated, PASSWORDS_DIFFER)
  .refine(hasCode, MISSING_CODE)
  .refine(isCode, INVALID_CODE)
  .meta({ messageOrder: REGISTRATION_ORDER });

/** A mobile abroad gets no code, so nothing proves who holds it. */
const MOBILE_ABROAD = { error: 'mobileAbroadByOffice' satisfies MessageKey, path: ['mobile'], ...ALWAYS };

/** Another mobile for a member who is signed in, proved by a code to it and the password. */
export const memberMobileRules = z
  .object({
    countryCode: registrationFields.countryCode,
    mobile: registrationFields.mobile,
    code: registrationFields.code,
    currentPassword: typedPassword('currentPasswordWrong'),
  })
  .refine(({ countryCode }) => needsCode(countryCode), MOBILE_ABROAD)
  .refine(isMobile, INVALID_MOBILE)
  .refine(hasCode, MISSING_CODE)
  .refine(isCode, INVALID_CODE)
  .meta({
    messageOrder: [
      'countryCodeRequired',
      'mobileAbroadByOffice',
      'mobileRequired',
      'numberShortened',
      'tenDigitMobile',
      'invalidMobile',
      'codeRequired',
      'invalidCode',
      'currentPasswordWrong',
    ] satisfies MessageKey[],
  });

export type MemberMobileFields = z.input<typeof memberMobileRules>;

const INVALID = 'invalidRequest' satisfies MessageKey;

/** What becomes of the family when a candidate signs in alone: whether their contact person stays the one to ring. */
const contactStays = z.boolean(INVALID);

const ownSignInFields = {
  countryCode: registrationFields.countryCode,
  mobile: registrationFields.mobile,
  code: registrationFields.code,
  password: newPassword(),
};

/** As with another mobile of a member, with the checks of a new password. */
const OWN_SIGN_IN_ORDER = [
  'countryCodeRequired',
  'mobileAbroadByOffice',
  'mobileRequired',
  'numberShortened',
  'tenDigitMobile',
  'invalidMobile',
  'codeRequired',
  'invalidCode',
  'passwordRequired',
  'confirmPasswordRequired',
  'passwordsDiffer',
  'passwordTooShort',
  'passwordTooLong',
  'passwordTooCommon',
] satisfies MessageKey[];

/** A sign-in of a candidate's own, with their mobile, proved by a code. */
export const ownSignInRules = z
  .object({
    ...ownSignInFields,
    /** From now on the candidate alone; otherwise both use it. */
    isAlone: z.boolean(INVALID),
    contactStays,
  })
  .refine(({ countryCode }) => needsCode(countryCode), MOBILE_ABROAD)
  .refine(isMobile, INVALID_MOBILE)
  .refine(hasCode, MISSING_CODE)
  .refine(isCode, INVALID_CODE)
  .meta({ messageOrder: OWN_SIGN_IN_ORDER });

export type OwnSignInFields = z.input<typeof ownSignInRules>;

/** The form, which asks for the password twice, and for the rest beside it. */
export const ownSignInFormRules = z
  .object({ ...ownSignInFields, confirmPassword })
  .refine(({ countryCode }) => needsCode(countryCode), MOBILE_ABROAD)
  .refine(isMobile, INVALID_MOBILE)
  .refine(isRepeated, PASSWORDS_DIFFER)
  .refine(hasCode, MISSING_CODE)
  .refine(isCode, INVALID_CODE)
  .meta({ messageOrder: OWN_SIGN_IN_ORDER });

/** A candidate who has signed in beside the family and does so alone from now on, with their password. */
export const takeOverRules = z.object({ password: typedPassword('currentPasswordWrong'), contactStays });

export type TakeOverFields = z.input<typeof takeOverRules>;

const CHANGE_ORDER = [
  'creatorNameRequired',
  'countryCodeRequired',
  'mobileRequired',
  'numberShortened',
  'tenDigitMobile',
  'invalidMobile',
  'changeReasonRequired',
] satisfies MessageKey[];

const changedFields = {
  name: creatorName,
  countryCode: registrationFields.countryCode,
  mobile: registrationFields.mobile,
};

/** A member's account as an admin changes it by an old client, which gives no reason. */
export const memberEditRules = z
  .object(changedFields)
  .refine(isMobile, INVALID_MOBILE)
  .meta({ messageOrder: CHANGE_ORDER });

export type MemberEditFields = z.input<typeof memberEditRules>;

/** The same with a reason. */
export const memberChangeRules = z
  .object({ ...changedFields, reason: changeReason() })
  .refine(isMobile, INVALID_MOBILE)
  .meta({ messageOrder: CHANGE_ORDER });

export type MemberChangeFields = z.input<typeof memberChangeRules>;
