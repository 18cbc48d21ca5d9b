import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { IntroductionStep } from '../../../../rules/candidate-states.ts';
import { introductionFilterRules, introductionRules } from '../../../../rules/introductions.ts';
import { filterArguments } from '../../../ways-in/graphql/filter-input.ts';
import { InputOf } from '../../../ways-in/graphql/input-of-rules.ts';
import { PageArguments } from '../../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';
import { IntroductionFacts } from './introduction.entity.ts';
import { IntroductionNote } from './introduction-note.entity.ts';

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

@ObjectType('Introduction', { description: 'Two candidates and where their introduction stands' })
class ShownIntroduction extends IntroductionFacts {
  @Field(() => IntroducedCandidate)
  first: IntroducedCandidate;

  @Field(() => IntroducedCandidate)
  second: IntroducedCandidate;

  @Field(() => Boolean, { description: 'Its next day has come, or it is beyond interest and has none' })
  isDue: boolean;

  @Field(() => String, { nullable: true, description: 'Who looks after it' })
  officerName: string | null;
}

@ObjectType({ description: 'An introduction with its notes' })
export class IntroductionDetails extends ShownIntroduction {
  @Field(() => [IntroductionNote], { description: 'Oldest first' })
  notes: IntroductionNote[];

  @Field(() => Boolean, { description: 'Both have said yes and both profiles are shown' })
  canOpenContacts: boolean;
}

@ObjectType()
export class IntroductionPage extends Paginated(ShownIntroduction) {}

@ObjectType({ description: 'Somebody who may look after introductions' })
export class IntroductionOfficer {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  name: string;
}
