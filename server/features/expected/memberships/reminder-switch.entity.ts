import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** That somebody has turned the reminders on or off. Rows are only added; the last one counts, and without one they are off. */
@Entity('reminder_switch')
export class ReminderSwitch {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'reminder_switch_pkey' })
  id: number;

  @Column('boolean', { name: 'is_on' })
  isOn: boolean;

  @Index('reminder_switch_made_by_id')
  @ForeignKey('User', { name: 'reminder_switch_made_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'made_by_id', nullable: true })
  madeById: number | null;

  /** As they were called then. */
  @Column('varchar', { name: 'made_by_name' })
  madeByName: string;

  @Column('timestamptz', { name: 'made_at', default: () => 'now()' })
  madeAt: Date;
}
