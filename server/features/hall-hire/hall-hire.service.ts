import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { AuditAction } from '../../../rules/audit.ts';
import { AppError } from '../../../rules/errors.ts';
import { allUsed } from '../../../rules/filters.ts';
import { type HireFields, hireFilterRules, hireReasonRules, hireRules } from '../../../rules/hall-hire.ts';
import { hireIdOf } from '../../../rules/hire-reference.ts';
import { HireOrigin, HireStatus } from '../../../rules/hire-states.ts';
import { letterLanguageOf } from '../../../rules/languages.ts';
import { OccupancyKind } from '../../../rules/occupancy.ts';
import { validate } from '../../../rules/validation.ts';
import { monthOf } from '../../../rules/zoned-time.ts';
import { loadForEdit, requireVersion, type Target } from '../../database/load-for-edit.ts';
import { findPage, type Page, searchFor } from '../../database/page.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { Mail } from '../../messages/outgoing.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { OccupancyService } from '../calendar/occupancy.service.ts';
import type { RoomService } from '../calendar/room.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { type Coming, MOST_ON_TODAY, type Waiting } from '../today-part.ts';
import { HallHire } from './hall-hire.entity.ts';
import type { HireChargesService } from './hire-charges.service.ts';
import { isHireClashing } from './hire-clashes.ts';
import { acceptanceLetter, cancellationLetter, declineLetter } from './hire-letters.ts';
import type { HireLinksService } from './hire-links.service.ts';
import { isElsewhere, isLinkElsewhere } from './hire-moves.ts';
import { hireColumns } from './hire-values.ts';
import type { HirerNewsService } from './hirer-news.service.ts';

/** The years that the calendar covers. */
const YEARS = { first: 2000, last: 2100 };

/** @throws AppError BAD_USER_INPUT */
function monthBounds(year: number, month: number): { begin: Date; end: Date } {
  const isKnown = year >= YEARS.first && year <= YEARS.last && month >= 1 && month <= 12;
  if (!isKnown) throw new AppError('BAD_USER_INPUT', 'invalidDate');
  return monthOf(year, month);
}

type Settings = Awaited<ReturnType<SiteSettingsService['find']>>;
type Decision = Pick<HallHire, 'status'> & { declineReason?: string };

