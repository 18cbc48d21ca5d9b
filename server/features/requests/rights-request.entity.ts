import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, VirtualColumn } from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import { RequestChannel, RequestKind, RequestOutcome } from '../../../rules/request-kinds.ts';
import { Versioned } from '../../database/numbered.ts';

/**
 * A complaint, or what somebody asks about the data that the association keeps of them; for the office only. What was
 * done about it is in `RequestEntry`.
 */
@ObjectType({
  description: 'A complaint, or a request of a person about their data. Days are YYYY-MM-DD',
})
@Entity('rights_request')
@Check('rights_request_kind', `kind IN ('ACCESS', 'RECTIFICATION', 'ERASURE', 'COMPLAINT')`)
@Check('rights_request_channel', `channel IN ('FORM', 'LETTER', 'EMAIL', 'PHONE', 'IN_PERSON')`)
@Check('rights_request_outcome', `outcome IN ('ANSWERED', 'REFUSED', 'WITHDRAWN')`)
@Check(
  'rights_request_closed',
  `(closed_on IS NULL) = (outcome IS NULL) AND (closed_on IS NULL) <> (due_on IS NULL)`,
)
@Index('rights_request_due_on', ['dueOn', 'id'])
export class RightsRequest extends Versioned {
  @Field(() => RequestKind)
  @Column('varchar', { length: 13 })
  kind: RequestKind;

  @Field(() => RequestChannel)
  @Column('varchar', { length: 9 })
  channel: RequestChannel;

  /** What the person is written to in: that of the page of the form. */
  @Column('varchar', { length: 35 })
  letterLanguage: Language;

  @Field(() => String)
  @Column('varchar')
  name: string;

  @Field(() => String)
  @Column('varchar', { length: 254 })
  email: string;

  @Field(() => String)
  @Column('varchar')
  phone: string;

  @Field(() => String)
  @Column('varchar', { default: '' })
  address: string;

  /** Whom it is about, if that is not who asks. */
  @Field(() => String, { description: 'Whom it is about; empty if it is the sender' })
  @Column('varchar')
  onBehalfOf: string;

  @Field(() => String)
  @Column('text')
  about: string;

  /** Who was signed in when the form was sent: an account of the main site, or a matrimonial member. */
  @Field(() => Int, { nullable: true, description: 'The main-site account that was signed in' })
  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  userId: number | null;

  @Field(() => Int, { nullable: true, description: 'The matrimonial member who was signed in' })
  @ForeignKey('Member', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  memberId: number | null;

  /** The name of that account now. */
  @Field(() => String, { nullable: true, description: 'The name of that account' })
  @VirtualColumn({
    type: 'varchar',
    query: (item) => `SELECT name FROM user_account WHERE id = ${item}.user_id
      UNION ALL SELECT name FROM member WHERE id = ${item}.member_id LIMIT 1`,
  })
  accountName?: string | null;

  /** The office is satisfied who it is. */
  @Field(() => Boolean)
  @Column('boolean', { default: false })
  identityChecked: boolean;

  /** Days are `YYYY-MM-DD`, by the clock of the site. */
  @Field(() => String)
  @Column('date')
  receivedOn: string;

  @Field(() => String)
  @Column('date')
  acknowledgeBy: string;

  @Field(() => String)
  @Column('date')
  answerBy: string;

  /** Months by which the time for the answer was extended; null while it was not. */
  @Field(() => Int, { nullable: true, description: 'Months by which the deadline was extended' })
  @Column('smallint', { nullable: true })
  extendedBy: number | null;

  /** Until when the next step has to be done (`nextStep`); null when it is closed. */
  @Column('date', { nullable: true })
  dueOn: string | null;

  /** Who does it. */
  @Field(() => Int, { nullable: true })
  @Index('rights_request_assigned_to_id')
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  assignedTo: number | null;

  @Field(() => String, { nullable: true })
  @VirtualColumn({
    type: 'varchar',
    query: (item) => `SELECT name FROM user_account WHERE id = ${item}.assigned_to`,
  })
  assigneeName?: string | null;

  @Field(() => String, { nullable: true })
  @Column('date', { nullable: true })
  acknowledgedOn: string | null;

  @Field(() => String, { nullable: true })
  @Column('date', { nullable: true })
  closedOn: string | null;

  @Field(() => RequestOutcome, { nullable: true })
  @Column('varchar', { length: 9, nullable: true })
  outcome: RequestOutcome | null;

  /** Indexed, because each new one is compared with those of the last minutes. */
  @Field(() => Date)
  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
