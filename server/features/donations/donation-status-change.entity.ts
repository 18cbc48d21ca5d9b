import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { Donation } from './donation.entity.ts';

/** A change of a donation's status: who made it and when (D32). Rows are only added, never changed. */
@Entity('donation_status_change')
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

  @ForeignKey('User', { name: 'donation_status_change_user_account' })
  @Column('integer', { name: 'changed_by_id' })
  changedById: number;

  /** The admin's name at that time. */
  @Column('varchar', { name: 'changed_by_name', length: 120 })
  changedByName: string;

  @Column('text', { nullable: true })
  note: string | null;

  /** For a change to Paid the day by the clock of the site on which the money was received, `YYYY-MM-DD` (D98). */
  @Column('date', { name: 'received_on', nullable: true })
  receivedOn: string | null;

  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' })
  changedAt: Date;
}
