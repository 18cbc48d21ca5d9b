import { type DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { AppError } from '../../rules/errors.ts';
import { secondsKept } from '../../rules/retention.ts';
import type { ServerSecret } from '../server-secret.ts';
import { type OutboxChannel, OutboxMessage } from './outbox-message.entity.ts';
import type { Mail, Sms } from './outgoing.ts';
import type { Senders } from './senders.ts';

/** Seconds after which an unsent e-mail is dropped. */
const MAIL_LIFETIME = secondsKept('letters');

/**
 * Stores messages inside the transaction of a write, so that they are sent after its commit and never after a
 * rollback. `OutboxSender` sends them.
 */
export class Outbox {
  constructor(
    private readonly secret: ServerSecret,
    private readonly senders: Senders,
  ) {}

  /** Whether e-mails are sent. */
  get sendsMail(): boolean {
    return this.senders.mail !== undefined;
  }

  /** Whether text messages are sent. */
  get sendsSms(): boolean {
    return this.senders.sms !== undefined;
  }

  /** Whether the SMS gateway has refused a message in the last day, as with wrong settings or an empty account. */
  hasRefusedTexts({ manager }: DataSource): Promise<boolean> {
    return manager.existsBy(OutboxMessage, {
      channel: 'SMS',
      refusedCode: Not(IsNull()),
      expiresAt: MoreThan(new Date()),
    });
  }

  /** Without a mail server the message is not stored. */
  async mail(manager: EntityManager, mail: Mail): Promise<void> {
    if (this.senders.mail) await this.#add(manager, 'MAIL', mail, MAIL_LIFETIME);
  }

  /**
   * @param lifetime seconds after which an unsent text is dropped
   * @throws AppError UNAVAILABLE without an SMS sender
   */
  async sms(manager: EntityManager, sms: Sms, lifetime: number): Promise<void> {
    this.requireSms();
    await this.#add(manager, 'SMS', sms, lifetime);
  }

  /** For a text message that nobody waits for: without an SMS sender it is not stored. */
  async smsIfConfigured(manager: EntityManager, sms: Sms, lifetime: number): Promise<void> {
    if (this.senders.sms) await this.#add(manager, 'SMS', sms, lifetime);
  }

  /** @throws AppError UNAVAILABLE without an SMS sender */
  requireSms(): void {
    if (!this.senders.sms) throw new AppError('UNAVAILABLE', 'unavailable');
  }

  async #add(
    manager: EntityManager,
    channel: OutboxChannel,
    message: Mail | Sms,
    lifetime: number,
  ): Promise<void> {
    await manager.insert(OutboxMessage, {
      channel,
      content: this.secret.seal('outbox', JSON.stringify(message)),
      expiresAt: () => `now() + make_interval(secs => ${Number(lifetime)})`,
    });
  }
}
