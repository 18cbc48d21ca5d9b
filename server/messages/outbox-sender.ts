import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { DataSource } from 'typeorm';
import type { ServerSecret } from '../server-secret.ts';
import { endExpired, markRefused } from './failed-messages.ts';
import type { OutboxChannel } from './outbox-message.entity.ts';
import { MessageRefused } from './outgoing.ts';
import type { Senders } from './senders.ts';

/** Milliseconds between polls. */
const POLL_INTERVAL = 2000;
/** Seconds after which the message of a killed server is another's; a server that is sending it renews this. */
const LEASE = 120;
/** Milliseconds for what is being sent when the server stops. */
const STOPS_WITHIN = 20_000;
/** Seconds until the first retry; doubles with each further one, up to the longest. */
const FIRST_RETRY = 20;
const LONGEST_RETRY = 3600;

/** Sent independently: an unresponsive mail server must not delay one-time codes. */
const CHANNELS: readonly OutboxChannel[] = ['SMS', 'MAIL'];

interface ClaimedMessage {
  id: string;
  content: Buffer;
  attempts: number;
}

/** Claims one message at a time, so that its lease begins when it is sent. */
const CLAIM = `
  UPDATE outbox_message SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE})
   WHERE id = (SELECT id FROM outbox_message
                WHERE channel = $1 AND next_attempt_at <= now() AND expires_at > now() AND failed_at IS NULL
                ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, content, attempts`;

/** Of the claim of that attempt alone: another server's is its own. */
const RENEW = `
  UPDATE outbox_message SET next_attempt_at = now() + make_interval(secs => ${LEASE}) WHERE id = $1 AND attempts = $2`;

/** Forgets a message that has been sent, but for the note that somebody has asked for. */
const SENT = `
  WITH sent AS (DELETE FROM outbox_message WHERE id = $1 RETURNING id)
  UPDATE tracked_message SET left_at = now() FROM sent WHERE message_id = sent.id`;

/**
 * Sends the messages of the outbox; several servers may do so at once. Delivery is at least once: if a server is
 * killed between sending a message and deleting its row, the message is sent again, a letter with the same Message-ID.
 */
export class OutboxSender {
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;
  /** Polls in progress. */
  private readonly polls = new Map<OutboxChannel, Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly secret: ServerSecret,
    private readonly senders: Senders,
    private readonly log: FastifyBaseLogger,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      for (const channel of CHANNELS) if (!this.polls.has(channel)) this.#poll(channel);
    }, POLL_INTERVAL);
    this.timer.unref();
  }

  /**
   * Waits for messages that are being sent, but not for ever: one that is still on its way is sent again when its lease
   * has expired. The others are sent after the next start, or by another server.
   * @param within milliseconds
   */
  async stop(within = STOPS_WITHIN): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    await Promise.race([Promise.all(this.polls.values()), delay(within, undefined, { ref: false })]);
  }

  /** Sends everything that is due; what fails is retried later. */
  async sendDue(): Promise<void> {
    await Promise.all(CHANNELS.map((channel) => this.#sendChannel(channel)));
  }

  #poll(channel: OutboxChannel): void {
    const poll = this.#sendChannel(channel)
      .catch((error) => this.log.error({ err: error }, 'The outbox could not be read; it will be retried'))
      .finally(() => this.polls.delete(channel));
    this.polls.set(channel, poll);
  }

  async #sendChannel(channel: OutboxChannel): Promise<void> {
    const sender = channel === 'MAIL' ? this.senders.mail : this.senders.sms;
    while (sender && !this.isStopping) {
      const [[message]] = await this.dataSource.query<[ClaimedMessage[], number]>(CLAIM, [channel]);
      if (!message) break;
      await this.#send(channel, sender, message);
    }
    const { ended } = await endExpired(this.dataSource, channel);
    for (const { attempts } of ended)
      this.log.error({ channel, attempts }, 'A message expired before it could be sent');
  }

  async #send(
    channel: OutboxChannel,
    sender: { send(message: unknown, id: string): Promise<void> },
    { id, content, attempts }: ClaimedMessage,
  ): Promise<void> {
    const lease = setInterval(() => this.#renew(id, attempts), (LEASE / 3) * 1000);
    try {
      await sender.send(JSON.parse(this.secret.open('outbox', content)), idOf(content));
      await this.dataSource.query(SENT, [id]);
    } catch (error) {
      if (error instanceof MessageRefused && error.isPermanent) {
        this.log.error({ channel, code: error.code }, 'A message was permanently rejected');
        return markRefused(this.dataSource, id, error.code);
      }
      const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (attempts - 1));
      this.log.warn(
        { err: error, channel, attempts, wait },
        'A message could not be sent; it will be retried',
      );
      await this.dataSource.query(
        'UPDATE outbox_message SET next_attempt_at = now() + make_interval(secs => $2) WHERE id = $1',
        [id, wait],
      );
    } finally {
      clearInterval(lease);
    }
  }

  #renew(id: string, attempts: number): void {
    this.dataSource
      .query(RENEW, [id, attempts])
      .catch((err) => this.log.error({ err }, 'A message that is being sent may be sent twice'));
  }
}

/** Of what is sealed, which no other message has, not of the row's number, which a restore gives to another. */
const idOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 32);
