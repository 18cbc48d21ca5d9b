import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Permission, Role } from '../../../rules/permissions.ts';

registerEnumType(Role, { name: 'Role' });
registerEnumType(Permission, { name: 'Permission' });

@ObjectType('Viewer', {
  description: 'Who is asking. Anonymous visitors have the role ANONYMOUS, zeros and empty texts',
})
export class ViewerType {
  @Field(() => Role)
  role: Role;

  @Field(() => [Permission])
  permissions: readonly Permission[];

  @Field(() => Int, { description: "The main site's user id, 0 without one" })
  userId: number;

  @Field(() => Int, { description: "The matrimonial member's id, 0 without one" })
  memberId: number;

  @Field(() => Int, { description: "The member's profile-for id, 0 without one" })
  profileForId: number;

  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { description: 'Ten digits' })
  mobile: string;
}

@ObjectType()
export class AccessToken {
  @Field(() => String, { description: 'Send it as "Authorization: Bearer …"; it is shown only here' })
  token: string;

  @Field(() => Date)
  expiresAt: Date;
}
