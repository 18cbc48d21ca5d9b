import type { DataSource, EntityManager } from 'typeorm';
import { secondsKept } from '../../rules/retention.ts';
import { deleteSome } from '../database/remove-some.ts';
import type { ServerSecret } from '../server-secret.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxChannel } from './outbox-message.entity.ts';
import type { Mail, Sms } from './outgoing.ts';

/** One that is not kept only leaves a mark that it was refused. */
const HAS_FAILED = 'failed_at IS NOT NULL AND is_kept';

/** Sets when a failed message is deleted; a mark says for a day that the gateway refuses. */
const KEPT_UNTIL = `now() + CASE WHEN is_kept
  THEN make_interval(secs => ${secondsKept('failedLetters')}) ELSE interval '1 day' END`;

/** How many are shown; when some are dealt with, the next follow. */
const SHOWN = 100;

/** A message that could not be sent, without what it says. */
export interface FailedMessage {
  id: number;
  channel: OutboxChannel;
  /** Empty when it cannot be opened, because the server's secret has changed. */
  to: string;
  /** Empty for a text message. */
  subject: string;
  createdAt: Date;
  failedAt: Date;
  /** With which it was refused for good; null when it could not be delivered in time. */
  refusedCode: number | null;
}

/** Messages of the outbox that are not tried again until the office decides about them. */
export class FailedMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secret: ServerSecret,
    private readonly outbox: Pick<Outbox, 'requireMail' | 'requireSms'>,
  ) {}

  /** The newest first. */
  async list(): Promise<FailedMessage[]> {
    const rows = await this.dataSource.query<(Omit<FailedMessage, 'to' | 'subject'> & { content: Buffer })[]>(
      `SELECT id::integer, channel, content, created_at AS "createdAt", failed_at AS "failedAt",
              refused_code AS "refusedCode"
         FROM outbox_message WHERE ${HAS_FAILED}
        ORDER BY failed_at DESC, id DESC LIMIT ${SHOWN}`,
    );
    return rows.map(({ content, ...row }) => ({ ...row, ...this.#headOf(content) }));
  }

  async count(): Promise<{ count: number; since: Date | null }> {
    const [found] = await this.dataSource.query<[{ count: number; since: Date | null }]>(
      `SELECT count(*)::integer AS count, min(failed_at) AS since
         FROM outbox_message WHERE ${HAS_FAILED}`,
    );
    return found;
  }

  /**
   * Puts them into the outbox again, for as long as new ones.
   * @returns the ids of those that had failed
   * @throws AppError UNAVAILABLE where nothing can send them
   */
  async sendAgain(manager: EntityManager, ids: readonly number[]): Promise<number[]> {
    const [rows] = await manager.query<[{ id: string; channel: OutboxChannel }[], number]>(
      `UPDATE outbox_message
          SET failed_at = NULL, refused_code = NULL, attempts = 0, next_attempt_at = now(),
              expires_at = now() + make_interval(secs => ${secondsKept('letters')})
        WHERE id = ANY ($1) AND ${HAS_FAILED} RETURNING id, channel`,
      [ids],
    );
    const channels = new Set(rows.map(({ channel }) => channel));
    if (channels.has('MAIL')) this.outbox.requireMail();
    if (channels.has('SMS')) this.outbox.requireSms();
    return rows.map(({ id }) => Number(id));
  }

  /** Deletes them. @returns the ids of those that had failed */
  async remove(manager: EntityManager, ids: readonly number[]): Promise<number[]> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `DELETE FROM outbox_message WHERE id = ANY ($1) AND ${HAS_FAILED} RETURNING id`,
      [ids],
    );
    return rows.map(({ id }) => Number(id));
  }

  /** Deletes those about which nobody has decided in time. @returns how many */
  removeOld(limit: number): Promise<number> {
    return deleteSome(this.dataSource, 'outbox_message', `${HAS_FAILED} AND expires_at <= now()`, limit);
  }

  #headOf(content: Buffer): Pick<FailedMessage, 'to' | 'subject'> {
    try {
      const { to, subject = '' }: Sms & Partial<Mail> = JSON.parse(this.secret.open('outbox', content));
      return { to, subject };
    } catch {
      return { to: '', subject: '' };
    }
  }
}

/** Marks a message that was refused for good, by which the office learns of it. */
export async function markRefused({ manager }: DataSource, id: string, code: number): Promise<void> {
  await manager.query(
    `UPDATE outbox_message
        SET refused_code = $2, failed_at = now(), expires_at = ${KEPT_UNTIL},
            content = CASE WHEN is_kept THEN content ELSE '' END
      WHERE id = $1`,
    [id, code],
  );
}

interface Ended {
  channel: OutboxChannel;
  attempts: number;
}

/**
 * Ends the attempts at messages that could not be sent in time, and deletes what nobody decides about.
 * @param channel by default of each
 * @returns those whose attempts end by it, and how many rows it has deleted
 */
export async function endExpired(
  { manager }: DataSource,
  channel: OutboxChannel | null = null,
): Promise<{ ended: Ended[]; removed: number }> {
  const isOver = 'expires_at <= now() AND ($1::text IS NULL OR channel = $1)';
  const [kept] = await manager.query<[Ended[], number]>(
    `UPDATE outbox_message SET failed_at = now(), expires_at = ${KEPT_UNTIL}
      WHERE ${isOver} AND failed_at IS NULL AND is_kept RETURNING channel, attempts`,
    [channel],
  );
  const [dropped] = await manager.query<[(Ended & { isMark: boolean })[], number]>(
    `DELETE FROM outbox_message WHERE ${isOver} AND NOT is_kept
      RETURNING channel, attempts, failed_at IS NOT NULL AS "isMark"`,
    [channel],
  );
  return { ended: [...kept, ...dropped.filter(({ isMark }) => !isMark)], removed: dropped.length };
}
