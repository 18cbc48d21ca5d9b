import { type DataSource, type EntityManager, In } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { placesPence } from '../../../rules/places-price.ts';
import { type ReplySettingFields, replySettingRules } from '../../../rules/replies.ts';
import { LIVE_REPLIES } from '../../../rules/reply-states.ts';
import { validate } from '../../../rules/validation.ts';
import { requireVersion } from '../../database/load-for-edit.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { EventReply } from './event-reply.entity.ts';
import { EventReplySetting } from './event-reply-setting.entity.ts';
import type { OpenDay, ReplyBook } from './reply-book.ts';

/** How events ask for replies. */
export class ReplySettingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly book: ReplyBook,
  ) {}

  /** Null of an event that has never asked. */
  find(eventId: number): Promise<EventReplySetting | null> {
    return this.dataSource.manager.findOneBy(EventReplySetting, { eventId });
  }

  /** Those of these events that have asked for replies. */
  async askedBy(manager: EntityManager, eventIds: readonly number[]): Promise<number[]> {
    const settings = await manager.findBy(EventReplySetting, { eventId: In([...eventIds]) });
    return settings.map(({ eventId }) => eventId);
  }

  /**
   * Says how an event asks. What becomes free is offered to the waiting list at once.
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND for an unknown event or diet; CONFLICT when somebody
   *   else saved a newer version, and for fewer places than are taken on a date to come
   */
  async save(
    actor: Actor,
    { eventId, version, ...fields }: ReplySettingFields & { eventId: number; version?: number | null },
  ): Promise<EventReplySetting> {
    const valid = validate(replySettingRules, fields);
    const { opensOn = null, payDays = null, places = null, memberPence = null, ...values } = valid;
    return inTransaction(this.dataSource, async (manager) => {
      // Two that save the first setting of an event.
      const [event] = await manager.query<{ name: string }[]>(
        'SELECT name FROM event WHERE id = $1 AND binned_at IS NULL FOR KEY SHARE',
        [eventId],
      );
      if (!event) throw new AppError('NOT_FOUND', 'notFound');
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [
        `reply setting ${eventId}`,
      ]);
      await requireDiets(manager, values.dietIds);
      const before = await this.book.lock(manager, eventId);
      if (before) requireVersion(before, version ?? 0);
      const setting = manager.create(EventReplySetting, {
        ...before,
        ...values,
        ...{ eventId, opensOn, payDays, places, memberPence },
      });
      const saved = await manager.save(setting);
      await this.#settle(manager, saved, before);
      await this.audit.record(
        actor,
        [
          {
            action: before ? 'CHANGE' : 'CREATE',
            subject: 'reply-setting',
            subjectId: eventId,
            label: event.name,
          },
        ],
        manager,
      );
      return saved;
    });
  }

  /**
   * Offers what is free on dates to come, and asks less of who has replied where less is asked now.
   * @throws AppError CONFLICT for fewer places than are taken there
   */
  async #settle(
    manager: EntityManager,
    setting: EventReplySetting,
    before: EventReplySetting | null,
  ): Promise<void> {
    // Who has just come along to an only day waits where there was no room and is none now.
    const days = await this.book.follow(manager, setting, mostPlaces(setting, before ?? setting));
    const replied = await manager.query<{ day: string }[]>(
      `SELECT DISTINCT to_char(day, 'YYYY-MM-DD') AS day FROM event_reply
        WHERE event_id = $1 AND state IN ('COMING', 'WAITING', 'OFFERED')`,
      [setting.eventId],
    );
    const keys = replied.map(({ day }) => day);
    for (const day of days) {
      if (day.endsAt < new Date() || !keys.includes(day.day)) continue;
      const open = { manager, setting, day };
      if (setting.places !== null && (await this.book.taken(open)) > setting.places)
        throw new AppError('CONFLICT', 'placesBelowTaken', { field: 'places' });
      await this.#askLess(open);
      await this.book.offer(open);
    }
  }

  /** Never more than families were told. */
  async #askLess(open: OpenDay): Promise<void> {
    const { manager, setting, day } = open;
    const live = { eventId: day.eventId, day: day.day, state: In([...LIVE_REPLIES]) };
    for (const reply of await manager.find(EventReply, { where: live, order: { id: 'ASC' } })) {
      const [pence, further] = [lowered(setting, reply), reply.further && lowered(setting, reply.further)];
      const isPaidAtDoor = setting.payDays === null && reply.payBy !== null;
      if (pence === reply.pence && further === (reply.further?.pence ?? null) && !isPaidAtDoor) continue;
      reply.pence = pence;
      if (reply.further) reply.further = { ...reply.further, pence: further! };
      if (isPaidAtDoor || pence === 0) Object.assign(reply, { payBy: null, warnedAt: null });
      const isToRing = reply.ringAbout !== 'unpaid' || reply.payBy !== null;
      await this.book.store(open, reply, isToRing ? reply.ringAbout : null);
    }
  }
}

function mostPlaces(one: EventReplySetting, other: EventReplySetting): number | null {
  return one.places === null || other.places === null ? null : Math.max(one.places, other.places);
}

function lowered(setting: EventReplySetting, said: Pick<EventReply, 'ages' | 'isMemberPrice' | 'pence'>) {
  return Math.min(said.pence, placesPence(setting, said));
}

async function requireDiets(manager: EntityManager, ids: readonly number[]): Promise<void> {
  const [{ known }] = await manager.query<[{ known: number }]>(
    'SELECT count(*)::integer AS known FROM diet WHERE id = ANY ($1)',
    [ids],
  );
  if (known < new Set(ids).size) throw new AppError('NOT_FOUND', 'notFound', { field: 'dietIds' });
}
