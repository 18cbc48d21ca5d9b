import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a background task is next due. All servers on a database share the row, so that only one of them runs the task. */
@Entity('scheduled_task')
export class ScheduledTask {
  @PrimaryColumn('varchar', { length: 80, primaryKeyConstraintName: 'scheduled_task_pkey' })
  name: string;

  /** While a server runs it, the end of that server's lease. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt: Date;

  /** The server that runs it. */
  @Column('uuid', { name: 'held_by', nullable: true })
  heldBy: string | null;

  /** Null while it succeeds. The log says why it fails. */
  @Column('timestamptz', { name: 'failing_since', nullable: true })
  failingSince: Date | null;
}
