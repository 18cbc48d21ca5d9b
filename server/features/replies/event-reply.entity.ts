import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index } from 'typeorm';
import type { Arrival } from '../../../rules/arrivals.ts';
import type { Language } from '../../../rules/languages.ts';
import type { ReplyValues } from '../../../rules/replies.ts';
import type { ReleasedFor, ReplyState } from '../../../rules/reply-states.ts';
import { Versioned } from '../../database/numbered.ts';

const LIVE = `state IN ('COMING', 'WAITING', 'OFFERED')`;

/** The constraints that refuse a second reply of a household to a date. */
const ONE_BY_EMAIL = 'event_reply_one_by_email';
const ONE_BY_MOBILE = 'event_reply_one_by_mobile';

/** Who comes once there is room for all of a family. */
export type FurtherSaid = Pick<
  EventReply,
  'ages' | 'diets' | 'answers' | 'needs' | 'total' | 'isMemberPrice' | 'pence'
>;

/** Of a family that waits for no further places. */
export const NO_FURTHER = {
  ...{ further: null, furtherPeople: 0, furtherSince: null, furtherUntil: null },
} as const;

/** What a household says of a date of an event: how many come, what they eat. No field of a type: who reads it sees parts. */
@Entity('event_reply')
@Check('event_reply_state', `state IN ('COMING', 'WAITING', 'OFFERED', 'WITHDRAWN', 'RELEASED')`)
@Check('event_reply_released', `released_for IS NULL OR state = 'RELEASED'`)
@Check('event_reply_offered', `(state = 'OFFERED') = (offered_until IS NOT NULL)`)
@Check('event_reply_waiting', `state NOT IN ('WAITING', 'OFFERED') OR waiting_since IS NOT NULL`)
@Check('event_reply_total', 'total > 0')
@Check(
  'event_reply_further',
  `CASE WHEN further_people > 0 THEN state = 'COMING' AND further IS NOT NULL AND further_since IS NOT NULL
        ELSE further_people = 0 AND further IS NULL AND further_since IS NULL AND further_until IS NULL END`,
)
@Index(ONE_BY_EMAIL, ['eventId', 'day', 'email'], { unique: true, where: `${LIVE} AND email <> ''` })
@Index(ONE_BY_MOBILE, ['eventId', 'day', 'mobileKey'], {
  unique: true,
  where: `${LIVE} AND mobile_key <> ''`,
})
@Index(['eventId', 'day'])
export class EventReply extends Versioned {
  @ForeignKey('Event', { onDelete: 'CASCADE' })
  @Column('integer')
  eventId: number;

  /** The date's key, `YYYY-MM-DD`: it stays when the date is moved. */
  @Column('date')
  day: string;

  @Column('varchar', { length: 10 })
  state: ReplyState;

  /** Made up by the client, so that a repeated reply is recognised; null of what the office entered. */
  @Index({ unique: true })
  @Column('varchar', { length: 64, nullable: true })
  idempotencyKey: string | null;

  /** SHA-256 of what is in the private link; null where there is none, and once nobody is known of it any more. */
  @Index({ unique: true })
  @Column('bytea', { nullable: true })
  tokenHash: Buffer | null;

  /** What tells the private link from those of another reply of that number, and from those before the office corrected the e-mail. */
  @Column('varchar', { length: 43, default: '' })
  linkSalt: string;

  /** Whose account it was sent with; null for whoever was not signed in, and once that account is closed. */
  @Index()
  @ForeignKey('User', { name: 'event_reply_user_account', onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  userId: number | null;

  @Column('varchar')
  name: string;

  /** In small letters. */
  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar')
  mobile: string;

  /** The number's digits, by which a household is recognised. */
  @Column('varchar')
  mobileKey: string;

  /** What the family is written to in: that of the page on which it replied. */
  @Column('varchar', { length: 35 })
  letterLanguage: Language;

  @Column('jsonb')
  ages: ReplyValues['ages'];

  @Column('integer')
  total: number;

  @Column('jsonb')
  diets: ReplyValues['diets'];

  @Column('jsonb')
  answers: ReplyValues['answers'];

  @Column('varchar')
  needs: string;

  @Column('timestamptz', { nullable: true })
  waitingSince: Date | null;

  @Column('timestamptz', { nullable: true })
  offeredUntil: Date | null;

  /** What a family that has places would have said if there had been room for all of them; null of one that wants no more. */
  @Column('jsonb', { nullable: true })
  further: FurtherSaid | null;

  /** For how many further places it waits. */
  @Column('integer', { default: 0 })
  furtherPeople: number;

  @Column('timestamptz', { nullable: true })
  furtherSince: Date | null;

  /** Until when the further places are kept that are offered to it. */
  @Column('timestamptz', { nullable: true })
  furtherUntil: Date | null;

  /** Whether they said that they are members, where those pay less. */
  @Column('boolean', { default: false })
  isMemberPrice: boolean;

  /** What all of them cost together, as they were told. */
  @Column('integer', { default: 0 })
  pence: number;

  /** The day by which the family was asked to pay, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  payBy: string | null;

  /** When the family was told that its places go unless it pays. */
  @Column('timestamptz', { nullable: true })
  warnedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  /** Why it has no place any more; null of one that has not been released. */
  @Column('varchar', { length: 6, nullable: true })
  releasedFor: ReleasedFor | null;

  /** The letter that did not reach it, as it has no email or the letter was refused: the office rings instead. Null once it has. */
  @Column('varchar', { length: 10, nullable: true })
  ringAbout: string | null;

  /** When the event begins, as the family was last told. */
  @Column('timestamptz')
  toldStartsAt: Date;

  /** Where it is, as the family was last told, in the event's own language; null of who replied before this was kept. */
  @Column('varchar', { nullable: true })
  toldPlace: string | null;

  /** Whether the family was told that the event does not take place. */
  @Column('boolean', { default: false })
  isToldOff: boolean;

  /** The latest word from the door, see `laterArrival`: written by the door alone, never by who saves an older state of the row. */
  @Column({ type: 'jsonb', nullable: true, update: false })
  arrival: Arrival | null;

  @Column('boolean', { default: false })
  isByOffice: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