/** Lists, enters, edits and decides hires of the hall, for admins. */
export class HallHireService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly siteSettings: SiteSettingsService,
    private readonly audit: AuditService,
    private readonly uses: {
      calendar: { rooms: RoomService; occupancies: OccupancyService };
      links: HireLinksService;
      charges: HireChargesService;
      news: HirerNewsService;
    },
  ) {}

  /**
   * Newest first, with the count of all that match.
   * @throws AppError BAD_USER_INPUT
   */
  list(page: Page, filter: z.input<typeof hireFilterRules> = {}) {
    const { status, search, ...rest } = validate(hireFilterRules, filter);
    allUsed(rest);
    const query = this.dataSource.manager.createQueryBuilder(HallHire, 'item').where('true');
    if (status) query.andWhere('item.status = :status', { status });
    const id = search ? hireIdOf(search) : undefined;
    if (id) query.andWhere('item.id = :id', { id });
    else searchFor(query, ['name', 'purpose', 'email', 'telephone', 'mobile'], search);
    return findPage(query.orderBy('item.id', 'DESC'), page);
  }

  /**
   * Accepted hires and open requests that touch a calendar month by the clock of the site, by their beginning.
   * @param month 1 to 12
   * @throws AppError BAD_USER_INPUT
   */
  async month(year: number, month: number): Promise<HallHire[]> {
    return this.dataSource.manager
      .createQueryBuilder(HallHire, 'item')
      .where('item.startsAt < :end AND item.endsAt > :begin', monthBounds(year, month))
      .andWhere('item.status IN (:...statuses)', { statuses: [HireStatus.ACCEPTED, HireStatus.REQUESTED] })
      .orderBy('item.startsAt')
      .addOrderBy('item.id')
      .getMany();
  }

  /**
   * The first open request that begins after a calendar month by the clock of the site.
   * @param month 1 to 12
   * @throws AppError BAD_USER_INPUT
   */
  async requestAfter(year: number, month: number): Promise<HallHire | null> {
    return this.dataSource.manager
      .createQueryBuilder(HallHire, 'item')
      .where('item.startsAt >= :end', { end: monthBounds(year, month).end })
      .andWhere('item.status = :status', { status: HireStatus.REQUESTED })
      .orderBy('item.startsAt')
      .addOrderBy('item.id')
      .limit(1)
      .getOne();
  }

  /**
   * The open requests that are not over, and the bookings to come of which the hirer waits for a change, soonest first, for the
   * page of the day; the read is recorded.
   */
  async waiting(actor: Actor): Promise<Waiting[]> {
    const rows = await this.dataSource.query(
      `SELECT CASE item.status WHEN 'REQUESTED' THEN 'HIRE_REQUEST' ELSE 'HIRE_WISH' END AS kind, item.id,
              item.purpose AS name, item.starts_at AS begin, item.ends_at AS "end",
              CASE item.status WHEN 'REQUESTED' THEN item.created_at ELSE item.wished_at END AS since,
              CASE item.status WHEN 'REQUESTED' THEN ${isHireClashing('item')} END AS "isClashing"
         FROM hall_hire item
        WHERE item.status = 'REQUESTED' AND item.ends_at > now()
           OR item.status = 'ACCEPTED' AND item.wish IS NOT NULL AND item.starts_at > now()
        ORDER BY item.starts_at, item.id LIMIT $1`,
      [MOST_ON_TODAY],
    );
    await this.audit.recordRead(actor, { action: 'READ_LIST', subject: 'hire' });
    return rows.map((row: Omit<Waiting, 'count'>) => ({ count: 1, ...row }));
  }

  /** Bookings that begin until a moment, for the page of the day. */
  async coming(until: Date): Promise<Coming[]> {
    const rows = await this.dataSource.query(
      `SELECT id, purpose AS name, starts_at AS begin, ends_at AS "end" FROM hall_hire
        WHERE status = 'ACCEPTED' AND ends_at > now() AND starts_at <= $1 ORDER BY starts_at, id LIMIT $2`,
      [until, MOST_ON_TODAY],
    );
    return rows.map((row: Omit<Coming, 'kind'>) => ({ kind: 'HIRE', ...row }));
  }

  find(id: number): Promise<HallHire | null> {
    return this.dataSource.manager.findOneBy(HallHire, { id });
  }

  /**
   * Accepts a request and notifies the hirer.
   * @throws AppError CONFLICT when the hall is taken at that time, or the request was decided or changed meanwhile;
   *   NOT_FOUND
   */
  accept(viewer: Actor, id: number, version: number): Promise<HallHire> {
    const decision = { status: HireStatus.ACCEPTED };
    return this.#decide(viewer, { id, version }, HireStatus.REQUESTED, decision, acceptanceLetter);
  }

  /** @throws AppError BAD_USER_INPUT without a reason; CONFLICT; NOT_FOUND */
  async decline(viewer: Actor, id: number, version: number, text: string): Promise<HallHire> {
    const { reason } = validate(hireReasonRules, { reason: text });
    const decision = { status: HireStatus.DECLINED, declineReason: reason };
    return this.#decide(viewer, { id, version }, HireStatus.REQUESTED, decision, (hire, settings) =>
      declineLetter(hire, settings, reason),
    );
  }

  /** Cancels an accepted hire. @throws AppError BAD_USER_INPUT without a reason; CONFLICT; NOT_FOUND */
  async cancel(viewer: Actor, id: number, version: number, text: string): Promise<HallHire> {
    const { reason } = validate(hireReasonRules, { reason: text });
    const decision = { status: HireStatus.CANCELLED, declineReason: reason };
    return this.#decide(viewer, { id, version }, HireStatus.ACCEPTED, decision, (hire, settings) =>
      cancellationLetter(hire, settings, reason),
    );
  }

  /**
   * Enters a booking, which is accepted at once, or changes an open request or a booking. When an upcoming booking is
   * moved, its hirer is notified; of a new one where the fields say so. A corrected e-mail gets a link of its own.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; CONFLICT when the hall is taken at that time,
   *   or the hire was declined, cancelled or changed meanwhile; NOT_FOUND
   */
  async save(viewer: Actor, target: Target, fields: HireFields): Promise<HallHire> {
    const values = validate(hireRules, fields);
    const columns = hireColumns(values);
    const settings = await this.siteSettings.find();
    return this.#write(async (manager) => {
      if (target === 'new') {
        const decided = { decidedAt: new Date(), decidedBy: viewer.userId || null };
        const letterLanguage = letterLanguageOf(values.letterLanguage, settings);
        const entered = { status: HireStatus.ACCEPTED, origin: HireOrigin.OFFICE, ...decided };
        const roomIds = await this.uses.calendar.rooms.hired(values.roomIds, manager);
        const isMemberPrice = values.isMemberPrice ?? false;
        const hire = await manager.save(
          manager.create(HallHire, { ...columns, ...entered, letterLanguage, roomIds, isMemberPrice }),
        );
        await this.#occupy(manager, hire);
        await this.uses.charges.follow(manager, viewer, hire);
        await this.#record(manager, viewer, 'CREATE', hire);
        if (values.isHirerTold && hire.email && hire.endsAt > new Date())
          await this.outbox.mail(manager, acceptanceLetter(await this.#linked(manager, hire), settings));
        return hire;
      }
      const hire = await loadForEdit(manager, HallHire, { id: target.id });
      if (hire.status !== HireStatus.REQUESTED && hire.status !== HireStatus.ACCEPTED)
        throw new AppError('CONFLICT', 'hireDecided');
      requireVersion(hire, target.version);
      const before = { ...hire };
      const roomIds =
        values.roomIds.length > 0
          ? await this.uses.calendar.rooms.hired(values.roomIds, manager)
          : hire.roomIds;
      const isMemberPrice = values.isMemberPrice ?? hire.isMemberPrice;
      const letterLanguage = values.letterLanguage ?? hire.letterLanguage;
      Object.assign(hire, columns, { roomIds, isMemberPrice, letterLanguage });
      if (values.isWishAnswered || isElsewhere(before, hire))
        Object.assign(hire, { wish: null, wishedAt: null });
      if (isLinkElsewhere(before, hire)) Object.assign(hire, this.uses.links.renewed());
      const saved = await manager.save(hire);
      await this.#occupy(manager, saved);
      const isToPayOther = await this.uses.charges.follow(manager, viewer, saved, before);
      await this.#record(manager, viewer, 'CHANGE', saved);
      await this.uses.news.changed(manager, { before, saved, isToPayOther }, settings);
      return saved;
    });
  }

  /**
   * Deletes a hire. A booking has to be cancelled first, which notifies the hirer.
   * @throws AppError CONFLICT when it is accepted, was changed meanwhile, or money was paid for it; NOT_FOUND
   */
  async remove(viewer: Actor, id: number, version: number): Promise<void> {
    await this.#write(async (manager) => {
      const hire = await loadForEdit(manager, HallHire, { id });
      if (hire.status === HireStatus.ACCEPTED) throw new AppError('CONFLICT', 'hireDecided');
      requireVersion(hire, version);
      await this.uses.charges.leave(manager, id);
      await manager.delete(HallHire, { id });
      await this.#record(manager, viewer, 'DELETE', hire);
    });
  }

  async #decide(
    viewer: Actor,
    { id, version }: { id: number; version: number },
    from: HireStatus,
    decision: Decision,
    letter: (hire: HallHire & { page: string }, settings: Settings) => Mail,
  ): Promise<HallHire> {
    const settings = await this.siteSettings.find();
    return this.#write(async (manager) => {
      const hire = await loadForEdit(manager, HallHire, { id });
      if (hire.status !== from) throw new AppError('CONFLICT', 'hireDecided');
      requireVersion(hire, version);
      const decided = { decidedAt: new Date(), decidedBy: viewer.userId || null };
      const saved = await manager.save(Object.assign(hire, decision, decided));
      await this.#occupy(manager, saved);
      await this.uses.charges.follow(manager, viewer, saved);
      await this.#record(manager, viewer, 'CHANGE_STATUS', saved, decision.status);
      await this.outbox.mail(manager, letter(await this.#linked(manager, saved), settings));
      return saved;
    });
  }

  #write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await this.uses.calendar.occupancies.lock(manager);
      return work(manager);
    });
  }

  /** A hire with the address of the hirer's page, for letters. */
  async #linked(manager: EntityManager, hire: HallHire): Promise<HallHire & { page: string }> {
    const settings = await this.siteSettings.find(manager);
    return { ...hire, page: await this.uses.links.page(manager, hire, settings) };
  }

  /** What is accepted takes its rooms, anything else none. @throws AppError CONFLICT when one is taken */
  #occupy(manager: EntityManager, { id, status, roomIds, startsAt, endsAt }: HallHire): Promise<void> {
    const isAccepted = status === HireStatus.ACCEPTED;
    const slots = isAccepted ? [{ kind: OccupancyKind.HIRE, roomIds, startsAt, endsAt }] : [];
    return this.uses.calendar.occupancies.replace(manager, { hireId: id }, slots);
  }

  #record(
    manager: EntityManager,
    actor: Actor,
    action: AuditAction,
    { id }: HallHire,
    detail?: HireStatus,
  ): Promise<void> {
    return this.audit.record(actor, [{ action, subject: 'hire', subjectId: id, detail }], manager);
  }
}
