import { Role, type RoleHolder } from '../../../rules/permissions.ts';

/** The callers' names in test titles and failure messages. An admin is an owner. */
export type Caller = 'anonymous' | 'user' | 'member' | 'admin';

/** Officers have a part of an owner's rights. */
export type Officer = 'editor' | 'treasurer' | 'hall secretary' | 'matrimonial officer';

export const HOLDERS: Readonly<Record<Caller | Officer, RoleHolder>> = {
  anonymous: { role: Role.ANONYMOUS, officeRoles: [] },
  user: { role: Role.MAIN_USER, officeRoles: [] },
  member: { role: Role.MEMBER, officeRoles: [] },
  admin: { role: Role.ADMIN, officeRoles: ['OWNER'] },
  editor: { role: Role.ADMIN, officeRoles: ['EDITOR'] },
  treasurer: { role: Role.ADMIN, officeRoles: ['TREASURER'] },
  'hall secretary': { role: Role.ADMIN, officeRoles: ['HALL_SECRETARY'] },
  'matrimonial officer': { role: Role.ADMIN, officeRoles: ['MATRIMONIAL_OFFICER'] },
};

export const ANYONE: readonly Caller[] = ['anonymous', 'user', 'member', 'admin'];
export const OFFICERS: readonly Officer[] = ['editor', 'treasurer', 'hall secretary', 'matrimonial officer'];
