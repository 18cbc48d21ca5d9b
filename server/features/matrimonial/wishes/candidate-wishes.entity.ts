import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CandidateWishValues } from '../../../../rules/candidate-wishes.ts';

/** What a family looks for in a candidate for theirs; what is empty does not matter. Nobody else sees it. */
@Entity('candidate_wishes')
@Index('candidate_wishes_mails_at', ['mailsAt'], { where: 'weekly_mail' })
export class CandidateWishes implements CandidateWishValues {
  @ForeignKey('Candidate', { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  candidateId: number;

  @Column('smallint', { nullable: true })
  ageFrom: number | null;

  @Column('smallint', { nullable: true })
  ageTo: number | null;

  /** A value of the list of heights, whose order counts. */
  @Column('varchar', { nullable: true })
  heightFrom: string | null;

  @Column('varchar', { nullable: true })
  heightTo: string | null;

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

  /** Only of candidates who make their own profile. */
  @Column('text', { array: true, default: [] })
  castes: string[];

  @Column('boolean', { default: false })
  weeklyMail: boolean;

  /** When the next weekly email is due. */
  @Column('timestamptz', { default: () => 'now()' })
  mailsAt: Date;

  /** Since when candidates are new for the next letter. */
  @Column('timestamptz', { default: () => 'now()' })
  newSince: Date;
}
