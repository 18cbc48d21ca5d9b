import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import type { ReminderStep } from '../../../../rules/memberships.ts';
import { By, Done } from '../../../database/by.ts';
import { Numbered } from '../../../database/numbered.ts';
import { Donor } from '../../ledger/donors/donor.entity.ts';

/** That a member was written to: each letter of a period once, whatever is started again. It stands in the letter's own transaction. */
@Entity('membership_reminder')
@Check('membership_reminder_step', `step IN ('BEFORE', 'ENDED', 'AFTER')`)
@Unique('membership_reminder_once', ['donorId', 'until', 'step'])
export class MembershipReminder extends Numbered {
  @ForeignKey(() => Donor, { onDelete: 'CASCADE' })
  @Column('integer')
  donorId: number;

  /** The last day of the period, `YYYY-MM-DD`. */
  @Column('date')
  until: string;

  @Column('varchar', { length: 6 })
  step: ReminderStep;

  @Done(By)
  sent: By;
}
