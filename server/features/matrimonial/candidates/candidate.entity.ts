import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { Absence, Audience, Confirmation } from '../../../../rules/candidate-states.ts';
import type { Gender } from '../../../../rules/select-lists.ts';
import { Versioned } from '../../../database/numbered.ts';

/**
 * A candidate's profile, one for each member. It is not exposed by itself: other
 * members, the member and admins each see it through a GraphQL type of their own.
 */
@Entity('candidate')
@Check('candidate_gender', `gender IN ('MALE', 'FEMALE')`)
@Check('candidate_confirmation', `confirmation IN ('WAITING', 'GIVEN', 'WITHDRAWN')`)
@Check('candidate_confirmed', `confirmation <> 'GIVEN' OR confirmed_at IS NOT NULL`)
@Check('candidate_listed_since', 'NOT listed OR listed_at IS NOT NULL')
@Check('candidate_absence', `absence IN ('PAUSED', 'FOUND', 'AWAY')`)
@Check('candidate_absent_until', 'absent_until IS NULL OR absence IS NOT NULL')
@Check('candidate_photos_for', `photos_for IN ('MEMBERS', 'AFTER_INTEREST', 'AFTER_YES')`)
@Check('candidate_surname_for', `surname_for IN ('MEMBERS', 'AFTER_INTEREST', 'AFTER_YES')`)
@Index('candidate_asks', ['confirmationAskedAt'], { where: `confirmation = 'WAITING'` })
@Index('candidate_returns', ['absentUntil'], { where: 'absent_until IS NOT NULL' })
@Unique('candidate_member_id', ['memberId'])
// Partial indexes with included columns, which TypeORM cannot express; the migrations create them.
@Index('candidate_listed_newest', { synchronize: false })
@Index('candidate_listed_education_occupation', { synchronize: false })
@Index('candidate_listed_education', { synchronize: false })
@Index('candidate_listed_occupation', { synchronize: false })
@Index('candidate_listed_birth_date', { synchronize: false })
@Index('candidate_listed_at', { synchronize: false })
// Indexes for prefix searches, which TypeORM cannot express; the migrations create them.
@Index('candidate_mobile', { synchronize: false })
@Index('candidate_contact_mobile', { synchronize: false })
export class Candidate extends Versioned {
  @ForeignKey('Member', { onDelete: 'CASCADE' })
  @Column('integer')
  memberId: number;

  /**
   * Whether members see it: the candidate has said yes (or was not yet asked, of a profile from before), is not away, no
   * report hides it, and the member is active. Maintained by a trigger; the application never writes it.
   */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  listed: boolean;

  /** When it first came into the list; a trigger says so, too. */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  listedAt: Date | null;

  /** Since when what wishes are compared with is as it is; a trigger says so, too. */
  @Column({ type: 'timestamptz', default: () => 'now()', insert: false, update: false })
  fitChangedAt: Date;

  @Index()
  @ForeignKey('ProfileFor')
  @Column('integer')
  profileForId: number;

  @Column('varchar')
  firstName: string;

  @Column('varchar')
  middleName: string;

  @Column('varchar')
  lastName: string;

  @Column('varchar')
  fatherName: string;

  /** `YYYY-MM-DD`. */
  @Column('date')
  birthDate: string;

  @Column('varchar', { length: 6 })
  gender: Gender;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar')
  height: string;

  @Column('varchar')
  maritalStatus: string;

  @Column('varchar')
  motherTongue: string;

  @Column('varchar')
  religion: string;

  @Column('varchar')
  caste: string;

  @Column('varchar')
  educationType: string;

  @Column('varchar')
  educationDescription: string;

  @Column('varchar')
  occupation: string;

  @Column('varchar')
  occupationDescription: string;

  @Column('varchar')
  currency: string;

  @Column('varchar')
  annualIncome: string;

  @Column('varchar', { length: 3 })
  countryCode: string;

  /** Without the country code. */
  @Column('varchar', { length: 12 })
  mobile: string;

  @Column('varchar')
  city: string;

  @Column('varchar')
  address: string;

  @Column('varchar', { length: 8 })
  pincode: string;

  @Column('varchar')
  contactName: string;

  @Column('varchar', { length: 3 })
  contactCountryCode: string;

  @Column('varchar', { length: 12 })
  contactMobile: string;

  @Column('text')
  aboutCandidate: string;

  @Index()
  @ForeignKey('MediaFile')
  @Column('integer', { nullable: true })
  photoId: number | null;

  /** Version of the consent to the use of religion and caste; null without consent, then other members see neither. */
  @Column('integer', { nullable: true })
  consentVersion: number | null;

  @Column('timestamptz', { nullable: true })
  consentedAt: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** The candidate's own yes to being shown (D115). */
  @Column('varchar', { length: 10, default: 'WAITING' })
  confirmation: Confirmation;

  /** The last yes. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** From before candidates were asked: listed without an answer until the time for one is over. */
  @Column('boolean', { default: false })
  isFromBefore: boolean;

  /** When the candidate was last asked; null before the first time. */
  @Column('timestamptz', { nullable: true })
  confirmationAskedAt: Date | null;

  /** The day to ask again, `YYYY-MM-DD`, of whoever said "not yet". */
  @Column('date', { nullable: true })
  asksOn: string | null;

  @Column('varchar', { length: 6, nullable: true })
  absence: Absence | null;

  /** Whether the candidate has said so by their own link: then only they take it back. */
  @Column('boolean', { default: false })
  isAbsentByThemselves: boolean;

  /** The day on which it is listed again, `YYYY-MM-DD`; null where nobody knows yet. */
  @Column('date', { nullable: true })
  absentUntil: string | null;

  /** Since when a report hides it. */
  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;

  @Column('varchar', { length: 14, default: 'MEMBERS' })
  photosFor: Audience;

  @Column('varchar', { length: 14, default: 'AFTER_YES' })
  surnameFor: Audience;

  @Column('boolean', { default: true })
  showsIncome: boolean;

  @Column('boolean', { default: true })
  showsReligion: boolean;

  @Column('boolean', { default: true })
  showsCaste: boolean;

  @Column('varchar', { default: '' })
  diet: string;

  @Column('text', { array: true, default: [] })
  languages: string[];

  @Column('varchar', { default: '' })
  family: string;

  @Column('varchar', { default: '' })
  nativePlace: string;
}
