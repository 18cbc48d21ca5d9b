import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { hireFilterRules, hireRules } from '../../../rules/hall-hire.ts';
import { filterArguments } from '../../ways-in/graphql/filter-input.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { SeenVersion } from '../../ways-in/graphql/seen-version.ts';
import { BotTrap } from '../../ways-in/graphql/shared-inputs.ts';

const POUNDS = 'Pounds, for example 450 or 99.50, or empty';

/** The fields of the letting agreement's form; the office sets the charges. */
@InputType()
class HireFieldsInput extends InputOf(hireRules, {
  descriptions: {
    mobile: 'Either this or telephone is required',
    guests: 'Digits, or empty',
    date: 'YYYY-MM-DD',
    day: 'The weekday, in any words',
    from: 'HH:MM in the site’s time zone. An hour that occurs twice means the first; one that is skipped means the moment of the clock change',
    to: 'Like from; not after it, it is on the next day, at most 16 hours later. Of an hour shown twice it is the second',
    hours: 'The number of hours, in any words',
    deposit: POUNDS,
    agreedOn: 'YYYY-MM-DD',
  },
  emptyMayBeLeftOut: true,
  leftOut: ['charges', 'outstanding', 'letterLanguage', 'isWishAnswered', 'isHirerTold'],
}) {}

@InputType()
export class HireRequestInput extends HireFieldsInput {
  @BotTrap()
  website?: string | null;
}

@InputType()
export class HireInput extends InputOf(
  hireRules,
  {
    descriptions: {
      charges: POUNDS,
      outstanding: POUNDS,
      isWishAnswered: 'Clears the hirer’s wish for a change, as other times or rooms do',
      isHirerTold: 'Emails the hirer of a new booking that is not over, as when a request is accepted',
    },
    emptyMayBeLeftOut: true,
  },
  HireFieldsInput,
) {
  @Field(() => Int, { nullable: true, description: 'Default, or 0: adds a booking, accepted at once' })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Optimistic lock: the version that was edited; required with an id',
  })
  version?: number | null;
}

export const HireArguments = filterArguments(hireFilterRules, PageArguments);

@ArgsType()
export class HireReasonArguments extends SeenVersion {
  @Field(() => String, { description: 'Sent to the hirer' })
  reason: string;
}
