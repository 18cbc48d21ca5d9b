import { type DataSource, IsNull, MoreThan, Not } from 'typeorm';
import type { z } from 'zod';
import type { AuditAction } from '../../../rules/audit.ts';
import { AppError } from '../../../rules/errors.ts';
import { allUsed } from '../../../rules/filters.ts';
import { type Language, letterLanguageOf } from '../../../rules/languages.ts';
import { officeReplyRules, replyDateRules, replyFilterRules } from '../../../rules/replies.ts';
import { ReplyOutcome, ReplyState } from '../../../rules/reply-states.ts';
import { validate } from '../../../rules/validation.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import { findPage, type Page, searchFor } from '../../database/page.ts';
import { inTransaction } from '../../database/transaction.ts';
import { newToken } from '../../identity/tokens.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Waiting } from '../today-part.ts';
import { eventNames } from './event-day.ts';
import { EventReply } from './event-reply.entity.ts';
import type { OfficeReply, ReplyToRing } from './office-replies.type.ts';
import type { ReplyResult } from './replies.type.ts';
import { dietNames, type OpenDay, type ReplyBook } from './reply-book.ts';
import { furtherOf, named, type ReplyFactsService } from './reply-facts.service.ts';
import type { ReplySteps } from './reply-steps.ts';
import { saidColumns } from './reply-values.ts';

interface Needed {
  dataSource: DataSource;
  audit: AuditService;
  book: ReplyBook;
  steps: ReplySteps;
  facts: ReplyFactsService;
}

interface Entered extends z.input<typeof officeReplyRules> {
  id?: number | null;
  version?: number | null;
  eventId: number;
  day: string;
  waitIfFull?: boolean;
}

type ListFilter = z.input<typeof replyFilterRules> & { eventId: number; day: string };

/** Who comes, as the office keeps it: the list, and what people say by telephone. */
export class OfficeReplyService {
  constructor(private readonly needed: Needed) {}

  /** Newest first, with the count of all that match. @throws AppError BAD_USER_INPUT */
  async list(page: Page, { eventId, day, ...filter }: ListFilter, language: Language) {
    const key = validate(replyDateRules, { eventId, day });
    const { state, search, ...rest } = validate(replyFilterRules, filter);
    allUsed(withoutPage(rest));
    const { manager } = this.needed.dataSource;
    const query = manager
      .createQueryBuilder(EventReply, 'item')
      .where('item.eventId = :eventId AND item.day = :day', key);
    // A family that has places and waits for further ones is on the waiting list as well.
    const isWaiting = state === ReplyState.WAITING ? ' OR item.furtherPeople > 0' : '';
    if (state) query.andWhere(`(item.state = :state${isWaiting})`, { state });
    searchFor(query, ['name', 'email', 'mobile'], search);
    const { items, totalCount } = await findPage(query.orderBy('item.id', 'DESC'), page);
    const names = await dietNames(manager, language);
    const charges = await this.needed.facts.charges(items);
    const shown = items.map(
      (reply): OfficeReply => ({
        ...reply,
        diets: named(reply.diets, names),
        furtherPlaces: furtherOf(reply, names),
        charge: charges.get(reply.id) ?? null,
        arrived: reply.arrival?.count ?? 0,
      }),
    );
    return { items: shown, totalCount };
  }

  /**
   * Enters a reply, or changes one; also after replies have closed, but never more than there are places.
   * @param entered not yet validated
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND for an unknown reply, or a date that does not ask;
   *   CONFLICT when the household has replied before, the event is called off, or another person saved a newer version
   */
  async enter(
    actor: Actor,
    { id, version, eventId, day, waitIfFull = false, ...fields }: Entered,
  ): Promise<ReplyResult> {
    const key = validate(replyDateRules, { eventId, day });
    const values = validate(officeReplyRules, fields);
    const { audit, book, dataSource, steps } = this.needed;
    return inTransaction(dataSource, async (manager) => {
      const open = await book.open(manager, key.eventId, key.day);
      if (!open) throw new AppError('NOT_FOUND', 'repliesNotAsked');
      if (open.day.isCalledOff) throw new AppError('CONFLICT', 'replyCalledOff');
      const before = id ? await this.#load(open, { id, version: version ?? 0 }) : undefined;
      const said = saidColumns(open.setting, values, before);
      if (await book.ofHousehold(open, { ...said, exceptId: before?.id }))
        throw new AppError('CONFLICT', 'replyOfficeSentBefore', { field: 'email' });
      const site = await book.needed.siteSettings.find(manager);
      const own = values.letterLanguage ?? before?.letterLanguage;
      const by = {
        letterLanguage: letterLanguageOf(own, site),
        userId: null,
        isByOffice: true,
        idempotencyKey: null,
      };
      if (before) before.letterLanguage = by.letterLanguage;
      // Whoever got the letters until now may be a stranger.
      if (before && before.email !== said.email) before.linkSalt = newToken();
      const result = before
        ? await steps.change(open, before, said, waitIfFull)
        : await steps.enter(open, said, by, waitIfFull);
      if (result.outcome !== ReplyOutcome.FULL) {
        const entry = {
          action: before ? ('CHANGE' as const) : ('CREATE' as const),
          subject: 'reply' as const,
        };
        await audit.record(actor, [{ ...entry, subjectId: result.id! }], manager);
      }
      return { ...result, token: null };
    });
  }

