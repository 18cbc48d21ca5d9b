import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { ReminderStep } from '../../../../rules/memberships.ts';
import { Donor } from '../../ledger/donors/donor.entity.ts';

/** That a member was written to: each letter of a period once, whatever is started again. It stands in the letter's own transaction. */
@Entity('membership_reminder')
@Check('membership_reminder_step', `step IN ('BEFORE', 'ENDED', 'AFTER')`)
@Unique('membership_reminder_once', ['donorId', 'until', 'step'])
export class MembershipReminder {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @ForeignKey(() => Donor, { onDelete: 'CASCADE' })
  @Column('integer')
  donorId: number;

  /** The last day of the period, `YYYY-MM-DD`. */
  @Column('date')
  until: string;

  @Column('varchar', { length: 6 })
  step: ReminderStep;

  /** Null when it went by itself. */
  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  sentById: number | null;

  /** As they were called then; empty when it went by itself. */
  @Column('varchar')
  sentByName: string;

  @Column('timestamptz', { default: () => 'now()' })
  sentAt: Date;
}
