import { Check, Column, Entity, ForeignKey, Index, Unique, VersionColumn } from 'typeorm';
import type { Gender } from '../../../../rules/select-lists.ts';
import { Numbered } from '../../../database/numbered.ts';

/**
 * A candidate's profile, one for each member. It is not exposed by itself: other
 * members, the member and admins each see it through a GraphQL type of their own.
 */
@Entity('candidate')
@Check('candidate_gender', `gender IN ('MALE', 'FEMALE')`)
@Unique('candidate_member_id', ['memberId'])
// Partial indexes with included columns, which TypeORM cannot express; the migrations create them.
@Index('candidate_listed_newest', { synchronize: false })
@Index('candidate_listed_education_occupation', { synchronize: false })
@Index('candidate_listed_education', { synchronize: false })
@Index('candidate_listed_occupation', { synchronize: false })
@Index('candidate_listed_birth_date', { synchronize: false })
// Indexes for prefix searches, which TypeORM cannot express; the migrations create them.
@Index('candidate_mobile', { synchronize: false })
@Index('candidate_contact_mobile', { synchronize: false })
export class Candidate extends Numbered {
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @ForeignKey('Member', { onDelete: 'CASCADE' })
  @Column('integer')
  memberId: number;

  /** Whether the member is active. Maintained by a trigger; the application never writes it. */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  listed: boolean;

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
}
