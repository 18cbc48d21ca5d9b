import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RequestKind } from '../../../rules/request-kinds.ts';
import { ComingKind, WaitingKind } from '../../../rules/today.ts';

registerEnumType(WaitingKind, { name: 'WaitingKind', description: 'What waits for somebody in the office' });
registerEnumType(ComingKind, { name: 'ComingKind', description: 'What comes within a week' });

@ObjectType()
class WaitingTask {
  @Field(() => WaitingKind)
  kind: WaitingKind;

  @Field(() => Int, { description: 'How many of it; 1 for something single, which has an id' })
  count: number;

  @Field(() => Int, { nullable: true })
  id?: number;

  @Field(() => String, { nullable: true })
  name?: string;

  @Field(() => String, { nullable: true, description: 'Of content: its kind' })
  subject?: string;

  @Field(() => String, { nullable: true, description: 'Of missing texts: their language' })
  language?: string;

  @Field(() => Date, { nullable: true })
  begin?: Date;

  @Field(() => Date, { nullable: true })
  end?: Date;

  @Field(() => Date, { nullable: true, description: 'Since when it waits, or the longest of them' })
  since?: Date;

  @Field(() => Int, { nullable: true, description: "In the smallest unit of the site's currency" })
  amountPence?: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Of a hire request: something else is at the same time',
  })
  isClashing?: boolean;

  @Field(() => RequestKind, { nullable: true, description: 'Of a complaint or request' })
  requestKind?: RequestKind;

  @Field(() => String, { nullable: true, description: 'What has to be done about it: ACKNOWLEDGE or ANSWER' })
  step?: string;

  @Field(() => String, { nullable: true, description: 'The last day for that, as YYYY-MM-DD' })
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

  @Field(() => String, { nullable: true, description: 'Of content: the language of its name' })
  nameLanguage?: string;

  @Field(() => String, { nullable: true, description: 'Of content: its kind' })
  subject?: string;

  @Field(() => Date)
  begin: Date;

  @Field(() => Date, { nullable: true })
  end?: Date;

  @Field(() => Boolean, { nullable: true, description: 'It has no time of day' })
  isWholeDay?: boolean;
}

@ObjectType()
export class Today {
  @Field(() => [WaitingTask], { description: 'What one may do something about' })
  waiting: WaitingTask[];

  @Field(() => [ComingUp], { description: 'What comes within a week, soonest first' })
  coming: ComingUp[];
}
