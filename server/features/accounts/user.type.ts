import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type HeldOfficeRole, OfficeRole, rolesAt } from '../../../rules/office-roles.ts';
import { mobileFromE164 } from '../../../rules/phone.ts';
import { fromStoredRoles } from '../../identity/held-roles.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import type { User, UserStatus } from './user.entity.ts';

const USER_STATUSES = { ACTIVE: 'ACTIVE', SUSPENDED: 'SUSPENDED' } as const satisfies Record<
  UserStatus,
  UserStatus
>;
registerEnumType(USER_STATUSES, { name: 'UserStatus' });

@ObjectType({ description: 'The caller’s account' })
export class Account {
  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the edit; an older one answers CONFLICT',
  })
  version: number;

  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => Boolean, { description: 'Whether the email was confirmed by a link' })
  isEmailProved: boolean;

  @Field(() => String, { description: 'Ten digits' })
  mobile: string;

  @Field(() => String)
  address: string;

  @Field(() => String)
  postcode: string;

  @Field(() => String, { description: 'The answer, even if the question is no longer asked' })
  sheri: string;
}

@ObjectType('HeldOfficeRole')
class HeldRoleType implements HeldOfficeRole {
  @Field(() => OfficeRole)
  role: OfficeRole;

  @Field(() => Date, { nullable: true, description: 'The first moment without it' })
  endsAt: Date | null;
}

@ObjectType('User', { description: 'A main-site account as admins see it' })
export class UserType extends Account {
  @Field(() => Int)
  id: number;

  @Field(() => [HeldRoleType], { description: 'Their current office roles' })
  officeRoles: HeldOfficeRole[];

  @Field(() => [HeldRoleType], {
    description: 'Roles that start when they open the link in the latest email',
  })
  waitingRoles: HeldOfficeRole[];

  @Field(() => USER_STATUSES)
  status: UserStatus;

  @Field(() => Boolean, { description: 'Whether they have set up a second factor' })
  hasSecondFactor: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Link to set a password, or to activate waiting roles; only in this answer, where the site cannot send email',
  })
  invitationLink?: string | null;

  @Field(() => Date)
  createdAt: Date;
}

@ObjectType()
export class UserPage extends Paginated(UserType) {}

/**
 * With the mobile as ten digits and without roles that have ended. Fields that the GraphQL type does not declare are
 * not exposed.
 */
export function presentUser(user: User) {
  const current = rolesAt(user.officeRoles);
  return {
    ...user,
    mobile: mobileFromE164(user.mobile),
    isEmailProved: Boolean(user.emailProvedAt),
    // Undefined in an account that was made just now.
    waitingRoles: fromStoredRoles(user.waitingRoles ?? []),
    // Undefined in an account that was made just now.
    hasSecondFactor: user.hasSecondFactor ?? false,
    officeRoles: user.officeRoles.filter(({ role }) => current.includes(role)),
  };
}
