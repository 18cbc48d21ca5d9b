import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('ContactMessage')
export class ContactMessageType {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  name: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  message: string;

  @Field(() => Date)
  createdAt: Date;
}

@ObjectType()
export class ContactMessagePage {
  @Field(() => [ContactMessageType])
  items: ContactMessageType[];

  @Field(() => Int)
  totalCount: number;
}
