import { type DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { AppError } from '../../rules/errors.ts';
import { countryCodeOf, needsCode } from '../../rules/phone.ts';
import { secondsKept } from '../../rules/retention.ts';
import type { ServerSecret } from '../server-secret.ts';
import { type OutboxChannel, OutboxMessage } from './outbox-message.entity.ts';
import type { Mail, Sms } from './outgoing.ts';
import type { Senders } from './senders.ts';
import { TrackedMessage } from './tracked-message.entity.ts';

/** Seconds. */
const DAY = 24 * 3600;
/** Seconds after which an unsent e-mail is dropped. */
const MAIL_LIFETIME = secondsKept('letters');
/** Seconds after which an unsent notice is dropped. */
const NOTICE_LIFETIME = 3 * DAY;

/** What becomes of a message. */
export interface Sending {
  /** False for a letter that dies, as one with a link: sent later, it would say what is not so. */
  isKept?: boolean;
  /** The end of the time that it names. It does not leave after that, nor is it kept. */
  until?: Date;
  /** Under what `TrackedMessage` says whether it has left. */
  about?: string;
}

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
      failedAt: MoreThan(new Date(Date.now() - DAY * 1000)),
    });
  }

  /** Without a mail server or an address the message is not stored. */
  async mail(manager: EntityManager, mail: Mail, sending: Sending = {}): Promise<void> {
    if (this.senders.mail && mail.to)
      await this.#add(
        manager,
        { ...mail, replyTo: mail.replyTo || undefined },
        { channel: 'MAIL', lifetime: MAIL_LIFETIME, ...sending },
      );
  }

  /**
   * @param lifetime seconds after which an unsent text is dropped
   * @throws AppError UNAVAILABLE without an SMS sender
   */
  async sms(manager: EntityManager, sms: Sms, lifetime: number): Promise<void> {
    this.requireSms();
    // A code is not worth sending later.
    await this.#add(manager, sms, { channel: 'SMS', lifetime, isKept: lifetime >= DAY });
  }

  /** For a text message that nobody waits for: without an SMS sender, or to a number abroad, it is not stored. */
  async notice(manager: EntityManager, sms: Sms, sending: Sending = {}): Promise<void> {
    if (this.sendsSms && needsCode(countryCodeOf(sms.to)))
      await this.#add(manager, sms, { channel: 'SMS', lifetime: NOTICE_LIFETIME, ...sending });
  }

  /** @throws AppError UNAVAILABLE without a mail server */
  requireMail(): void {
    if (!this.sendsMail) throw new AppError('UNAVAILABLE', 'mailNotSetUp');
  }

  /** @throws AppError UNAVAILABLE without an SMS sender */
  requireSms(): void {
    if (!this.sendsSms) throw new AppError('UNAVAILABLE', 'unavailable');
  }

  async #add(
    manager: EntityManager,
    message: Mail | Sms,
    {
      channel,
      lifetime,
      until,
      isKept = !until,
      about,
    }: Sending & { channel: OutboxChannel; lifetime: number },
  ): Promise<void> {
    const { identifiers } = await manager.insert(OutboxMessage, {
      channel,
      isKept,
      content: this.secret.seal('outbox', JSON.stringify(message)),
      expiresAt: () =>
        `least(now() + make_interval(secs => ${Number(lifetime)}), ${until ? `'${until.toISOString()}'` : 'NULL'})`,
    });
    if (about)
      await manager.upsert(TrackedMessage, { about, messageId: identifiers[0]!.id, leftAt: null }, ['about']);
  }
}
