import type { HeldOfficeRole, OfficeRole } from '../../rules/office-roles.ts';

/** As `user_account.office_roles` stores a role. */
export interface StoredOfficeRole {
  role: OfficeRole;
  endsAt: string | null;
}

/** The roles of a row that was read without its entity. */
export function fromStoredRoles(stored: readonly StoredOfficeRole[]): HeldOfficeRole[] {
  return stored.map(({ role, endsAt }) => ({ role, endsAt: endsAt === null ? null : new Date(endsAt) }));
}

/** None by default, as a new account has. */
export function toStoredRoles(held: readonly HeldOfficeRole[] = []): StoredOfficeRole[] {
  return held.map(({ role, endsAt }) => ({ role, endsAt: endsAt?.toISOString() ?? null }));
}
