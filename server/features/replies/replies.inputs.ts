import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { arrivalRules } from '../../../rules/arrivals.ts';
import {
  ageGroupRules,
  dietRules,
  officeReplyRules,
  peopleOfAgeRules,
  peopleOfDietRules,
  questionRules,
  replyAnswerRules,
  replyFilterRules,
  replyRules,
  replySettingRules,
} from '../../../rules/replies.ts';
import { filterArguments } from '../../ways-in/graphql/filter-input.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { BotTrap, EDITED_VERSION, Saved } from '../../ways-in/graphql/shared-inputs.ts';
import { addLanguages, OWN_LANGUAGE } from '../../ways-in/graphql/translation-types.ts';
import { DIET_TEXTS, Diet } from './diet.entity.ts';

const DAY = 'The date’s key, YYYY-MM-DD';

@InputType()
class PeopleOfAgeInput extends InputOf(peopleOfAgeRules) {}

@InputType()
class PeopleOfDietInput extends InputOf(peopleOfDietRules) {}

@InputType()
class ReplyAnswerInput extends InputOf(replyAnswerRules) {}

const SAID = {
  emptyMayBeLeftOut: true,
  types: { ages: [PeopleOfAgeInput], diets: [PeopleOfDietInput], answers: [ReplyAnswerInput] },
};

/** Of what nobody but the office chooses. */
const SAID_ALONE = { ...SAID, leftOut: ['letterLanguage'] as const };

@InputType({ description: 'What a household says when it changes its reply' })
export class ReplyChangeInput extends InputOf(replyRules, SAID_ALONE) {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Of a reply that was withdrawn: waits when there is not enough room for all',
  })
  waitIfFull: boolean;
}

@InputType()
export class ReplyInput extends InputOf(replyRules, SAID_ALONE) {
  @Field(() => Int)
  eventId: number;

  @Field(() => String, { description: DAY })
  day: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Waits when there is not enough room for all; else the outcome is FULL',
  })
  waitIfFull: boolean;

  @Field(() => String, {
    description: 'Key chosen by the client, 8 to 64 letters and digits: sending it again adds nothing',
  })
  idempotencyKey: string;

  @BotTrap()
  website?: string | null;
}

@InputType()
export class OfficeReplyInput extends InputOf(officeReplyRules, SAID, Saved('Default, or 0: adds a reply')) {
  @Field(() => Int)
  eventId: number;

  @Field(() => String, { description: DAY })
  day: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Waits when there is not enough room for all; else the outcome is FULL',
  })
  waitIfFull: boolean;
}

@InputType()
class ReplyAgeGroupInput extends InputOf(ageGroupRules, {
  descriptions: { to: 'In years, inclusive; left out: no end', pence: 'Left out: as all others' },
}) {}

@InputType()
class QuestionTextInput {
  @Field(() => String)
  language: string;

  @Field(() => String)
  text: string;
}

@InputType()
class ReplyQuestionInput extends InputOf(questionRules, {
  descriptions: { key: 'Made up by the client; answers keep to it' },
  types: { texts: [QuestionTextInput] },
}) {}

@InputType()
export class ReplySettingInput extends InputOf(replySettingRules, {
  descriptions: {
    places: 'On each date; left out: as many as come',
    closesHours: 'Hours before the beginning until which replies are sent and changed',
    opensOn: 'YYYY-MM-DD; empty: at once',
    memberPence: 'Of a place for members; left out: as others',
    payDays: 'Days before the event until which it is to be paid; left out: also at the door',
  },
  types: { ageGroups: [ReplyAgeGroupInput], questions: [ReplyQuestionInput] },
}) {
  @Field(() => Int)
  eventId: number;

  @Field(() => Int, { nullable: true, description: `${EDITED_VERSION}; left out: the event’s first` })
  version?: number | null;
}

@InputType()
export class DietInput extends InputOf(
  dietRules,
  { descriptions: { language: OWN_LANGUAGE }, types: { language: String } },
  Saved('Default, or 0: adds one at the end'),
) {
  translations?: { language: string; name?: string | null }[] | null;
}

addLanguages({ entity: Diet, input: DietInput }, DIET_TEXTS);

@InputType({ description: 'A tick at the door; sent again it changes nothing' })
export class ArrivalInput extends InputOf(arrivalRules, {
  descriptions: {
    device: 'Made up by the phone once, 8 to 64 characters',
    at: 'When it was ticked; of a family the latest tick counts',
    count: 'How many of the family are in altogether; 0 takes a tick back',
  },
}) {}

@ArgsType()
export class ReplyDateArguments {
  @Field(() => Int)
  eventId: number;

  @Field(() => String, { description: DAY })
  day: string;
}

@ArgsType()
class PagedDateArguments extends PageArguments {
  @Field(() => Int)
  eventId: number;

  @Field(() => String, { description: DAY })
  day: string;
}

export const ReplyArguments = filterArguments(replyFilterRules, PagedDateArguments);
