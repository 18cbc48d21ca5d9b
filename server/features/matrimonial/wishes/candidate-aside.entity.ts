import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A candidate whom the family of another has put aside: out of their list until they take it back. Nobody is told. */
@Entity('candidate_aside')
@Check('candidate_aside_another', 'candidate_id <> other_id')
export class CandidateAside {
  /** Of the family's own candidate. */
  @ForeignKey('Candidate', { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  candidateId: number;

  @Index()
  @ForeignKey('Candidate', { name: 'candidate_aside_other', onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  otherId: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
