import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('Passkey', { description: 'A passkey of the caller; keys are not exposed' })
export class PasskeyType {
  @Field(() => Int)
  id: number;

  @Field(() => String, { description: 'Name given by its owner' })
  name: string;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'Null if it was only added' })
  lastUsedAt: Date | null;
}
