import { Field, Int, ObjectType } from 'type-graphql';
import type { RetentionKind } from '../../../rules/retention.ts';

@ObjectType('RetentionRun', { description: 'The last run of a retention job' })
export class RetentionRunType {
  @Field(() => String, { description: 'A kind of `rules/retention.ts`, such as contactMessages' })
  kind: RetentionKind;

  @Field(() => Date, { nullable: true })
  lastRunAt: Date | null;

  @Field(() => Int, { description: 'By that run' })
  removed: number;

  @Field(() => Int)
  removedInAll: number;

  @Field(() => Date, { nullable: true, description: 'When it started to fail; the server log says why' })
  failingSince: Date | null;
}
