import type { DataSource, EntityManager } from 'typeorm';
import { ReplyState } from '../../../rules/reply-states.ts';
import { keptUntil } from '../../database/remove-some.ts';
import { forgetTracked } from '../../messages/tracked-messages.ts';
import type { AccountPart } from '../account-part.ts';
import { EventReply } from './event-reply.entity.ts';
import type { ReplyBook } from './reply-book.ts';

/** What replies hold of people, and how it goes. */
export class RepliesDataService implements AccountPart {
  constructor(
    private readonly dataSource: DataSource,
    private readonly book: ReplyBook,
  ) {}

  async collect(userId: number) {
    const replies = await this.dataSource.manager.find(EventReply, {
      where: { userId },
      order: { id: 'ASC' },
    });
    const charges = await this.book.needed.charges?.collect(replies.map(({ id }) => ({ replyId: id })));
    return {
      repliesToEvents: replies.map(
        ({
          tokenHash: _hash,
          linkSalt: _salt,
          idempotencyKey: _key,
          mobileKey: _digits,
          userId: _own,
          version: _,
          ...reply
        }) => ({ ...reply, charges: charges?.get(reply.id) ?? [] }),
      ),
    };
  }

  /** Replies to events to come are withdrawn, and their places go to who waits; of the others the numbers stay. */
  async leave(manager: EntityManager, userId: number): Promise<void> {
    const coming = await manager.query<{ id: number; eventId: number }[]>(
      `SELECT id, event_id AS "eventId" FROM event_reply
        WHERE user_id = $1 AND state IN ('COMING', 'WAITING', 'OFFERED') AND told_starts_at > now()
        ORDER BY event_id, id`,
      [userId],
    );
    for (const { id, eventId } of coming) {
      const open = (await this.book.openOf(manager, { id, eventId }))!;
      const reply = await manager.findOneByOrFail(EventReply, { id });
      Object.assign(reply, { state: ReplyState.WITHDRAWN, offeredUntil: null });
      // Nor is the office asked any more to ring them.
      await this.book.store(open, reply);
      await this.book.offer(open);
    }
    const all = await manager.findBy(EventReply, { userId });
    await this.book.needed.charges?.forgetPayers(
      manager,
      all.map(({ id }) => id),
    );
    await manager.query(`UPDATE event_reply SET ${NOBODY}, ${NOTHING_SAID} WHERE user_id = $1`, [userId]);
  }

  /** What was said for the kitchen and the door. @returns how many replies */
  async forgetDetails(limit: number): Promise<number> {
    await forgetTracked(
      this.dataSource,
      'reply',
      `SELECT FROM event_reply WHERE id = split_part(about, ' ', 2)::integer
          AND state IN ('COMING', 'OFFERED') AND told_starts_at >= ${keptUntil('replyDetails')}`,
    );
    const isLeft = `(ages <> '[]' OR diets <> '[]' OR answers <> '[]' OR needs <> '' OR further_people > 0)`;
    return this.#forget(NOTHING_SAID, `${isLeft} AND told_starts_at < ${keptUntil('replyDetails')}`, limit);
  }

  /** Who replied; how many came stays. @returns how many replies */
  forgetPeople(limit: number): Promise<number> {
    const isLeft = `(name <> '' OR email <> '' OR mobile <> '')`;
    return this.#forget(NOBODY, `${isLeft} AND told_starts_at < ${keptUntil('replies')}`, limit);
  }

  async #forget(values: string, isOld: string, limit: number): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `UPDATE event_reply SET ${values} WHERE id = ANY (ARRAY(
         SELECT id FROM event_reply WHERE ${isOld} ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED))`,
      [limit],
    );
    return count;
  }
}

const NOBODY = `name = '', email = '', mobile = '', mobile_key = '', token_hash = NULL, idempotency_key = NULL, user_id = NULL`;
const NOTHING_SAID = `ages = '[]', diets = '[]', answers = '[]', needs = '',
  further = NULL, further_people = 0, further_since = NULL, further_until = NULL`;
