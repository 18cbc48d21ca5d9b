import { Column, Entity, ForeignKey, Index } from 'typeorm';
import type { ConfirmationWay } from '../../../../rules/candidate-states.ts';
import { Numbered } from '../../../database/numbered.ts';

/** The candidate's own key to the profile, without an account and without the family. */
@Entity('candidate_link')
export class CandidateLink extends Numbered {
  @Index()
  @ForeignKey('Candidate', { onDelete: 'CASCADE' })
  @Column('integer')
  candidateId: number;

  /** SHA-256 of what is in the link. */
  @Index({ unique: true })
  @Column('bytea')
  tokenHash: Buffer;

  /** By which it was sent. */
  @Column('varchar', { length: 6 })
  way: ConfirmationWay;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
