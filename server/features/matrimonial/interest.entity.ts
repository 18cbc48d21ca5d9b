import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Candidate } from './candidate.entity.ts';

/** One candidate's interest in being introduced to another; deleted with either of them. */
@Entity('interest')
@Unique('interest_pair', ['fromCandidateId', 'toCandidateId'])
@Check('interest_in_another', 'from_candidate_id <> to_candidate_id')
export class Interest {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'interest_pkey' })
  id: number;

  @ForeignKey(() => Candidate, { name: 'interest_from_candidate', onDelete: 'CASCADE' })
  @Column('integer', { name: 'from_candidate_id' })
  fromCandidateId: number;

  @Index('interest_to_candidate_id')
  @ForeignKey(() => Candidate, { name: 'interest_to_candidate', onDelete: 'CASCADE' })
  @Column('integer', { name: 'to_candidate_id' })
  toCandidateId: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
