import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { type ReplySettingFields, replySettingRules } from '../../../rules/replies.ts';
import { validate } from '../../../rules/validation.ts';
import { requireVersion } from '../../database/load-for-edit.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { daysOfEvent } from './event-day.ts';
import { EventReplySetting } from './event-reply-setting.entity.ts';
import type { ReplyBook } from './reply-book.ts';

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
      await this.#settle(manager, saved);
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

  /** Offers what is free on dates to come. @throws AppError CONFLICT for fewer places than are taken there */
  async #settle(manager: EntityManager, setting: EventReplySetting): Promise<void> {
    const replied = await manager.query<{ day: string }[]>(
      `SELECT DISTINCT to_char(day, 'YYYY-MM-DD') AS day FROM event_reply
        WHERE event_id = $1 AND state IN ('COMING', 'WAITING', 'OFFERED')`,
      [setting.eventId],
    );
    const keys = replied.map(({ day }) => day);
    for (const day of await daysOfEvent(manager, setting.eventId)) {
      if (day.endsAt < new Date() || !keys.includes(day.day)) continue;
      const open = { manager, setting, day };
      if (setting.places !== null && (await this.book.taken(open)) > setting.places)
        throw new AppError('CONFLICT', 'placesBelowTaken', { field: 'places' });
      await this.book.offer(open);
    }
  }
}

async function requireDiets(manager: EntityManager, ids: readonly number[]): Promise<void> {
  const [{ known }] = await manager.query<[{ known: number }]>(
    'SELECT count(*)::integer AS known FROM diet WHERE id = ANY ($1)',
    [ids],
  );
  if (known < new Set(ids).size) throw new AppError('NOT_FOUND', 'notFound', { field: 'dietIds' });
}
