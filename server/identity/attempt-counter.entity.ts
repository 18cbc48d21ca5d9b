import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How often something limited was tried, or somebody known was seen. In the database, so that neither a restart nor a second server forgets. */
@Entity('attempt_counter')
export class AttemptCounter {
  /** What is limited and for whom; identifying parts are hashed. */
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
