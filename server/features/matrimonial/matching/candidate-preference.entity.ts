import { Column, Entity, ForeignKey, Index, PrimaryColumn, VersionColumn } from 'typeorm';

/** Whom a candidate looks for. What is empty is no wish. */
@Entity('candidate_preference')
@Index('candidate_preference_weekly', ['mailedAt'], { where: 'mails_weekly' })
export class CandidatePreference {
  @ForeignKey('Candidate', { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  candidateId: number;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { nullable: true })
  ageFrom: number | null;

  @Column('integer', { nullable: true })
  ageTo: number | null;

  /** Centimetres. */
  @Column('integer', { nullable: true })
  heightFrom: number | null;

  @Column('integer', { nullable: true })
  heightTo: number | null;

  @Column('text', { array: true, default: [] })
  educationTypes: string[];

  @Column('text', { array: true, default: [] })
  cities: string[];

  @Column('text', { array: true, default: [] })
  diets: string[];

  @Column('text', { array: true, default: [] })
  languages: string[];

  @Column('text', { array: true, default: [] })
  maritalStatuses: string[];

  /** Only of whoever wishes to filter by it for themselves. */
  @Column('text', { array: true, default: [] })
  castes: string[];

  /** Whether new ones who fit come by e-mail, once a week. */
  @Column('boolean', { default: false })
  mailsWeekly: boolean;

  @Column('timestamptz', { nullable: true })
  mailedAt: Date | null;

  /** SHA-256 of what the link has that stops the e-mails. */
  @Index({ unique: true })
  @Column('bytea', { nullable: true })
  stopTokenHash: Buffer | null;

  /** When the member last looked at the list: who came later is new. */
  @Column('timestamptz', { nullable: true })
  lookedAt: Date | null;
}
