import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RetentionKind } from '../../../rules/retention.ts';

/** When what is kept no longer was last removed, for each kind. */
@ObjectType({ description: 'The last run of a retention job' })
@Entity('retention_run')
export class RetentionRun {
  @Field(() => String, { description: 'A kind of `rules/retention.ts`, such as contactMessages' })
  @PrimaryColumn('varchar', { length: 40 })
  kind: RetentionKind;

  /** Not before. */
  @Column('timestamptz')
  dueAt: Date;

  /** Of the last run that succeeded. */
  @Field(() => Date, { nullable: true })
  @Column('timestamptz', { nullable: true })
  lastRunAt: Date | null;

  @Field(() => Int, { description: 'By that run' })
  @Column('integer', { default: 0 })
  removed: number;

  @Field(() => Int)
  @Column('integer', { default: 0 })
  removedInAll: number;

  @Field(() => Date, { nullable: true, description: 'When it started to fail; the server log says why' })
  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;
}
