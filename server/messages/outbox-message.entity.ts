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

  /** After this it is not tried any more; once it has failed, when it is deleted. */
  @Column('timestamptz')
  expiresAt: Date;

  /** When it fails, the office decides about it. A code, and a letter with a link that dies, is not worth sending later. */
  @Column('boolean', { default: true })
  isKept: boolean;

  /** It is not tried again: it was refused for good, or could not be sent in time. */
  @Column('timestamptz', { nullable: true })
  failedAt: Date | null;

  /** With which it was refused for good. */
  @Column('smallint', { nullable: true })
  refusedCode: number | null;
}
