import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { mobileFromE164 } from '../../../rules/phone.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import type { User, UserRole, UserStatus } from './user.entity.ts';

export const USER_ROLES = { USER: 'USER', ADMIN: 'ADMIN' } as const satisfies Record<UserRole, UserRole>;
const USER_STATUSES = { ACTIVE: 'ACTIVE', SUSPENDED: 'SUSPENDED' } as const satisfies Record<
  UserStatus,
  UserStatus
>;
registerEnumType(USER_ROLES, { name: 'UserRole' });
registerEnumType(USER_STATUSES, { name: 'UserStatus' });

@ObjectType({ description: "One's own account" })
export class Account {
  @Field(() => Int, { description: 'Grows with every change; send it back with an edit' })
  version: number;

  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { description: 'Ten digits' })
  mobile: string;

  @Field(() => String)
  address: string;

  @Field(() => String)
  postcode: string;

  @Field(() => String)
  sheri: string;
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

  @Field(() => String, { description: 'Ten digits' })
  mobile: string;

  @Field(() => String)
  address: string;

  @Field(() => String)
  postcode: string;

  @Field(() => String)
  sheri: string;

  @Field(() => USER_ROLES)
  role: UserRole;

  @Field(() => USER_STATUSES)
  status: UserStatus;

  @Field(() => Date)
  createdAt: Date;
}

@ObjectType()
export class UserPage extends Paginated(UserType) {}

/** With the mobile as ten digits. Fields that the GraphQL type does not declare are not exposed. */
export function presentUser(user: User): User {
  return { ...user, mobile: mobileFromE164(user.mobile) };
}
