import { type DataSource, type EntityManager, In, IsNull, Raw } from 'typeorm';
import { type HireWishes, hireRequestRules } from '../../../rules/hall-hire.ts';
import { hireReference } from '../../../rules/hire-reference.ts';
import { HireOrigin, HireStatus } from '../../../rules/hire-states.ts';
import { validate } from '../../../rules/validation.ts';
import { storeOnce } from '../../database/store-once.ts';
import { type VisitorGuard, VisitorLimits } from '../../identity/visitor-limits.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { HallHire } from './hall-hire.entity.ts';
import { confirmationLetter, requestLetter } from './hire-letters.ts';
import { type HireColumns, hireColumns } from './hire-values.ts';

const LIMITS_OF_VISITORS = new VisitorLimits({ name: 'hall-hire', perHour: 5, perDay: 15, sitePerDay: 100 });

/** Takes in what visitors ask for (D33); the other writer of its table is HallHireService. */
export class HireRequestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly visitors: VisitorGuard,
    private readonly outbox: Outbox,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /**
   * Stores a request, and writes to the office and the hirer. The same request within ten minutes, as after
   * a double click or a lost answer, is stored once.
   * @param fields unchecked; charges are the office's to say, whatever is sent; `website` is a field that only programs fill in, and what they send is dropped
   * @param ip where it came from
   * @returns what the request is called; what is dropped is answered alike
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; RATE_LIMITED
   */
  async send({ website, ...fields }: HireWishes & { website?: string | null }, ip: string): Promise<string> {
    if (website?.trim()) return hireReference(0);
    const hire = hireColumns(validate(hireRequestRules, { ...fields, charges: '', outstanding: '' }));
    const { email: office } = await this.siteSettings.find();
    const { id } = await storeOnce<{ id: number }>(this.dataSource, {
      key: ['hall-hire', ...Object.values(hire)],
      find: (manager) => this.#findRepeated(manager, hire),
      admit: () => this.visitors.count(LIMITS_OF_VISITORS, ip),
      store: (manager) => this.#store(manager, hire, office),
    });
    return hireReference(id);
  }

  async #store(manager: EntityManager, hire: HireColumns, office: string): Promise<{ id: number }> {
    const stored = await manager.insert(HallHire, {
      ...hire,
      status: HireStatus.REQUESTED,
      origin: HireOrigin.REQUEST,
    });
    const { id } = stored.identifiers[0] as { id: number };
    const asked = { ...hire, id };
    const { email } = hire;
    const toOffice = requestLetter(asked);
    if (office) await this.outbox.mail(manager, { to: office, replyTo: email || undefined, ...toOffice });
    const toHirer = confirmationLetter(asked);
    if (email) await this.outbox.mail(manager, { to: email, replyTo: office || undefined, ...toHirer });
    return { id };
  }

  #findRepeated(manager: EntityManager, hire: HireColumns): Promise<HallHire | null> {
    const same = Object.entries(hire).map(([column, value]) => [column, value ?? IsNull()]);
    return manager.findOneBy(HallHire, {
      ...Object.fromEntries(same),
      origin: HireOrigin.REQUEST,
      // What was declined or cancelled may be asked for again at once.
      status: In([HireStatus.REQUESTED, HireStatus.ACCEPTED]),
      createdAt: Raw((column) => `${column} > now() - interval '10 minutes'`),
    });
  }
}
