import { Field, ObjectType } from 'type-graphql';

@ObjectType()
export class AccessToken {
  @Field(() => String, { description: 'Send it as "Authorization: Bearer …"; shown only once' })
  token: string;

  @Field(() => Date)
  expiresAt: Date;
}
