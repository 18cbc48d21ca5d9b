import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  Unique,
  VersionColumn,
} from 'typeorm';
import type { Gender } from '../../../rules/select-lists.ts';

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
export class Candidate {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'candidate_pkey' })
  id: number;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @ForeignKey('Member', { name: 'candidate_member', onDelete: 'CASCADE' })
  @Column('integer', { name: 'member_id' })
  memberId: number;

  /** Whether the member is active. Maintained by a trigger; the application never writes it. */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  listed: boolean;

  @Index('candidate_profile_for_id')
  @ForeignKey('ProfileFor', { name: 'candidate_profile_for' })
  @Column('integer', { name: 'profile_for_id' })
  profileForId: number;

  @Column('varchar', { name: 'first_name' })
  firstName: string;

  @Column('varchar', { name: 'middle_name' })
  middleName: string;

  @Column('varchar', { name: 'last_name' })
  lastName: string;

  @Column('varchar', { name: 'father_name' })
  fatherName: string;

  /** `YYYY-MM-DD`. */
  @Column('date', { name: 'birth_date' })
  birthDate: string;

  @Column('varchar', { length: 6 })
  gender: Gender;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar')
  height: string;

  @Column('varchar', { name: 'marital_status' })
  maritalStatus: string;

  @Column('varchar', { name: 'mother_tongue' })
  motherTongue: string;

  @Column('varchar')
  religion: string;

  @Column('varchar')
  caste: string;

  @Column('varchar', { name: 'education_type' })
  educationType: string;

  @Column('varchar', { name: 'education_description' })
  educationDescription: string;

  @Column('varchar')
  occupation: string;

  @Column('varchar', { name: 'occupation_description' })
  occupationDescription: string;

  @Column('varchar')
  currency: string;

  @Column('varchar', { name: 'annual_income' })
  annualIncome: string;

  @Column('varchar', { name: 'country_code', length: 3 })
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

  @Column('varchar', { name: 'contact_name' })
  contactName: string;

  @Column('varchar', { name: 'contact_country_code', length: 3 })
  contactCountryCode: string;

  @Column('varchar', { name: 'contact_mobile', length: 12 })
  contactMobile: string;

  @Column('text', { name: 'about_candidate' })
  aboutCandidate: string;

  @Index('candidate_photo_id')
  @ForeignKey('MediaFile', { name: 'candidate_photo' })
  @Column('integer', { name: 'photo_id', nullable: true })
  photoId: number | null;

  /** Version of the consent to the use of religion and caste; null without consent, then other members see neither. */
  @Column('integer', { name: 'consent_version', nullable: true })
  consentVersion: number | null;

  @Column('timestamptz', { name: 'consented_at', nullable: true })
  consentedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
