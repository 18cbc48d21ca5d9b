import { Field, ObjectType } from 'type-graphql';

@ObjectType()
export class AccessToken {
  @Field(() => String, { description: 'Send it as "Authorization: Bearer …"; it is shown only here' })
  token: string;

  @Field(() => Date)
  expiresAt: Date;
}
