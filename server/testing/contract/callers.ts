import { Role } from '../../../rules/permissions.ts';

/** The callers' names in test titles and failure messages. */
export type Caller = 'anonymous' | 'user' | 'member' | 'admin';

export const ROLE_OF: Readonly<Record<Caller, Role>> = {
  anonymous: Role.ANONYMOUS,
  user: Role.MAIN_USER,
  member: Role.MEMBER,
  admin: Role.ADMIN,
};

export const ANYONE: readonly Caller[] = ['anonymous', 'user', 'member', 'admin'];
