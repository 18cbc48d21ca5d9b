import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { IntroductionStep } from '../../../../rules/candidate-states.ts';
import { Versioned } from '../../../database/numbered.ts';

/** What the table has and the office is shown. */
@ObjectType()
export abstract class IntroductionFacts extends Versioned {
  @Field(() => IntroductionStep)
  @Column('varchar', { length: 13, default: 'INTEREST' })
  step: IntroductionStep;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD, when to look at it again' })
  @Index()
  @Column('date', { nullable: true })
  nextOn: string | null;

  /** Who looks after it; null once that account is closed. */
  @Field(() => Int, { nullable: true })
  @Index()
  @ForeignKey('User', { name: 'introduction_officer', onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  officerId: number | null;

  @Field(() => Date, { nullable: true, description: 'Since when the families see each other’s contacts' })
  @Column('timestamptz', { nullable: true })
  contactsOpenedAt: Date | null;

  @Field(() => Date, { description: 'Since when it is at this step' })
  @Column('timestamptz', { default: () => 'now()' })
  changedAt: Date;

  @Field(() => Date)
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}

/** Two candidates, whoever of them was interested first, and where their introduction stands. */
@Entity('introduction')
@Unique('introduction_pair', ['firstCandidateId', 'secondCandidateId'])
@Check('introduction_of_two', 'first_candidate_id < second_candidate_id')
@Check('introduction_step', `step IN ('INTEREST', 'BOTH_YES', 'CONTACTS_OPEN', 'MET', 'ENGAGED', 'ENDED')`)
export class Introduction extends IntroductionFacts {
  /** The lower id of the two. */
  @ForeignKey('Candidate', { onDelete: 'CASCADE' })
  @Column('integer')
  firstCandidateId: number;

  @Index()
  @ForeignKey('Candidate', { onDelete: 'CASCADE' })
  @Column('integer')
  secondCandidateId: number;
}
