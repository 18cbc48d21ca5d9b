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

@ObjectType({ description: "One's own account" })
export class Account {
  @Field(() => Int, { description: 'Grows with every change; send it back with an edit' })
  version: number;

  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => Boolean, { description: 'Whether a link was opened that had come to that e-mail' })
  isEmailProved: boolean;

  @Field(() => String, { description: 'Ten digits' })
  mobile: string;

  @Field(() => String)
  address: string;

  @Field(() => String)
  postcode: string;

  @Field(() => String, { description: 'What was answered, also when it is no longer asked for' })
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
export class UserType {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'Grows with every change; send it back with an edit' })
  version: number;

  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => Boolean, { description: 'Whether a link was opened that had come to that e-mail' })
  isEmailProved: boolean;

  @Field(() => String, { description: 'Ten digits' })
  mobile: string;

  @Field(() => String)
  address: string;

  @Field(() => String)
  postcode: string;

  @Field(() => String, { description: 'What was answered, also when it is no longer asked for' })
  sheri: string;

  @Field(() => [HeldRoleType], { description: 'The roles of the office that they hold now' })
  officeRoles: HeldOfficeRole[];

  @Field(() => [HeldRoleType], {
    description:
      'Those that they get by the link in the newest letter to their e-mail, which nothing proves yet',
  })
  waitingRoles: HeldOfficeRole[];

  @Field(() => USER_STATUSES)
  status: UserStatus;

  @Field(() => Boolean, { description: 'Whether they have set up a second factor' })
  hasSecondFactor: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'To set a password, or to take on roles that wait; only in the answer that makes it, where the site sends no email',
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
