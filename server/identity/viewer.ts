import { AppError } from '../../rules/errors.ts';
import { hasPermission, Permission, Role } from '../../rules/permissions.ts';

/** Who a request comes from, as the session says. Ids are 0 where that realm has no session. */
export interface Viewer {
  readonly role: Role;
  readonly userId: number;
  readonly memberId: number;
  readonly profileForId: number;
  readonly name: string;
  readonly email: string;
  /** Ten digits, without the country code. */
  readonly mobile: string;
}

/** Whoever does something that the log of admins' doings tells of. */
export type Actor = Pick<Viewer, 'userId' | 'name'>;

/** Who works at the server's command line, or the server itself: no account, and no name. */
export const OPERATOR: Actor = { userId: 0, name: '' };

export const ANONYMOUS: Viewer = {
  role: Role.ANONYMOUS,
  userId: 0,
  memberId: 0,
  profileForId: 0,
  name: '',
  email: '',
  mobile: '',
};

/** @throws AppError UNAUTHENTICATED without a session, FORBIDDEN when the role may not */
export function requirePermission(viewer: Viewer, permission: Permission): void {
  if (hasPermission(viewer.role, permission)) return;
  if (viewer.role === Role.ANONYMOUS) throw new AppError('UNAUTHENTICATED', 'signInRequired');
  throw new AppError('FORBIDDEN', 'forbidden');
}
