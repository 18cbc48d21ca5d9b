import { z } from 'zod';
import { accountFields, mobile, PERSONAL_PASSWORD, personalFields, SIGN_UP_ORDER } from './accounts.ts';
import { changeReason } from './change-reason.ts';
import { atMost } from './characters.ts';
import { searchedPart, ticked } from './filters.ts';
import { LIMITS } from './limits.ts';
import {
  confirmPassword,
  isPersonalPassword,
  isRepeated,
  newPassword,
  PASSWORDS_DIFFER,
} from './passwords.ts';
import { type SheriQuestion, sheriIfKnown } from './sheri.ts';
import { line, text } from './validation.ts';

const newAdminFields = (callingCode?: string) => ({
  name: accountFields.name,
  email: accountFields.email,
  mobile: mobile(callingCode),
  password: newPassword(),
});

/**
 * An administrator created on the command line or at the first set-up, with these fields only.
 * @param callingCode of the mobile's country, by default the association's
 */
export function newAdminRules(callingCode?: string) {
  return z
    .object(newAdminFields(callingCode))
    .refine(({ password, ...owner }) => !isPersonalPassword(password, owner), PERSONAL_PASSWORD)
    .meta({ messageOrder: SIGN_UP_ORDER });
}

/** The form, which asks for the password twice. */
export function newAdminFormRules(callingCode: string) {
  return z
    .object({ ...newAdminFields(callingCode), confirmPassword })
    .refine(isRepeated, PASSWORDS_DIFFER)
    .refine(({ password, ...owner }) => !isPersonalPassword(password, owner), PERSONAL_PASSWORD)
    .meta({ messageOrder: SIGN_UP_ORDER });
}

/** What else the sign-up asks for, where it may be missing. */
const ifKnown = (question: SheriQuestion) => ({
  address: text().check(atMost(LIMITS.addressMaximum)),
  postcode: line().check(atMost(LIMITS.postcodeMaximum)),
  sheri: sheriIfKnown(question),
});

/** An account that is made for somebody who is invited to it: what else the sign-up asks for may be missing. */
export function invitedUserRules(question: SheriQuestion) {
  return z
    .object({
      name: accountFields.name,
      email: accountFields.email,
      mobile: accountFields.mobile,
      ...ifKnown(question),
    })
    .meta({ messageOrder: SIGN_UP_ORDER });
}

/** What an account that somebody was invited to, or that was imported, may have been made without. */
export type MaybeMissing = Record<'address' | 'postcode' | 'sheri', string>;

/**
 * Somebody else's account, as an admin changes it; a password is not theirs to set.
 * @param before what is empty in it may stay so
 */
export function otherAccountRules(question: SheriQuestion, before: MaybeMissing) {
  const needed = personalFields(question);
  const { address, postcode, sheri } = ifKnown(question);
  return z
    .object({
      ...needed,
      address: before.address ? needed.address : address,
      postcode: before.postcode ? needed.postcode : postcode,
      sheri: before.sheri ? needed.sheri : sheri,
    })
    .meta({ messageOrder: SIGN_UP_ORDER });
}

/** {@link otherAccountRules} with the reason for the log, as GraphQL sends it. */
export function userChangeRules(question: SheriQuestion, before: MaybeMissing) {
  return otherAccountRules(question, before)
    .extend({ reason: changeReason() })
    .meta({ messageOrder: [...SIGN_UP_ORDER, 'changeReasonRequired'] });
}

/** Why somebody's account is suspended. */
export const suspensionRules = z.object({ reason: changeReason() });

export type UserChangeFields = z.input<ReturnType<typeof userChangeRules>>;

/** The filter of the accounts. */
export const userFilterRules = z.object({
  search: searchedPart().describe('Matches part of the name, email, mobile or sheri; case-insensitive'),
  officers: ticked().describe('Only accounts that have or had a role of the office'),
});
