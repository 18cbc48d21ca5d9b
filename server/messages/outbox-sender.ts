import type { FastifyBaseLogger } from 'fastify';
import type { DataSource } from 'typeorm';
import type { ServerSecret } from '../server-secret.ts';
import type { OutboxChannel } from './outbox-message.entity.ts';
import { MessageRefused } from './outgoing.ts';
import type { Senders } from './senders.ts';

/** Milliseconds between two looks at the outbox. */
const INTERVAL = 2000;
/** Seconds, longer than any sender's patience: a server that took a message and died gives it back. */
const LEASE = 120;
/** Seconds until the second try; it doubles with every further one, up to the longest. */
const FIRST_RETRY = 20;
const LONGEST_RETRY = 3600;

/** Each on its own: a mail server that hangs must not hold up one-time codes. */
const CHANNELS: readonly OutboxChannel[] = ['SMS', 'MAIL'];

interface TakenMessage {
  id: string;
  content: Buffer;
  attempts: number;
}

/** One at a time, so that the lease begins when the sending does. */
const TAKE = `
  UPDATE outbox_message SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE})
   WHERE id = (SELECT id FROM outbox_message
                WHERE channel = $1 AND next_attempt_at <= now() AND expires_at > now()
                ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, content, attempts`;

/**
 * Sends what the outbox holds, on any number of servers at once. A message leaves at least once: a server
 * that dies between sending and forgetting sends it again.
 */
export class OutboxSender {
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;
  /** The looks that are not over yet. */
  private readonly rounds = new Map<OutboxChannel, Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly secret: ServerSecret,
    private readonly senders: Senders,
    private readonly log: FastifyBaseLogger,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      for (const channel of CHANNELS) if (!this.rounds.has(channel)) this.#look(channel);
    }, INTERVAL);
    this.timer.unref();
  }

  /** Waits for what is being sent; the rest leaves after the next start, or from another server. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    await Promise.all(this.rounds.values());
  }

  /** Sends everything that is due now; what fails is due again later. */
  async sendDue(): Promise<void> {
    await Promise.all(CHANNELS.map((channel) => this.#sendChannel(channel)));
  }

  #look(channel: OutboxChannel): void {
    const round = this.#sendChannel(channel)
      .catch((error) => this.log.error({ err: error }, 'The outbox could not be read; it is tried again'))
      .finally(() => this.rounds.delete(channel));
    this.rounds.set(channel, round);
  }

  async #sendChannel(channel: OutboxChannel): Promise<void> {
    const sender = channel === 'MAIL' ? this.senders.mail : this.senders.sms;
    while (sender && !this.isStopping) {
      const [[message]] = await this.dataSource.query<[TakenMessage[], number]>(TAKE, [channel]);
      if (!message) break;
      await this.#send(channel, sender, message);
    }
    const [expired] = await this.dataSource.query<[{ attempts: number }[], number]>(
      'DELETE FROM outbox_message WHERE channel = $1 AND expires_at <= now() RETURNING attempts',
      [channel],
    );
    for (const { attempts } of expired)
      this.log.error({ channel, attempts }, 'A message could not be sent in time and is dropped');
  }

  async #send(
    channel: OutboxChannel,
    sender: { send(message: unknown): Promise<void> },
    { id, content, attempts }: TakenMessage,
  ): Promise<void> {
    try {
      await sender.send(JSON.parse(this.secret.open('outbox', content)));
      await this.dataSource.query('DELETE FROM outbox_message WHERE id = $1', [id]);
    } catch (error) {
      if (error instanceof MessageRefused && error.isForGood) return this.#drop(channel, id, error);
      const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (attempts - 1));
      this.log.warn(
        { err: error, channel, attempts, wait },
        'A message could not be sent; it is tried again',
      );
      await this.dataSource.query(
        'UPDATE outbox_message SET next_attempt_at = now() + make_interval(secs => $2) WHERE id = $1',
        [id, wait],
      );
    }
  }

  async #drop(channel: OutboxChannel, id: string, { code }: MessageRefused): Promise<void> {
    this.log.error({ channel, code }, 'A message was refused for good and is dropped');
    await this.dataSource.query('DELETE FROM outbox_message WHERE id = $1', [id]);
  }
}