  /** Withdraws a reply for its household. @throws AppError NOT_FOUND; CONFLICT when another person changed it */
  async withdraw(actor: Actor, id: number, version: number): Promise<void> {
    await this.#with(actor, 'CHANGE_STATUS', { id, version }, (open, reply) =>
      this.needed.steps.withdraw(open, reply),
    );
  }

  /**
   * Takes what is offered for a household.
   * @throws AppError NOT_FOUND; CONFLICT when it is kept no longer, called off, or was changed
   */
  async accept(actor: Actor, id: number, version: number): Promise<void> {
    await this.#with(actor, 'CHANGE_STATUS', { id, version }, (open, reply) =>
      this.needed.steps.accept(open, reply),
    );
  }

  /** Says that a household knows now what could not be written to it. @throws AppError NOT_FOUND; CONFLICT */
  async rung(actor: Actor, id: number, version: number): Promise<void> {
    await this.#with(actor, 'CHANGE', { id, version }, async ({ manager }, reply) => {
      await manager.update(EventReply, { id: reply.id }, { ringAbout: null });
    });
  }

  /** Families that no letter reaches and that do not know yet what has become of their places. */
  async waiting(): Promise<Waiting[]> {
    const count = await this.needed.dataSource.manager.countBy(EventReply, isToRing());
    return count > 0 ? [{ kind: 'REPLIES_TO_RING', count }] : [];
  }

  /** Those families, of the next date first; whether there still is such a date does not matter. */
  async toRing(language: Language): Promise<ReplyToRing[]> {
    const { manager } = this.needed.dataSource;
    const replies = await manager.find(EventReply, {
      where: isToRing(),
      order: { toldStartsAt: 'ASC', id: 'ASC' },
    });
    const names = await eventNames(
      manager,
      replies.map(({ eventId }) => eventId),
      language,
    );
    return replies.map(({ id, version, eventId, day, toldStartsAt, name, email, mobile, ringAbout }) => ({
      ...{ id, version, eventId, day, name, email, mobile, ringAbout: ringAbout! },
      ...{ eventName: names.get(eventId) ?? '', startsAt: toldStartsAt },
    }));
  }

  async #with(
    actor: Actor,
    action: AuditAction,
    seen: { id: number; version: number },
    work: (open: OpenDay, reply: EventReply) => Promise<void>,
  ): Promise<void> {
    const { audit, book, dataSource } = this.needed;
    const known = await dataSource.manager.findOneBy(EventReply, { id: seen.id });
    if (!known) throw new AppError('NOT_FOUND', 'notFound');
    await inTransaction(dataSource, async (manager) => {
      const open = await book.openOf(manager, known);
      if (!open) throw new AppError('NOT_FOUND', 'notFound');
      const reply = await this.#load(open, seen);
      await work(open, reply);
      await audit.record(actor, [{ action, subject: 'reply', subjectId: reply.id }], manager);
    });
  }

  async #load({ manager, day }: OpenDay, seen: { id: number; version: number }): Promise<EventReply> {
    const reply = await loadForEdit(manager, EventReply, seen);
    if (reply.eventId !== day.eventId || reply.day !== day.day) throw new AppError('NOT_FOUND', 'notFound');
    return reply;
  }
}

/** Of families that are to be rung before their event begins. */
const isToRing = () => ({ ringAbout: Not(IsNull()), toldStartsAt: MoreThan(new Date()) });

/** The arguments of a page come along with a filter. */
function withoutPage(rest: object): Readonly<Record<string, never>> {
  const { page: _page, pageSize: _pageSize, ...others } = rest as { page?: number; pageSize?: number };
  return others as Readonly<Record<string, never>>;
}
