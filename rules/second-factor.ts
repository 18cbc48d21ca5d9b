import { z } from 'zod';
import { changeReason } from './change-reason.ts';
import type { MessageKey } from './messages.ts';
import { OFFICE_ROLES, type OfficeRole } from './office-roles.ts';
import { passkeyAnswer, secondFactorCode, typedPassword } from './passwords.ts';

const requiredCode = secondFactorCode('secondFactorWrong').refine(
  (code) => code !== '',
  'secondFactorCodeRequired' satisfies MessageKey,
);

/** Confirms the app, or signs in. */
export const secondFactorCodeRules = z.object({ code: requiredCode });

/** What proves the second factor: a code, or what a passkey answered. */
const proof = { code: secondFactorCode('secondFactorWrong'), passkey: passkeyAnswer() };

/** Asks for new recovery codes. */
export const secondFactorProofRules = z.object(proof);

/** Begins to add an app or a passkey, or removes a passkey; the proof is needed where there is a second factor already. */
export const secondFactorChangeRules = z.object({
  password: typedPassword('currentPasswordWrong'),
  ...proof,
});

/** Turns it off. */
export const turnOffRules = z.object({
  password: typedPassword('currentPasswordWrong'),
  code: requiredCode,
});

/** An owner takes somebody's second factor away who has lost it. */
export const secondFactorResetRules = z.object({
  reason: changeReason(),
  password: typedPassword('currentPasswordWrong'),
});

/** The roles of which an owner requires a second factor. */
export const secondFactorRequirementRules = z.object({
  roles: z.array(z.enum(OFFICE_ROLES, 'invalidRequest' satisfies MessageKey)),
  password: typedPassword('currentPasswordWrong'),
});

/** The roles that give nothing until their holder has set up a second factor. */
export function withheldRoles(
  held: readonly OfficeRole[],
  { requiredOf, hasSecondFactor }: { requiredOf: readonly OfficeRole[]; hasSecondFactor: boolean },
): OfficeRole[] {
  return hasSecondFactor ? [] : held.filter((role) => requiredOf.includes(role));
}
