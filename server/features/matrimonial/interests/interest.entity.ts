import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { InterestState } from '../../../../rules/candidate-states.ts';
import { Numbered } from '../../../database/numbered.ts';
import { Candidate } from '../candidates/candidate.entity.ts';

/**
 * One candidate's interest in being introduced to another; deleted with either of them, and when it is taken back before
 * the other side was told.
 */
@Entity('interest')
@Unique('interest_pair', ['fromCandidateId', 'toCandidateId'])
@Check('interest_state', `state IN ('SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')`)
@Check('interest_answered', `state IN ('SENT', 'WITHDRAWN') OR answered_at IS NOT NULL`)
@Index('interest_untold', ['tellsAt'], { where: 'told_at IS NULL' })
@Check('interest_in_another', 'from_candidate_id <> to_candidate_id')
export class Interest extends Numbered {
  @ForeignKey(() => Candidate, { onDelete: 'CASCADE' })
  @Column('integer')
  fromCandidateId: number;

  @Index()
  @ForeignKey(() => Candidate, { onDelete: 'CASCADE' })
  @Column('integer')
  toCandidateId: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('varchar', { length: 9, default: 'SENT' })
  state: InterestState;

  /** What the sender adds; empty for most. */
  @Column('varchar', { default: '' })
  line: string;

  /** Whether the candidate has sent it by their own sign-in: then the family neither changes it nor takes it back. */
  @Column('boolean', { default: false })
  isSentByCandidate: boolean;

  /** When the other side hears of it; until then nobody but the sender knows. */
  @Column('timestamptz', { default: () => 'now()' })
  tellsAt: Date;

  @Column('timestamptz', { nullable: true })
  toldAt: Date | null;

  /** When the other side first looked at it. */
  @Column('timestamptz', { nullable: true })
  seenAt: Date | null;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** Whether the candidate has answered it themself: then only they answer otherwise. */
  @Column('boolean', { default: false })
  isAnsweredByCandidate: boolean;
}
