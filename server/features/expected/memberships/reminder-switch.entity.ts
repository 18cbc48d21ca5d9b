import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** That somebody has turned the reminders on or off. Rows are only added; the last one counts, and without one they are off. */
@Entity('reminder_switch')
export class ReminderSwitch {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('boolean')
  isOn: boolean;

  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  madeById: number | null;

  /** As they were called then. */
  @Column('varchar')
  madeByName: string;

  @Column('timestamptz', { default: () => 'now()' })
  madeAt: Date;
}
