import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('Passkey', { description: "Of one's own account; no key is a field of it" })
export class PasskeyType {
  @Field(() => Int)
  id: number;

  @Field(() => String, { description: 'As its owner calls it' })
  name: string;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'Null for one that was only added' })
  lastUsedAt: Date | null;
}
