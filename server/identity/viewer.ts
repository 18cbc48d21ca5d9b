import { AppError } from '../../rules/errors.ts';
import type { OfficeRole } from '../../rules/office-roles.ts';
import { hasPermission, type Permission, Role, type RoleHolder } from '../../rules/permissions.ts';

/** Who a request comes from, according to its session. The id of the other realm is 0. */
export interface Viewer extends RoleHolder {
  /** Roles of the office that they get when they have set up a second factor; not among `officeRoles`. */
  readonly withheldRoles: readonly OfficeRole[];
  readonly userId: number;
  /** The matrimonial account, whose the profile is; also of its candidate's own sign-in. */
  readonly memberId: number;
  /** Whose mobile and password opened the session: the same account, or the candidate's own sign-in beside it. */
  readonly signInId: number;
  /** The candidate of the profile themself: what only they may decide needs no link then. */
  readonly isCandidate: boolean;
  readonly profileForId: number;
  readonly name: string;
  readonly email: string;
  /** Ten digits, without the country code. */
  readonly mobile: string;
}

/** Who performs an action that the audit log records. */
export type Actor = Pick<Viewer, 'userId' | 'name'>;

/** An operator at the command line, or the server itself: without account and name. */
export const OPERATOR: Actor = { userId: 0, name: '' };

export const ANONYMOUS: Viewer = {
  role: Role.ANONYMOUS,
  officeRoles: [],
  withheldRoles: [],
  userId: 0,
  memberId: 0,
  signInId: 0,
  isCandidate: false,
  profileForId: 0,
  name: '',
  email: '',
  mobile: '',
};

/** @throws AppError UNAUTHENTICATED without a session, FORBIDDEN if no role of theirs has the permission */
export function requirePermission(viewer: Viewer, permission: Permission): void {
  if (hasPermission(viewer, permission)) return;
  if (viewer.role === Role.ANONYMOUS) throw new AppError('UNAUTHENTICATED', 'signInRequired');
  throw new AppError('FORBIDDEN', 'forbidden');
}
