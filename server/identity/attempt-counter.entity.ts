import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Counts rate-limited attempts, and remembers known networks. In the database, so that it survives restarts and is
 * shared by all servers.
 */
@Entity('attempt_counter')
export class AttemptCounter {
  /** The limit's name and its subject, which is hashed. */
  @PrimaryColumn('varchar', { length: 120, primaryKeyConstraintName: 'attempt_counter_pkey' })
  key: string;

  @Column('integer')
  attempts: number;

  @Column('timestamptz', { name: 'blocked_until', nullable: true })
  blockedUntil: Date | null;

  @Index('attempt_counter_forget_after')
  @Column('timestamptz', { name: 'forget_after' })
  forgetAfter: Date;
}
