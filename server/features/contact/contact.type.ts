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

  @Field(() => String, { nullable: true, description: 'Answer of the office' })
  answer: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was answered or marked as done; null while waiting',
  })
  doneAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Who did that; null for earlier ones' })
  doneBy: string | null;

  @Field(() => Date)
  createdAt: Date;
}

@ObjectType()
export class ContactMessagePage extends Paginated(ContactMessageType) {}
