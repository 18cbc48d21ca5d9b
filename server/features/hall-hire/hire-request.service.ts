import { type DataSource, type EntityManager, Equal, In, IsNull, Raw } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { type HireWishes, hireRequestRules } from '../../../rules/hall-hire.ts';
import { hireReference } from '../../../rules/hire-reference.ts';
import { HireOrigin, HireStatus } from '../../../rules/hire-states.ts';
import { type Language, letterLanguageOf } from '../../../rules/languages.ts';
import { validate } from '../../../rules/validation.ts';
import { storeOnce } from '../../database/store-once.ts';
import { type VisitorGuard, VisitorLimits } from '../../identity/visitor-limits.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { OccupancyService } from '../calendar/occupancy.service.ts';
import type { RoomService } from '../calendar/room.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { HallHire } from './hall-hire.entity.ts';
import { confirmationLetter, requestLetter } from './hire-letters.ts';
import type { HireLinksService } from './hire-links.service.ts';
import { pricedHire } from './hire-values.ts';

const REQUEST_LIMITS = new VisitorLimits({ name: 'hall-hire', perHour: 5, perDay: 15, sitePerDay: 100 });

/** Who sends a request. */
interface Sender {
  /** The visitor's address. */
  ip: string;
  /** Of the letters; by default the site's first. */
  language?: Language;
  /** Of their account of the main site, if they are signed in to one. */
  userId?: number | null;
}

/** Stores visitors' requests; the other writer of the table is HallHireService. */
export class HireRequestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visitors: VisitorGuard,
    private readonly outbox: Outbox,
    private readonly siteSettings: SiteSettingsService,
    private readonly calendar: { rooms: RoomService; occupancies: OccupancyService },
    private readonly links: HireLinksService,
  ) {}

  /**
   * Stores a request and mails the office and the hirer. A repeat within ten minutes (a double click, or a retry after a
   * lost answer) is stored once.
   * @param fields not yet validated. Charges are set by the office only and ignored here. `website` is a honeypot, which
   * only bots fill in; their requests are dropped
   * @returns the reference; also for a dropped request, so that bots notice nothing
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; CONFLICT when it is taken; RATE_LIMITED
   */
  async send(
    { website, ...fields }: HireWishes & { website?: string | null },
    { ip, language, userId = null }: Sender,
  ): Promise<string> {
    if (website?.trim()) return hireReference(0);
    const values = validate(hireRequestRules, { ...fields, charges: '', outstanding: '' });
    const hired = await this.calendar.rooms.find(await this.calendar.rooms.hired(values.roomIds));
    // A kitchen alone is not let, and what is no longer offered is let to nobody new.
    if (!hired.some(({ isHiredAlone }) => isHiredAlone) || hired.some(({ isHidden }) => isHidden))
      throw new AppError('BAD_USER_INPUT', 'roomNotOffered', { field: 'roomIds' });
    const hire = pricedHire(values, hired);
    const settings = await this.siteSettings.find();
    const letterLanguage = letterLanguageOf(language, settings);
    const { id } = await storeOnce<{ id: number }>(this.dataSource, {
      key: ['hall-hire', ...Object.values(hire)],
      find: (manager) => this.#findEarlier(manager, hire),
      admit: () => this.visitors.count(REQUEST_LIMITS, ip),
      store: (manager) => this.#store(manager, { ...hire, letterLanguage, userId }, settings),
    });
    return hireReference(id);
  }

  /** @throws AppError CONFLICT when what takes a room stands in the way; another request does not */
  async #store(
    manager: EntityManager,
    hire: ReturnType<typeof pricedHire> & Pick<HallHire, 'letterLanguage' | 'userId'>,
    settings: Awaited<ReturnType<SiteSettingsService['find']>>,
  ): Promise<{ id: number }> {
    const { occupancies } = this.calendar;
    // Else what is accepted at this moment would not be seen.
    await occupancies.lock(manager);
    if ((await occupancies.clashes(hire, undefined, manager)).length > 0)
      throw new AppError('CONFLICT', 'hallTaken');
    const stored = await manager.insert(HallHire, {
      ...hire,
      status: HireStatus.REQUESTED,
      origin: HireOrigin.REQUEST,
    });
    const { id, createdAt } = stored.generatedMaps[0] as Pick<HallHire, 'id' | 'createdAt'>;
    const page = await this.links.page(manager, { ...hire, id, createdAt, linkSalt: '' }, settings);
    const requested = { ...hire, id, page };
    await this.outbox.mail(manager, requestLetter(requested, settings));
    await this.outbox.mail(manager, confirmationLetter(requested, settings));
    return { id };
  }

  #findEarlier(manager: EntityManager, hire: ReturnType<typeof pricedHire>): Promise<HallHire | null> {
    const same = Object.entries(hire).map(([column, value]) => [
      column,
      Array.isArray(value) ? Equal(value) : (value ?? IsNull()),
    ]);
    return manager.findOneBy(HallHire, {
      ...Object.fromEntries(same),
      origin: HireOrigin.REQUEST,
      // A declined or cancelled request may be sent again at once.
      status: In([HireStatus.REQUESTED, HireStatus.ACCEPTED]),
      createdAt: Raw((column) => `${column} > now() - interval '10 minutes'`),
    });
  }
}
