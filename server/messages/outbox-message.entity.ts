import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export type OutboxChannel = 'MAIL' | 'SMS';

/**
 * A message that is to leave once the transaction which wrote it is committed. The content is sealed,
 * because a text message may hold a one-time code; the row goes when the message has left.
 */
@Entity('outbox_message')
@Check('outbox_message_channel', `channel IN ('MAIL', 'SMS')`)
export class OutboxMessage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'outbox_message_pkey' })
  id: string;

  @Column('varchar', { length: 4 })
  channel: OutboxChannel;

  @Column('bytea')
  content: Buffer;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** Also the end of the lease of a server that is sending it. */
  @Index('outbox_message_next_attempt_at')
  @Column('timestamptz', { name: 'next_attempt_at', default: () => 'now()' })
  nextAttemptAt: Date;

  /** Later than this nobody wants it: it is dropped and logged. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
