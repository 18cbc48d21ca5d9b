import { Field, Int, ObjectType } from 'type-graphql';
import { Paginated } from '../../ways-in/graphql/paginated.ts';

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
export class ContactMessagePage extends Paginated(ContactMessageType) {}
