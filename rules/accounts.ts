import { z } from 'zod';
import { atMost } from './characters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import {
  confirmPassword,
  isPersonalPassword,
  isRepeated,
  newPassword,
  PASSWORDS_DIFFER,
  type PasswordOwner,
  passkeyAnswer,
  secondFactorCode,
  typedLogin,
  typedPassword,
} from './passwords.ts';
import { CODE, COUNTRY_CODE, mobileToE164 } from './phone.ts';
import { phone } from './phone-field.ts';
import { plainDigits } from './plain-digits.ts';
import { type SheriQuestion, sheri } from './sheri.ts';
import { line, text } from './validation.ts';

const INVALID_LOGIN = 'invalidLogin' satisfies MessageKey;

/** Main login: whatever is wrong, the answer is the same. Passwords are never trimmed. */
export const signInRules = z.object({
  login: typedLogin(INVALID_LOGIN),
  password: typedPassword(INVALID_LOGIN),
  code: secondFactorCode(INVALID_LOGIN),
  passkey: passkeyAnswer(),
});

/** The e-mail or the stored mobile that is meant by what somebody typed or pasted to sign in. */
export function loginName(typed: string): string {
  const plain = plainDigits(typed)
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
  return plain.includes('@') ? plain : (mobileToE164(typed) ?? plain);
}

export type SignInFields = z.input<typeof signInRules>;

function required(message: MessageKey, maximum: number, kind = line) {
  return kind().min(1, message).check(atMost(maximum));
}

/**
 * A mobile number as it was typed, of the association's country.
 * @param home its country code, if it is not that of the place yet
 */
export function mobile(home?: string) {
  return phone()
    .min(1, 'mobileRequired' satisfies MessageKey)
    .refine(
      (value) => value === '' || mobileToE164(value, home) !== null,
      'invalidMobile' satisfies MessageKey,
    );
}

/** The fields of every account but for {@link sheri}, for the rule sets of this folder. */
export const accountFields = {
  name: required('signUpNameRequired', LIMITS.nameMaximum),
  address: required('addressRequired', LIMITS.addressMaximum, text),
  postcode: required('postcodeRequired', LIMITS.postcodeMaximum),
  email: required('signUpEmailRequired', LIMITS.emailMaximum, text).refine(
    (value) => value === '' || z.regexes.email.test(value),
    'invalidEmail' satisfies MessageKey,
  ),
  mobile: mobile(),
};

/** {@link accountFields} with {@link sheri}. */
export function personalFields(question: SheriQuestion) {
  const { mobile: theirMobile, ...others } = accountFields;
  return { ...others, sheri: sheri(question), mobile: theirMobile };
}

/** Sign-up; the e-mail's format and the password's strength are checked after everything listed there. */
export const SIGN_UP_ORDER = [
  'signUpNameRequired',
  'addressRequired',
  'postcodeRequired',
  'signUpEmailRequired',
  'sheriRequired',
  'originRequired',
  'mobileRequired',
  'numberShortened',
  'invalidMobile',
  'currentPasswordWrong',
  'passwordRequired',
  'confirmPasswordRequired',
  'passwordsDiffer',
  'invalidEmail',
  'passwordTooShort',
  'passwordTooLong',
  'passwordTooCommon',
  'passwordIsPersonal',
] satisfies MessageKey[];

export const PERSONAL_PASSWORD = {
  error: 'passwordIsPersonal' satisfies MessageKey,
  path: ['password'],
};

/** Sign-up, as every way in sends it. */
export function signUpRules(question: SheriQuestion) {
  return z
    .object({ ...personalFields(question), password: newPassword() })
    .refine(({ password, ...owner }) => !isPersonalPassword(password, owner), PERSONAL_PASSWORD)
    .meta({ messageOrder: SIGN_UP_ORDER });
}

export type SignUpFields = z.input<ReturnType<typeof signUpRules>>;

