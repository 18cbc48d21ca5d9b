import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DonationStatus } from '../../../rules/donation-states.ts';
import type { DonationWay } from '../../../rules/donation-ways.ts';
import { Donation } from './donation.entity.ts';

/** A change of a donation's status: who made it and when (D32). Rows are only added, never changed. */
@Entity('donation_status_change')
@Check(
  'donation_status_change_way',
  `way IN ('ONLINE', 'CASH', 'CHEQUE', 'TRANSFER', 'STANDING_ORDER', 'CARD')`,
)
export class DonationStatusChange {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'donation_status_change_pkey',
  })
  id: number;

  @Index('donation_status_change_donation_id')
  @ForeignKey(() => Donation, { name: 'donation_status_change_donation' })
  @Column('integer', { name: 'donation_id' })
  donationId: number;

  @Column('varchar', { name: 'from_status', length: 10 })
  fromStatus: DonationStatus;

  @Column('varchar', { name: 'to_status', length: 10 })
  toStatus: DonationStatus;

  /** Null once that account is closed. */
  @ForeignKey('User', { name: 'donation_status_change_user_account', onDelete: 'SET NULL' })
  @Column('integer', { name: 'changed_by_id', nullable: true })
  changedById: number | null;

  /** The admin's name at that time; empty when the donor closed their account. */
  @Column('varchar', { name: 'changed_by_name', length: 120 })
  changedByName: string;

  @Column('text', { nullable: true })
  note: string | null;

  /** For a change to Paid the day by the clock of the site on which the money was received, `YYYY-MM-DD` (D98). */
  @Column('date', { name: 'received_on', nullable: true })
  receivedOn: string | null;

  /** For a change to Paid how the money came, if somebody said so. */
  @Column('varchar', { length: 14, nullable: true })
  way: DonationWay | null;

  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' })
  changedAt: Date;
}
