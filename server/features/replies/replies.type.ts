import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import {
  AgeGroup,
  QuestionKind,
  ReleasedFor,
  ReplyOutcome,
  ReplyState,
} from '../../../rules/reply-states.ts';

registerEnumType(ReplyState, {
  name: 'ReplyState',
  description:
    'OFFERED: a place from the waiting list is kept until `offeredUntil`. RELEASED: the family was told that it has no place',
});
registerEnumType(ReleasedFor, { name: 'ReleasedFor', description: 'Why a reply was released' });
registerEnumType(ReplyOutcome, {
  name: 'ReplyOutcome',
  description: 'FULL: not enough places for all of them; nothing was stored or changed',
});
registerEnumType(AgeGroup, { name: 'AgeGroup' });
registerEnumType(QuestionKind, { name: 'QuestionKind', description: 'YES_NO is answered `yes` or `no`' });

@ObjectType()
export class PeopleOfAge {
  @Field(() => AgeGroup)
  group: AgeGroup;

  @Field(() => Int)
  people: number;
}

@ObjectType()
export class PeopleOfDiet {
  @Field(() => Int)
  dietId: number;

  @Field(() => String)
  name: string;

  @Field(() => Int)
  people: number;
}

@ObjectType()
export class ReplyAnswer {
  @Field(() => String)
  key: string;

  @Field(() => String)
  answer: string;
}

@ObjectType()
export class ReplyAgeGroup {
  @Field(() => AgeGroup)
  group: AgeGroup;

  @Field(() => Int, { description: 'In years' })
  from: number;

  @Field(() => Int, { nullable: true, description: 'In years, inclusive; null: no end' })
  to?: number | null;

  @Field(() => Int, { nullable: true, description: 'Price of a place; null: as all others' })
  pence?: number | null;
}

@ObjectType()
export class QuestionText {
  @Field(() => String)
  language: Language;

  @Field(() => String)
  text: string;
}

@ObjectType({ description: 'A question as it is kept, in each of its languages' })
export class ReplySettingQuestion {
  @Field(() => String)
  key: string;

  @Field(() => QuestionKind)
  kind: QuestionKind;

  @Field(() => Boolean)
  isRequired: boolean;

  @Field(() => [QuestionText])
  texts: QuestionText[];
}

@ObjectType()
export class ReplyQuestion {
  @Field(() => String)
  key: string;

  @Field(() => QuestionKind)
  kind: QuestionKind;

  @Field(() => Boolean)
  isRequired: boolean;

  @Field(() => String)
  text: string;

  @Field(() => String, { description: 'The language that the text came in' })
  language: Language;
}

@ObjectType()
export class ReplyDiet {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'The language that the name came in' })
  language: Language;
}

@ObjectType({ description: 'What visitors see of the replies to a date of an event' })
export class ReplyFacts {
  @Field(() => Int)
  eventId: number;

  @Field(() => String, { description: 'In the requested language, where available' })
  eventName: string;

  @Field(() => String, { description: 'The date’s key, YYYY-MM-DD' })
  day: string;

  @Field(() => Date)
  startsAt: Date;

  @Field(() => Boolean)
  isCalledOff: boolean;

  @Field(() => Int, { nullable: true, description: 'null: as many as come' })
  places: number | null;

  @Field(() => Int, { description: 'People who come, and whose places are kept' })
  taken: number;

  @Field(() => Int, { nullable: true, description: 'null: as many as come' })
  left: number | null;

  @Field(() => Int, { description: 'Families on the waiting list' })
  waiting: number;

  @Field(() => Boolean, { description: 'Whether replies are taken at this moment' })
  isOpen: boolean;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; null: at once' })
  opensOn: string | null;

  @Field(() => Date, { description: 'Until then replies are sent and changed' })
  closesAt: Date;

  @Field(() => Int, { description: 'Hours for which a place from the waiting list is kept' })
  offerHours: number;

  @Field(() => Int, { description: 'Of a place, unless its age group has another price; 0: free' })
  pricePence: number;

  @Field(() => Int, { nullable: true, description: 'Of a place for members; null: as others' })
  memberPence: number | null;

  @Field(() => [ReplyAgeGroup])
  ageGroups: ReplyAgeGroup[];

  @Field(() => [ReplyDiet], { description: 'Of which people may name how many eat so' })
  diets: ReplyDiet[];

  @Field(() => [ReplyQuestion])
  questions: ReplyQuestion[];
}

@ObjectType({ description: 'What became of a reply or of its change' })
export class ReplyResult {
  @Field(() => ReplyOutcome)
  outcome: ReplyOutcome;

  @Field(() => Int, {
    nullable: true,
    description: 'Places that this household could have now; null: no limit',
  })
  left: number | null;

  @Field(() => Int, { description: 'Of the waiting list: families before this one' })
  waitingBefore: number;

  @Field(() => Int, {
    description: 'Further places for which this household waits, while it keeps those that it has',
  })
  further: number;

  @Field(() => String, {
    nullable: true,
    description: 'What follows the # in the private link; null when nothing was stored',
  })
  token: string | null;
}
