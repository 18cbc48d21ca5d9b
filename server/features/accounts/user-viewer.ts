import { rolesAt } from '../../../rules/office-roles.ts';
import { mainRole } from '../../../rules/permissions.ts';
import { mobileFromE164 } from '../../../rules/phone.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { User } from './user.entity.ts';

/** The `Viewer` of a main-site user's session. */
export function userViewer(user: User): Viewer {
  const officeRoles = rolesAt(user.officeRoles);
  return {
    role: mainRole(officeRoles),
    officeRoles,
    userId: user.id,
    memberId: 0,
    profileForId: 0,
    name: user.name,
    email: user.email,
    mobile: mobileFromE164(user.mobile),
  };
}
