import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Exclusion,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  VersionColumn,
  VirtualColumn,
} from 'typeorm';
import type { HireOrigin, HirePayment, HireStatus } from '../../../rules/hire-states.ts';
import type { Language } from '../../../rules/languages.ts';

/** The constraint that refuses overlapping accepted hires; one may begin when another ends. */
export const NO_OVERLAP = 'hall_hire_no_overlap';

/** A hire of the hall, requested or decided; for admins only. */
@Entity('hall_hire')
@Check('hall_hire_status', `status IN ('REQUESTED', 'ACCEPTED', 'DECLINED', 'CANCELLED')`)
@Check('hall_hire_origin', `origin IN ('REQUEST', 'OFFICE')`)
@Check('hall_hire_paid_by', `paid_by IN ('CASH', 'CHEQUE')`)
@Check('hall_hire_times', `starts_at < ends_at`)
@Exclusion(NO_OVERLAP, `USING gist (tstzrange(starts_at, ends_at) WITH &&) WHERE (status = 'ACCEPTED')`)
@Index(['startsAt'])
export class HallHire {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('varchar', { length: 10 })
  status: HireStatus;

  @Column('varchar', { length: 10 })
  origin: HireOrigin;

  /** What the hirer is written to in: that of the page on which the hall was asked for. */
  @Column('varchar', { length: 35 })
  letterLanguage: Language;

  /** Whose account the hall was asked for with; null for whoever was not signed in, and once that account is closed. */
  @Index()
  @ForeignKey('User', { name: 'hall_hire_user_account', onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  userId: number | null;

  @Column('varchar')
  name: string;

  @Column('varchar')
  address: string;

  @Column('varchar')
  postcode: string;

  @Column('varchar')
  telephone: string;

  @Column('varchar')
  mobile: string;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar')
  purpose: string;

  @Column('integer', { nullable: true })
  guests: number | null;

  /** Free text from the form: prefilled there from date and times, but editable. */
  @Column('varchar')
  day: string;

  /** Free text from the form: prefilled there from date and times, but editable. */
  @Column('varchar')
  hours: string;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  /** Only for requests: whether it overlaps another request or a booking. Computed when the row is read. */
  @VirtualColumn({
    type: 'boolean',
    query: (hire) => `${hire}.status = 'REQUESTED' AND EXISTS (
      SELECT FROM hall_hire other
       WHERE other.id <> ${hire}.id AND other.status IN ('REQUESTED', 'ACCEPTED')
         AND other.starts_at < ${hire}.ends_at AND other.ends_at > ${hire}.starts_at)`,
  })
  isClashing?: boolean;

  @Column('integer', { nullable: true })
  depositPence: number | null;

  @Column('integer', { nullable: true })
  chargesPence: number | null;

  @Column('integer', { nullable: true })
  outstandingPence: number | null;

  /** How the outstanding amount is paid. */
  @Column('varchar', { length: 10, nullable: true })
  paidBy: HirePayment | null;

  /** `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  agreedOn: string | null;

  /** Why it was declined or cancelled. */
  @Column('text', { nullable: true })
  declineReason: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Index('hall_hire_decided_by_id')
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  decidedBy: number | null;
}
