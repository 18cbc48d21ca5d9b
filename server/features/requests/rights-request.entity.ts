import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  VersionColumn,
  VirtualColumn,
} from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import type { RequestChannel, RequestKind, RequestOutcome } from '../../../rules/request-kinds.ts';

/**
 * A complaint, or what somebody asks about the data that the association keeps of them; for the office only. What was
 * done about it is in `RequestEntry`.
 */
@Entity('rights_request')
@Check('rights_request_kind', `kind IN ('ACCESS', 'RECTIFICATION', 'ERASURE', 'COMPLAINT')`)
@Check('rights_request_channel', `channel IN ('FORM', 'LETTER', 'EMAIL', 'PHONE', 'IN_PERSON')`)
@Check('rights_request_outcome', `outcome IN ('ANSWERED', 'REFUSED', 'WITHDRAWN')`)
@Check(
  'rights_request_closed',
  `(closed_on IS NULL) = (outcome IS NULL) AND (closed_on IS NULL) <> (due_on IS NULL)`,
)
@Index('rights_request_due_on', ['dueOn', 'id'])
export class RightsRequest {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('varchar', { length: 13 })
  kind: RequestKind;

  @Column('varchar', { length: 9 })
  channel: RequestChannel;

  /** What the person is written to in: that of the page of the form. */
  @Column('varchar', { length: 35 })
  letterLanguage: Language;

  @Column('varchar')
  name: string;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar')
  phone: string;

  @Column('varchar', { default: '' })
  address: string;

  /** Whom it is about, if that is not who asks. */
  @Column('varchar')
  onBehalfOf: string;

  @Column('text')
  about: string;

  /** Who was signed in when the form was sent: an account of the main site, or a matrimonial member. */
  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  userId: number | null;

  @ForeignKey('Member', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  memberId: number | null;

  /** The name of that account now. */
  @VirtualColumn({
    type: 'varchar',
    query: (item) => `SELECT name FROM user_account WHERE id = ${item}.user_id
      UNION ALL SELECT name FROM member WHERE id = ${item}.member_id LIMIT 1`,
  })
  accountName?: string | null;

  /** The office is satisfied who it is. */
  @Column('boolean', { default: false })
  identityChecked: boolean;

  /** Days are `YYYY-MM-DD`, by the clock of the site. */
  @Column('date')
  receivedOn: string;

  @Column('date')
  acknowledgeBy: string;

  @Column('date')
  answerBy: string;

  /** Months by which the time for the answer was extended; null while it was not. */
  @Column('smallint', { nullable: true })
  extendedBy: number | null;

  /** Until when the next step has to be done (`nextStep`); null when it is closed. */
  @Column('date', { nullable: true })
  dueOn: string | null;

  /** Who does it. */
  @Index('rights_request_assigned_to_id')
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  assignedTo: number | null;

  @VirtualColumn({
    type: 'varchar',
    query: (item) => `SELECT name FROM user_account WHERE id = ${item}.assigned_to`,
  })
  assigneeName?: string | null;

  @Column('date', { nullable: true })
  acknowledgedOn: string | null;

  @Column('date', { nullable: true })
  closedOn: string | null;

  @Column('varchar', { length: 9, nullable: true })
  outcome: RequestOutcome | null;

  /** Indexed, because each new one is compared with those of the last minutes. */
  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
