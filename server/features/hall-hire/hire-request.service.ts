import { type DataSource, type EntityManager, In, IsNull, Raw } from 'typeorm';
import { type HireWishes, hireRequestRules } from '../../../rules/hall-hire.ts';
import { hireReference } from '../../../rules/hire-reference.ts';
import { HireOrigin, HireStatus } from '../../../rules/hire-states.ts';
import { type Language, letterLanguageOf } from '../../../rules/languages.ts';
import { validate } from '../../../rules/validation.ts';
import { storeOnce } from '../../database/store-once.ts';
import { type VisitorGuard, VisitorLimits } from '../../identity/visitor-limits.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { RoomService } from '../calendar/room.service.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { HallHire } from './hall-hire.entity.ts';
import { confirmationLetter, requestLetter } from './hire-letters.ts';
import { type HireColumns, hireColumns } from './hire-values.ts';

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
    private readonly rooms: RoomService,
  ) {}

  /**
   * Stores a request and mails the office and the hirer. A repeat within ten minutes (a double click, or a retry after a
   * lost answer) is stored once.
   * @param fields not yet validated. Charges are set by the office only and ignored here. `website` is a honeypot, which
   * only bots fill in; their requests are dropped
   * @returns the reference; also for a dropped request, so that bots notice nothing
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; RATE_LIMITED
   */
  async send(
    { website, ...fields }: HireWishes & { website?: string | null },
    { ip, language, userId = null }: Sender,
  ): Promise<string> {
    if (website?.trim()) return hireReference(0);
    const values = validate(hireRequestRules, { ...fields, charges: '', outstanding: '' });
    const roomIds = await this.rooms.hired(values.roomIds);
    const hire = { ...hireColumns(values), roomIds };
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

  async #store(
    manager: EntityManager,
    hire: HireColumns & Pick<HallHire, 'letterLanguage' | 'userId'>,
    settings: Awaited<ReturnType<SiteSettingsService['find']>>,
  ): Promise<{ id: number }> {
    const stored = await manager.insert(HallHire, {
      ...hire,
      status: HireStatus.REQUESTED,
      origin: HireOrigin.REQUEST,
    });
    const { id } = stored.identifiers[0] as { id: number };
    const requested = { ...hire, id };
    await this.outbox.mail(manager, requestLetter(requested, settings));
    await this.outbox.mail(manager, confirmationLetter(requested, settings));
    return { id };
  }

  #findEarlier(manager: EntityManager, hire: HireColumns): Promise<HallHire | null> {
    const same = Object.entries(hire).map(([column, value]) => [column, value ?? IsNull()]);
    return manager.findOneBy(HallHire, {
      ...Object.fromEntries(same),
      origin: HireOrigin.REQUEST,
      // A declined or cancelled request may be sent again at once.
      status: In([HireStatus.REQUESTED, HireStatus.ACCEPTED]),
      createdAt: Raw((column) => `${column} > now() - interval '10 minutes'`),
    });
  }
}
