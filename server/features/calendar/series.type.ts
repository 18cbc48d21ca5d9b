import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type Series, SeriesStep, seriesRules } from '../../../rules/series.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';

registerEnumType(SeriesStep, { name: 'SeriesStep', description: 'How often something happens again' });

const SAID = {
  interval: 'Every so many days, weeks, months or years',
  weekdays: 'ISO: 1 is Monday. Of weekly ones; none is the weekday of the first day',
  until: 'YYYY-MM-DD, the last day on which it may happen; at most two years after the first',
  leftOut: 'YYYY-MM-DD, days on which it does not happen',
};

@ObjectType('Series', { description: 'On which days something happens again' })
export class SeriesType implements Series {
  @Field(() => SeriesStep)
  every: SeriesStep;

  @Field(() => Int, { description: SAID.interval })
  interval: number;

  @Field(() => [Int], { description: SAID.weekdays })
  weekdays: number[];

  @Field(() => String, { description: SAID.until })
  until: string;

  @Field(() => [String], { description: SAID.leftOut })
  leftOut: string[];
}

@InputType()
export class SeriesInput extends InputOf(seriesRules, {
  descriptions: SAID,
  defaults: { interval: 1, weekdays: [], leftOut: [] },
}) {}
