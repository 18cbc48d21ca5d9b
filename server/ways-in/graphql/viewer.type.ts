import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OfficeRole } from '../../../rules/office-roles.ts';
import { Permission, permissionsOf, Role } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import type { SignedIn } from '../../identity/sessions.ts';
import type { Viewer } from '../../identity/viewer.ts';

registerEnumType(Role, { name: 'Role' });
registerEnumType(OfficeRole, { name: 'OfficeRole', description: 'A person’s roles' });
registerEnumType(Permission, { name: 'Permission' });

@ObjectType('Viewer', {
  description: 'The caller. Anonymous visitors have the role ANONYMOUS, zeros and empty texts',
})
export class ViewerType {
  @Field(() => Role)
  role: Role;

  @Field(() => [Permission])
  permissions: readonly Permission[];

  @Field(() => [OfficeRole], {
    description: 'Office roles that have no effect until the caller sets up a second factor',
  })
  withheldRoles: readonly OfficeRole[];

  @Field(() => Int, { description: "The main site's user id, 0 without one" })
  userId: number;

  @Field(() => Int, { description: "The matrimonial member's id, 0 without one" })
  memberId: number;

  @Field(() => Boolean, { description: "Whether it is the candidate of the member's profile themself" })
  isCandidate: boolean;

  @Field(() => Int, { description: "The member's profile-for id, 0 without one" })
  profileForId: number;

  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { description: 'Ten digits' })
  mobile: string;
}

export function presentViewer(viewer: Viewer): ViewerType {
  return { ...viewer, permissions: permissionsOf(viewer) };
}

/** Sets the browser's new session and returns its viewer. */
export function enter(context: RequestContext, { session, viewer, mark }: SignedIn): ViewerType {
  context.signedIn(session, viewer, mark);
  return presentViewer(viewer);
}
