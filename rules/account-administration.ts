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

/** An account that is made for somebody who is invited to it: what else the sign-up asks for may be missing. */
export function invitedUserRules(question: SheriQuestion) {
  return z
    .object({
      name: accountFields.name,
      email: accountFields.email,
      mobile: accountFields.mobile,
      address: text().check(atMost(LIMITS.addressMaximum)),
      postcode: line().check(atMost(LIMITS.postcodeMaximum)),
      sheri: sheriIfKnown(question),
    })
    .meta({ messageOrder: SIGN_UP_ORDER });
}

/** Somebody else's account, as an admin changes it by GraphQL; a password is not theirs to set. */
export function userChangeRules(question: SheriQuestion) {
  return z
    .object({ ...personalFields(question), reason: changeReason() })
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
