import { z } from 'zod';
import { accountFields } from './accounts.ts';
import type { MessageKey } from './messages.ts';
import { typedPassword } from './passwords.ts';

/** What somebody does for the association in its office; a person may have several. */
export const OfficeRole = {
  /** Everything, among it the roles of others. */
  OWNER: 'OWNER',
  /** What visitors read, and the answers to their messages. */
  EDITOR: 'EDITOR',
  /** Donations and payments. */
  TREASURER: 'TREASURER',
  /** Hire requests and the hall's calendar. */
  HALL_SECRETARY: 'HALL_SECRETARY',
  /** The matrimonial section. */
  MATRIMONIAL_OFFICER: 'MATRIMONIAL_OFFICER',
} as const;
export type OfficeRole = keyof typeof OfficeRole;
export const OFFICE_ROLES = Object.values(OfficeRole);

/** A role that somebody was given. */
export interface HeldOfficeRole {
  role: OfficeRole;
  /** The first moment without it; null when it has no end. */
  endsAt: Date | null;
}

/** The roles that are held at that moment, in the order of {@link OfficeRole}. */
export function rolesAt(held: readonly HeldOfficeRole[], now = new Date()): OfficeRole[] {
  const current = held.filter(({ endsAt }) => endsAt === null || endsAt > now).map(({ role }) => role);
  return OFFICE_ROLES.filter((role) => current.includes(role));
}

/** Whether somebody works in the office at that moment. */
export function isOfficer(held: readonly HeldOfficeRole[], now = new Date()): boolean {
  return rolesAt(held, now).length > 0;
}

/** Whether somebody is an owner without an end, as the association must always have one. */
export function isLastingOwner(held: readonly HeldOfficeRole[]): boolean {
  return held.some(({ role, endsAt }) => role === OfficeRole.OWNER && endsAt === null);
}

const heldRole = z.object({
  role: z.enum(OFFICE_ROLES, 'invalidRequest' satisfies MessageKey),
  endsAt: z
    .date('invalidRequest' satisfies MessageKey)
    .nullish()
    .transform((moment) => moment ?? null),
});

/** Each role once, and none that has ended before it begins. */
export const heldRolesRules = z
  .array(heldRole)
  .refine(
    (held) => new Set(held.map(({ role }) => role)).size === held.length,
    'invalidRequest' satisfies MessageKey,
  )
  .refine((held) => rolesAt(held).length === held.length, 'roleEndIsPast' satisfies MessageKey);

/** The roles of somebody are changed by an owner, who enters their own password. */
export const officeRolesRules = z.object({
  roles: heldRolesRules,
  password: typedPassword('currentPasswordWrong'),
});

/** Days for which the link of an invitation is good. */
export const INVITATION_DAYS = 3;

/** Somebody whom an owner invites to the office, with at least one role. */
export const invitationRules = z.object({
  name: accountFields.name,
  email: accountFields.email,
  mobile: accountFields.mobile,
  roles: heldRolesRules.refine((held) => held.length > 0, 'roleRequired' satisfies MessageKey),
  password: typedPassword('currentPasswordWrong'),
});
