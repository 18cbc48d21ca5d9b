import { type DataSource, type EntityManager, IsNull, Raw } from 'typeorm';
import { type HireWishes, hireRequestRules } from '../../../rules/hall-hire.ts';
import { HireOrigin, HireStatus } from '../../../rules/hire-states.ts';
import { validate } from '../../../rules/validation.ts';
import type { Outbox } from '../../messaging/outbox.ts';
import type { RateLimiter } from '../../security/rate-limiter.ts';
import { visitorLimits } from '../../security/visitor-limits.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { HallHire } from './hall-hire.entity.ts';
import { confirmationLetter, requestLetter } from './hire-letters.ts';
import { type HireColumns, hireColumns } from './hire-values.ts';

const limitsFor = visitorLimits({ name: 'hall-hire', anHour: 5, aDay: 15, siteADay: 100 });

/** Takes in what visitors ask for (D33); the other writer of its table is HallHireService. */
export class HireRequestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rateLimiter: RateLimiter,
    private readonly outbox: Outbox,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /**
   * Stores a request, and writes to the office and the hirer. The same request within ten minutes, as after
   * a double click or a lost answer, is stored once.
   * @param fields unchecked; charges are the office's to say, whatever is sent; `website` is a field that only programs fill in, and what they send is dropped
   * @param ip where it came from
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; RATE_LIMITED
   */
  async send({ website, ...fields }: HireWishes & { website?: string | null }, ip: string): Promise<void> {
    if (website?.trim()) return;
    const hire = hireColumns(validate(hireRequestRules, { ...fields, charges: '', outstanding: '' }));
    if (await this.#isRepeated(this.dataSource.manager, hire)) return;
    await this.rateLimiter.attemptAll(limitsFor(ip));
    const { email: office } = await this.siteSettings.find();
    await this.dataSource.transaction(async (manager) => {
      // One at a time: of two equal requests that arrive together, the second sees the first.
      await manager.query('LOCK TABLE hall_hire IN SHARE ROW EXCLUSIVE MODE');
      if (await this.#isRepeated(manager, hire)) return;
      await manager.insert(HallHire, { ...hire, status: HireStatus.REQUESTED, origin: HireOrigin.REQUEST });
      const { email } = hire;
      if (office)
        await this.outbox.mail(manager, { to: office, replyTo: email || undefined, ...requestLetter(hire) });
      if (email)
        await this.outbox.mail(manager, {
          to: email,
          replyTo: office || undefined,
          ...confirmationLetter(hire),
        });
    });
  }

  #isRepeated(manager: EntityManager, hire: HireColumns): Promise<boolean> {
    const same = Object.entries(hire).map(([column, value]) => [column, value ?? IsNull()]);
    return manager.existsBy(HallHire, {
      ...Object.fromEntries(same),
      origin: HireOrigin.REQUEST,
      createdAt: Raw((column) => `${column} > now() - interval '10 minutes'`),
    });
  }
}
