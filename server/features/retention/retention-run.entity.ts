import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RetentionKind } from '../../../rules/retention.ts';

/** When what is kept no longer was last removed, for each kind. */
@Entity('retention_run')
export class RetentionRun {
  @PrimaryColumn('varchar', { length: 40 })
  kind: RetentionKind;

  /** Not before. */
  @Column('timestamptz')
  dueAt: Date;

  /** Of the last run that succeeded. */
  @Column('timestamptz', { nullable: true })
  lastRunAt: Date | null;

  /** By that run. */
  @Column('integer', { default: 0 })
  removed: number;

  @Column('integer', { default: 0 })
  removedInAll: number;

  /** Since when it fails; null while it does not. The log says why. */
  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;
}
