import type { EntityManager } from 'typeorm';
import { AppError } from '../../rules/errors.ts';
import type { ServerSecret } from '../server-secret.ts';
import { type OutboxChannel, OutboxMessage } from './outbox-message.entity.ts';
import type { Mail, Sms } from './outgoing.ts';
import type { Senders } from './senders.ts';

/** Seconds for which a letter is worth sending. */
const MAIL_LIFETIME = 3 * 24 * 3600;

/**
 * Takes messages inside the transaction of a write: they leave after the commit, and not at all when it
 * rolls back. Nothing is sent from here.
 */
export class Outbox {
  constructor(
    private readonly secret: ServerSecret,
    private readonly senders: Senders,
  ) {}

  /** A letter that has no way out is not written. */
  async mail(manager: EntityManager, mail: Mail): Promise<void> {
    if (this.senders.mail) await this.#add(manager, 'MAIL', mail, MAIL_LIFETIME);
  }

  /**
   * @param lifetime seconds after which the text is worth nothing any more
   * @throws AppError UNAVAILABLE where no text message can be sent
   */
  async sms(manager: EntityManager, sms: Sms, lifetime: number): Promise<void> {
    this.requireSms();
    await this.#add(manager, 'SMS', sms, lifetime);
  }

  /** A text message for which nobody waits: one that has no way out is not written. */
  async smsNews(manager: EntityManager, sms: Sms, lifetime: number): Promise<void> {
    if (this.senders.sms) await this.#add(manager, 'SMS', sms, lifetime);
  }

  /** @throws AppError UNAVAILABLE where no text message can be sent */
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