/** The form, which asks for the password twice. */
export function signUpFormRules(question: SheriQuestion) {
  return z
    .object({ ...personalFields(question), password: newPassword(), confirmPassword })
    .refine(isRepeated, PASSWORDS_DIFFER)
    .refine(({ password, ...owner }) => !isPersonalPassword(password, owner), PERSONAL_PASSWORD)
    .meta({ messageOrder: SIGN_UP_ORDER });
}

const passwordChange = {
  /** Empty keeps the password there is. */
  newPassword: newPassword().or(z.literal('')),
  /** For changes of the password, the e-mail or the mobile: whoever has these has the account. */
  currentPassword: z
    .string('invalidRequest' satisfies MessageKey)
    .max(LIMITS.passwordMaximum, 'currentPasswordWrong' satisfies MessageKey),
};

/** One's own account. */
export function accountRules(question: SheriQuestion) {
  return z.object({ ...personalFields(question), ...passwordChange }).meta({ messageOrder: SIGN_UP_ORDER });
}

export type AccountFields = z.input<ReturnType<typeof accountRules>>;

export function accountFormRules(question: SheriQuestion) {
  return z
    .object({ ...personalFields(question), ...passwordChange, confirmPassword: z.string() })
    .refine((fields) => fields.newPassword === fields.confirmPassword, PASSWORDS_DIFFER)
    .meta({ messageOrder: SIGN_UP_ORDER });
}

/** A new password alone, for its owner. */
export function newPasswordRules(owner: PasswordOwner) {
  return z
    .object({ password: newPassword() })
    .refine(({ password }) => !isPersonalPassword(password, owner), PERSONAL_PASSWORD);
}

/** The form in which somebody sets a first password, twice. */
export const newPasswordFormRules = z
  .object({ password: newPassword(), confirmPassword })
  .refine(isRepeated, PASSWORDS_DIFFER);

/** Forgot password; the code is checked last. */
const RESET_ORDER = [
  'mobileRequired',
  'numberShortened',
  'invalidMobile',
  'passwordRequired',
  'confirmPasswordRequired',
  'passwordsDiffer',
  'passwordTooShort',
  'passwordTooLong',
  'passwordTooCommon',
  'verifyMobile',
  'invalidCode',
] satisfies MessageKey[];

const resetFields = {
  countryCode: text().regex(COUNTRY_CODE, 'invalidMobile' satisfies MessageKey),
  mobile: phone().min(1, 'mobileRequired' satisfies MessageKey),
};

/** Not a number of its country. */
const INVALID_MOBILE = {
  error: 'invalidMobile' satisfies MessageKey,
  path: ['mobile'],
  when: () => true,
};

function hasMobile(fields: { mobile: string; countryCode: string }): boolean {
  return !fields.mobile || mobileToE164(fields.mobile, fields.countryCode) !== null;
}

/** What Get OTP checks. */
export const codeRequestRules = z
  .object(resetFields)
  .refine(hasMobile, INVALID_MOBILE)
  .meta({ messageOrder: RESET_ORDER });

export type CodeRequestFields = z.input<typeof codeRequestRules>;

const code = text()
  .min(1, 'verifyMobile' satisfies MessageKey)
  .regex(CODE, 'invalidCode' satisfies MessageKey);

export const passwordResetRules = z
  .object({
    ...resetFields,
    password: newPassword(),
    code,
    secondFactorCode: secondFactorCode('secondFactorWrong'),
    passkey: passkeyAnswer(),
  })
  .refine(hasMobile, INVALID_MOBILE)
  .meta({ messageOrder: RESET_ORDER });

export type PasswordResetFields = z.input<typeof passwordResetRules>;

export const passwordResetFormRules = z
  .object({ ...resetFields, password: newPassword(), confirmPassword, code })
  .refine(isRepeated, PASSWORDS_DIFFER)
  .refine(hasMobile, INVALID_MOBILE)
  .meta({ messageOrder: RESET_ORDER });
