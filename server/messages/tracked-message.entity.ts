import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Whether a message of the outbox has left, of which nothing else remains: for what may happen to its receiver only then. */
@Entity('tracked_message')
export class TrackedMessage {
  /** Who wrote it about what; of each the newest message. */
  @PrimaryColumn('varchar', { length: 60 })
  about: string;

  @Index()
  @Column('bigint')
  messageId: string;

  @Column('timestamptz', { nullable: true })
  leftAt: Date | null;
}
