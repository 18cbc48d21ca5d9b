import { Role } from '../../../rules/permissions.ts';

/** Those who call, as tests name them. */
export type Caller = 'nobody' | 'user' | 'member' | 'admin';

export const ROLE_OF: Readonly<Record<Caller, Role>> = {
  nobody: Role.ANONYMOUS,
  user: Role.MAIN_USER,
  member: Role.MEMBER,
  admin: Role.ADMIN,
};

export const EVERYBODY: readonly Caller[] = ['nobody', 'user', 'member', 'admin'];
