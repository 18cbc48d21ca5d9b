import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { IntroductionStep } from '../../../../rules/candidate-states.ts';
import { introductionFilterRules, introductionRules } from '../../../../rules/introductions.ts';
import { filterArguments } from '../../../ways-in/graphql/filter-input.ts';
import { InputOf } from '../../../ways-in/graphql/input-of-rules.ts';
import { PageArguments } from '../../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';

registerEnumType(IntroductionStep, { name: 'IntroductionStep' });

export const IntroductionArguments = filterArguments(introductionFilterRules, PageArguments);

@InputType()
export class IntroductionInput extends InputOf(introductionRules) {}

@ObjectType({ description: 'One of the two candidates of an introduction' })
export class IntroducedCandidate {
  @Field(() => Int)
  id: number;

  @Field(() => Int)
  memberId: number;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  middleName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => Boolean, { description: 'Whether members see the profile now' })
  listed: boolean;
}

@ObjectType({ description: 'A note of an officer, which only officers read' })
export class IntroductionNote {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  officerName: string;

  @Field(() => String)
  text: string;

  @Field(() => Date)
  createdAt: Date;
}

@ObjectType({ description: 'Two candidates and where their introduction stands' })
class Introduction {
  @Field(() => Int)
  id: number;

  @Field(() => Int)
  version: number;

  @Field(() => IntroducedCandidate)
  first: IntroducedCandidate;

  @Field(() => IntroducedCandidate)
  second: IntroducedCandidate;

  @Field(() => IntroductionStep)
  step: IntroductionStep;

  @Field(() => Date, { description: 'Since when it is at this step' })
  changedAt: Date;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD, when to look at it again' })
  nextOn: string | null;

  @Field(() => Boolean, { description: 'Its next day has come, or it is beyond interest and has none' })
  isDue: boolean;

  @Field(() => Int, { nullable: true })
  officerId: number | null;

  @Field(() => String, { nullable: true, description: 'Who looks after it' })
  officerName: string | null;

  @Field(() => Date, { nullable: true, description: 'Since when the families see each other’s contacts' })
  contactsOpenedAt: Date | null;

  @Field(() => Date)
  createdAt: Date;
}

@ObjectType({ description: 'An introduction with its notes' })
export class IntroductionDetails extends Introduction {
  @Field(() => [IntroductionNote], { description: 'Oldest first' })
  notes: IntroductionNote[];

  @Field(() => Boolean, { description: 'Both have said yes and both profiles are shown' })
  canOpenContacts: boolean;
}

@ObjectType()
export class IntroductionPage extends Paginated(Introduction) {}

@ObjectType({ description: 'Somebody who may look after introductions' })
export class IntroductionOfficer {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  name: string;
}
