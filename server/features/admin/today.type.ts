import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RequestKind } from '../../../rules/request-kinds.ts';
import { ComingKind, WaitingKind } from '../../../rules/today.ts';

registerEnumType(WaitingKind, { name: 'WaitingKind', description: 'Work waiting in the office' });
registerEnumType(ComingKind, { name: 'ComingKind', description: 'An item due within a week' });

@ObjectType()
class WaitingTask {
  @Field(() => WaitingKind)
  kind: WaitingKind;

  @Field(() => Int, { description: 'Number of records; 1 for a single record with an id' })
  count: number;

  @Field(() => Int, { nullable: true })
  id?: number;

  @Field(() => String, { nullable: true })
  name?: string;

  @Field(() => String, { nullable: true, description: 'For content: its kind' })
  subject?: string;

  @Field(() => String, { nullable: true, description: 'For missing texts: their language' })
  language?: string;

  @Field(() => Date, { nullable: true })
  begin?: Date;

  @Field(() => Date, { nullable: true })
  end?: Date;

  @Field(() => Date, { nullable: true, description: 'When the oldest of them began to wait' })
  since?: Date;

  @Field(() => Int, { nullable: true, description: "In the smallest unit of the site's currency" })
  amountPence?: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'For a booking request: it overlaps another booking',
  })
  isClashing?: boolean;

  @Field(() => RequestKind, { nullable: true, description: 'For a complaint or request' })
  requestKind?: RequestKind;

  @Field(() => String, { nullable: true, description: 'The action due: ACKNOWLEDGE or ANSWER' })
  step?: string;

  @Field(() => String, { nullable: true, description: 'Deadline, YYYY-MM-DD' })
  dueOn?: string;
}

@ObjectType()
class ComingUp {
  @Field(() => ComingKind)
  kind: ComingKind;

  @Field(() => Int)
  id: number;

  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true, description: 'For content: the language of its name' })
  nameLanguage?: string;

  @Field(() => String, { nullable: true, description: 'For content: its kind' })
  subject?: string;

  @Field(() => Date)
  begin: Date;

  @Field(() => Date, { nullable: true })
  end?: Date;

  @Field(() => Boolean, { nullable: true, description: 'Without a time of day' })
  isWholeDay?: boolean;
}

@ObjectType()
export class Today {
  @Field(() => [WaitingTask], { description: 'Only what the caller can act on' })
  waiting: WaitingTask[];

  @Field(() => [ComingUp], { description: 'Items due within a week, soonest first' })
  coming: ComingUp[];
}
