import { Column, Entity } from 'typeorm';
import { By, Done } from '../../../database/by.ts';
import { Numbered } from '../../../database/numbered.ts';

/** That somebody has turned the reminders on or off. Rows are only added; the last one counts, and without one they are off. */
@Entity('reminder_switch')
export class ReminderSwitch extends Numbered {
  @Column('boolean')
  isOn: boolean;

  @Done(By)
  made: By;
}
