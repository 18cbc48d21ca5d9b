import { Check, Column, Entity, ForeignKey, Index, Unique, VersionColumn } from 'typeorm';
import type { IntroductionStep } from '../../../../rules/candidate-states.ts';
import { Numbered } from '../../../database/numbered.ts';

/** Two candidates, whoever of them was interested first, and where their introduction stands. */
@Entity('introduction')
@Unique('introduction_pair', ['firstCandidateId', 'secondCandidateId'])
@Check('introduction_of_two', 'first_candidate_id < second_candidate_id')
@Check('introduction_step', `step IN ('INTEREST', 'BOTH_YES', 'CONTACTS_OPEN', 'MET', 'ENGAGED', 'ENDED')`)
export class Introduction extends Numbered {
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  /** The lower id of the two. */
  @ForeignKey('Candidate', { onDelete: 'CASCADE' })
  @Column('integer')
  firstCandidateId: number;

  @Index()
  @ForeignKey('Candidate', { onDelete: 'CASCADE' })
  @Column('integer')
  secondCandidateId: number;

  @Column('varchar', { length: 13, default: 'INTEREST' })
  step: IntroductionStep;

  /** When the officer looks at it again, `YYYY-MM-DD`. */
  @Index()
  @Column('date', { nullable: true })
  nextOn: string | null;

  /** Who looks after it; null once that account is closed. */
  @Index()
  @ForeignKey('User', { name: 'introduction_officer', onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  officerId: number | null;

  /** Since when both families see each other's contacts. */
  @Column('timestamptz', { nullable: true })
  contactsOpenedAt: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  changedAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
