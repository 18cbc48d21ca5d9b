import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { DonationNote } from '../../../rules/donation-notes.ts';
import { DonationStatus } from '../../../rules/donation-states.ts';
import type { DonationWay } from '../../../rules/donation-ways.ts';
import { Donation } from './donation.entity.ts';

const NOTE_CODES = `note_code IN ('ACCOUNT_CLOSED', 'BANK_DECISION_TAKEN_BACK', 'PAID_TOGETHER_UNDONE', 'IMPORT_TAKEN_BACK',
  'CHEQUE')`;

/** A change of a donation's status: who made it and when. Rows are only added, never changed. */
@Entity('donation_status_change')
@Check('donation_status_change_note_code', NOTE_CODES)
@Check(
  'donation_status_change_way',
  `way IN ('ONLINE', 'CASH', 'CHEQUE', 'TRANSFER', 'STANDING_ORDER', 'CARD')`,
)
export class DonationStatusChange {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Index()
  @ForeignKey(() => Donation)
  @Column('integer')
  donationId: number;

  @Column('varchar', { length: 10 })
  fromStatus: DonationStatus;

  @Column('varchar', { length: 10 })
  toStatus: DonationStatus;

  /** Null once that account is closed. */
  @Index()
  @ForeignKey('User', { name: 'donation_status_change_user_account', onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  changedById: number | null;

  /** The admin's name at that time; empty when the donor closed their account. */
  @Column('varchar')
  changedByName: string;

  @Column('text', { nullable: true })
  note: string | null;

  /** What the site itself has to say of it, beside what somebody has written. */
  @Column('varchar', { length: 24, nullable: true })
  noteCode: DonationNote | null;

  /** For a change to Paid the day by the clock of the site on which the money was received, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  receivedOn: string | null;

  /** For a change to Paid how the money came, if somebody said so. */
  @Column('varchar', { length: 14, nullable: true })
  way: DonationWay | null;

  @Column('timestamptz', { default: () => 'now()' })
  changedAt: Date;
}
