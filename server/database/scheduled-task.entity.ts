import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a background task is next due. All servers on a database share the row, so that only one of them runs the task. */
@Entity('scheduled_task')
export class ScheduledTask {
  @PrimaryColumn('varchar', { length: 80 })
  name: string;

  /** While a server runs it, the end of that server's lease. */
  @Column('timestamptz')
  dueAt: Date;

  /** The server that runs it. */
  @Column('uuid', { nullable: true })
  heldBy: string | null;

  /** Null while it succeeds. The log says why it fails. */
  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;
}
