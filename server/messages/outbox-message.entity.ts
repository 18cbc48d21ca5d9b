import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export type OutboxChannel = 'MAIL' | 'SMS';

/**
 * A message to be sent after the commit of the transaction that inserted it. The content is encrypted, because it
 * may contain a one-time code. The row is deleted when the message has been sent.
 */
@Entity('outbox_message')
@Check('outbox_message_channel', `channel IN ('MAIL', 'SMS')`)
export class OutboxMessage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column('varchar', { length: 4 })
  channel: OutboxChannel;

  @Column('bytea')
  content: Buffer;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** While a server is sending it, the end of that server's lease. */
  @Index()
  @Column('timestamptz', { default: () => 'now()' })
  nextAttemptAt: Date;

  /** After this it is dropped, and that is logged. */
  @Column('timestamptz')
  expiresAt: Date;

  /** With which it was refused for good: it is not tried again, its content is gone, and a day later the row. */
  @Column('smallint', { nullable: true })
  refusedCode: number | null;
}
