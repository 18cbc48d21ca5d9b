import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { MemberStatus } from '../../../../rules/member-filter.ts';
import { Numbered } from '../../../database/numbered.ts';

/** An account of the matrimonial section, separate from the main site's accounts. */
@Entity('member')
@Check('member_status', `status IN ('ACTIVE', 'DEACTIVE', 'PENDING')`)
// Several applications may have the same foreign number, but only one of them can be active.
@Index(['mobile'], { unique: true, where: `status = 'ACTIVE' OR is_mobile_at_home` })
@Index('member_same_mobile', ['mobile'])
@Index('member_status_newest', ['status', 'id'])
// An index for prefix searches, which TypeORM cannot express; a migration creates it.
@Index('member_mobile_digits', { synchronize: false })
export class Member extends Numbered {
  @Index()
  @Column('integer', { default: 0 })
  profileForId: number;

  @Column('varchar', { length: 10, default: 'ACTIVE' })
  status: MemberStatus;

  @Column('varchar')
  name: string;

  @Column('varchar', { length: 254, nullable: true })
  email: string | null;

  /** E.164. */
  @Column('varchar', { length: 16 })
  mobile: string;

  /** Whether it is one of the site's own country (see {@link mobileColumns}). */
  @Column('boolean', { default: false })
  isMobileAtHome: boolean;

  /** Whether whoever signs in has proved by a code that it is theirs. */
  @Column('boolean', { default: false })
  isMobileProved: boolean;

  @Column('varchar', { length: 200, select: false })
  passwordHash: string;

  /**
   * The candidate who signs in with it, and goes with them: of an account that is the candidate's alone its own profile, else
   * that of the account which both use. Null of a family's.
   */
  @Index({ unique: true })
  @ForeignKey('Candidate', { onDelete: 'CASCADE', deferrable: 'INITIALLY IMMEDIATE' })
  @Column('integer', { nullable: true })
  candidateId: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** Null for whoever never has. */
  @Column('timestamptz', { nullable: true })
  signedInAt: Date | null;

  /** When they were asked whether they want to keep an account that nobody uses; signing in makes it null again. */
  @Column('timestamptz', { nullable: true })
  askedAt: Date | null;

  /** When their visit of the list of candidates began, the last one; null for whoever has not looked. */
  @Column('timestamptz', { nullable: true })
  listVisitedAt: Date | null;

  /** The same of the visit before: who was listed afterwards is new. */
  @Column('timestamptz', { nullable: true })
  listVisitedBefore: Date | null;
}
