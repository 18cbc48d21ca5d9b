import { AppError } from '../../../rules/errors.ts';
import { Role } from '../../../rules/permissions.ts';
import { mobileFromE164 } from '../../../rules/phone.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { Member } from './member.entity.ts';

/** The `Viewer` of a member's session. */
export function memberViewer(member: Member): Viewer {
  return {
    role: Role.MEMBER,
    officeRoles: [],
    userId: 0,
    memberId: member.id,
    profileForId: member.profileForId,
    name: member.name,
    email: member.email ?? '',
    mobile: mobileFromE164(member.mobile),
  };
}

/**
 * Refuses a member who may not sign in. Call it only after the password or code was right (D7, D9).
 * @throws AppError FORBIDDEN
 */
export function requireActive({ status }: Member): void {
  if (status === 'DEACTIVE') throw new AppError('FORBIDDEN', 'accountSuspended');
  if (status === 'PENDING') throw new AppError('FORBIDDEN', 'accountPending');
}
