import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Numbered } from '../../../database/numbered.ts';
import { Candidate } from '../candidates/candidate.entity.ts';

/** One candidate's interest in being introduced to another; deleted with either of them. */
@Entity('interest')
@Unique('interest_pair', ['fromCandidateId', 'toCandidateId'])
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
}
