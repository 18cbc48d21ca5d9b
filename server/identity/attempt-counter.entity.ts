import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Counts rate-limited attempts, and remembers known networks. In the database, so that it survives restarts and is
 * shared by all servers.
 */
@Entity('attempt_counter')
export class AttemptCounter {
  /** The limit's name and its subject, which is hashed. */
  @PrimaryColumn('varchar', { length: 120 })
  key: string;

  @Column('integer')
  attempts: number;

  @Column('timestamptz', { nullable: true })
  blockedUntil: Date | null;

  @Index()
  @Column('timestamptz')
  forgetAfter: Date;
}
