import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, Unique, VirtualColumn } from 'typeorm';
import { HireOrigin, HirePayment, HireStatus } from '../../../rules/hire-states.ts';
import type { Language } from '../../../rules/languages.ts';
import { Versioned } from '../../database/numbered.ts';
import { isHireClashing } from './hire-clashes.ts';

/** A hire of the hall, requested or decided; for admins only. */
@ObjectType('Hire', { description: 'A hall booking or booking request' })
@Entity('hall_hire')
@Check('hall_hire_status', `status IN ('REQUESTED', 'ACCEPTED', 'DECLINED', 'CANCELLED')`)
@Check('hall_hire_origin', `origin IN ('REQUEST', 'OFFICE')`)
@Check('hall_hire_paid_by', `paid_by IN ('CASH', 'CHEQUE')`)
@Check('hall_hire_times', `starts_at < ends_at`)
@Check('hall_hire_rooms', 'cardinality(room_ids) > 0')
@Unique('hall_hire_link', ['linkHash'])
@Index(['startsAt'])
export class HallHire extends Versioned {
  @Field(() => HireStatus)
  @Column('varchar', { length: 10 })
  status: HireStatus;

  @Field(() => HireOrigin)
  @Column('varchar', { length: 10 })
  origin: HireOrigin;

  /** That of the page on which the hall was asked for, or that the office has chosen for who telephoned. */
  @Field(() => String, { description: 'What the hirer is written to in' })
  @Column('varchar', { length: 35 })
  letterLanguage: Language;

  /** Whose account the hall was asked for with; null for whoever was not signed in, and once that account is closed. */
  @Index()
  @ForeignKey('User', { name: 'hall_hire_user_account', onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  userId: number | null;

  /** Whether that account was closed while the booking was to come: its contact details go once it is over. */
  @Column('boolean', { default: false })
  isHirerLeaving: boolean;

  @Field(() => String)
  @Column('varchar')
  name: string;

  @Field(() => String)
  @Column('varchar')
  address: string;

  @Field(() => String)
  @Column('varchar')
  postcode: string;

  @Field(() => String)
  @Column('varchar')
  telephone: string;

  @Field(() => String)
  @Column('varchar')
  mobile: string;

  @Field(() => String)
  @Column('varchar', { length: 254 })
  email: string;

  @Field(() => String)
  @Column('varchar')
  purpose: string;

  @Field(() => Int, { nullable: true })
  @Column('integer', { nullable: true })
  guests: number | null;

  /** Free text from the form: prefilled there from date and times, but editable. */
  @Field(() => String, { description: 'Weekday as typed in the form' })
  @Column('varchar')
  day: string;

  /** Free text from the form: prefilled there from date and times, but editable. */
  @Field(() => String, { description: 'Number of hours as typed in the form' })
  @Column('varchar')
  hours: string;

  @Field(() => Date)
  @Column('timestamptz')
  startsAt: Date;

  @Field(() => Date)
  @Column('timestamptz')
  endsAt: Date;

  @Field(() => [Int], { description: 'Rooms that are hired' })
  @Column('integer', { array: true, default: '{1}' })
  roomIds: number[];

  @Field(() => Boolean, { description: 'Whether it costs what members pay' })
  @Column('boolean', { default: false })
  isMemberPrice: boolean;

  /** SHA-256 of what is in the hirer's private link. */
  @Column('bytea', { nullable: true })
  linkHash: Buffer | null;

  /** What tells the private link from those that were out before the office corrected the e-mail. */
  @Column('varchar', { length: 43, default: '' })
  linkSalt: string;

  /** The version of the agreement that the hirer has accepted. */
  @Field(() => Int, { nullable: true, description: 'Version of the agreement that the hirer has accepted' })
  @Index()
  @ForeignKey('HireAgreement')
  @Column('integer', { nullable: true })
  agreementId: number | null;

  @Field(() => Date, { nullable: true })
  @Column('timestamptz', { nullable: true })
  agreementAcceptedAt: Date | null;

  /** What the hirer would like to have otherwise, until the office has saved the hire. */
  @Field(() => String, {
    nullable: true,
    description: 'What the hirer would like changed; empty again once the office has saved the booking',
  })
  @Column('text', { nullable: true })
  wish: string | null;

  @Field(() => Date, { nullable: true })
  @Column('timestamptz', { nullable: true })
  wishedAt: Date | null;

  /** Only for requests: whether it overlaps another request or a booking. Computed when the row is read. */
  @Field(() => Boolean, {
    nullable: true,
    description:
      'For a request: whether it overlaps another booking or request. Only in queries, not in the answer of a mutation',
  })
  @VirtualColumn({
    type: 'boolean',
    query: (hire) => `${hire}.status = 'REQUESTED' AND ${isHireClashing(hire)}`,
  })
  isClashing?: boolean;

  @Field(() => Int, { nullable: true })
  @Column('integer', { nullable: true })
  depositPence: number | null;

  @Field(() => Int, { nullable: true })
  @Column('integer', { nullable: true })
  chargesPence: number | null;

  @Field(() => Int, { nullable: true })
  @Column('integer', { nullable: true })
  outstandingPence: number | null;

  /** How the outstanding amount is paid. */
  @Field(() => HirePayment, { nullable: true, description: 'How the outstanding amount is paid' })
  @Column('varchar', { length: 10, nullable: true })
  paidBy: HirePayment | null;

  /** `YYYY-MM-DD`. */
  @Field(() => String, { nullable: true, description: 'Date of the agreement, YYYY-MM-DD' })
  @Column('date', { nullable: true })
  agreedOn: string | null;

  /** Why it was declined or cancelled. */
  @Field(() => String, { nullable: true, description: 'Why it was declined or cancelled' })
  @Column('text', { nullable: true })
  declineReason: string | null;

  @Field(() => Date)
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Field(() => Date, { nullable: true })
  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'The id of the admin who decided' })
  @Index('hall_hire_decided_by_id')
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  decidedBy: number | null;
}
