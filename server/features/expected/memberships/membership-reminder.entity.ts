import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { ReminderStep } from '../../../../rules/memberships.ts';
import { Donor } from '../../ledger/donors/donor.entity.ts';

/** That a member was written to: each letter of a period once, whatever is started again. It stands in the letter's own transaction. */
@Entity('membership_reminder')
@Check('membership_reminder_step', `step IN ('BEFORE', 'ENDED', 'AFTER')`)
@Unique('membership_reminder_once', ['donorId', 'until', 'step'])
export class MembershipReminder {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'membership_reminder_pkey',
  })
  id: number;

  @ForeignKey(() => Donor, { name: 'membership_reminder_donor', onDelete: 'CASCADE' })
  @Column('integer', { name: 'donor_id' })
  donorId: number;

  /** The last day of the period, `YYYY-MM-DD`. */
  @Column('date')
  until: string;

  @Column('varchar', { length: 6 })
  step: ReminderStep;

  /** Null when it went by itself. */
  @Index('membership_reminder_sent_by_id')
  @ForeignKey('User', { name: 'membership_reminder_sent_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'sent_by_id', nullable: true })
  sentById: number | null;

  /** As they were called then; empty when it went by itself. */
  @Column('varchar', { name: 'sent_by_name' })
  sentByName: string;

  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' })
  sentAt: Date;
}
