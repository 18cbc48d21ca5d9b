import { type DataSource, type EntityManager, IsNull, Raw } from 'typeorm';
import { HireOrigin, HireStatus, type HireWishes, hireRequestRules } from '../../../rules/hall-hire.ts';
import { validate } from '../../../rules/validation.ts';
import type { Outbox } from '../../messaging/outbox.ts';
import { networkOf, type RateLimit, type RateLimiter } from '../../security/rate-limiter.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { HallHire } from './hall-hire.entity.ts';
import { confirmationLetter, requestLetter } from './hire-letters.ts';
import { type HireColumns, hireColumns } from './hire-values.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A family asks once or twice; a program is slowed down. */
const PER_NETWORK: RateLimit = {
  name: 'hall-hire',
  limit: 5,
  window: HOUR,
  firstWait: 10 * MINUTE,
  longestWait: 12 * HOUR,
};
/** Who has an IPv6 line often has thousands of networks; together they do not use up the whole site's requests. */
const PER_CUSTOMER: RateLimit = {
  name: 'hall-hire-customer',
  limit: 15,
  window: 24 * HOUR,
  firstWait: HOUR,
  longestWait: 12 * HOUR,
};
/** The whole site's requests a day; after them one an hour, so that nobody is locked out for good. */
const PER_DAY: RateLimit = {
  name: 'hall-hire-site',
  limit: 100,
  window: 24 * HOUR,
  firstWait: HOUR,
  longestWait: HOUR,
};

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
    await this.rateLimiter.attemptAll([
      [PER_NETWORK, networkOf(ip)],
      [PER_CUSTOMER, networkOf(ip, 48)],
      [PER_DAY, 'site'],
    ]);
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
