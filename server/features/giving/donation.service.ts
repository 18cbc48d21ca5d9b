import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { donationRules, idempotencyKeyRules } from '../../../rules/donations.ts';
import { AppError } from '../../../rules/errors.ts';
import { siteAddressIn } from '../../../rules/language-addresses.ts';
import type { Language } from '../../../rules/languages.ts';
import { parsePence } from '../../../rules/money.ts';
import { isStorable, validate } from '../../../rules/validation.ts';
import { findPage, type Page } from '../../database/page.ts';
import type { RateLimit } from '../../identity/rate-limiter.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { type VisitorGuard, VisitorLimits } from '../../identity/visitor-limits.ts';
import type { Outbox } from '../../messages/outbox.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import { giftLetter } from './gift-letter.ts';
import type { GivenBy, GivingHooks } from './giving-hooks.ts';
import type { PromiseOptions, Promises, Settings } from './promises.ts';

/** Who gives; the account alone says so. */
type Donor = Pick<Viewer, 'userId'>;

const HOUR = 3600;

/** Limited, because each donation sends a letter to any address that is typed, and anybody can create an account. */
const PER_USER: RateLimit = {
  name: 'donation',
  limit: 40,
  window: HOUR,
  firstWait: HOUR / 6,
  longestWait: 12 * HOUR,
};
/** Per network, with room for a festival day, when many people donate from the network of the hall. */
const NETWORK_LIMITS = new VisitorLimits({ name: 'donation', perHour: 60, perDay: 200, sitePerDay: 1000 });

/** Old clients send no idempotency key: equal fields within this time are taken for the same donation. */
const REPEAT_INTERVAL = '15 seconds';

type DonationFields = z.input<typeof donationRules>;

/** Accepts donations and shows donors their own; the ledger and the types have separate services. */
export class DonationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly visitors: VisitorGuard,
    private readonly promises: Promises,
    private readonly hooks: GivingHooks,
    private readonly publicUrl: string,
  ) {}

  /**
   * Stores a donation as Pending and mails the donor. Idempotent: a repeat with the same key returns the stored
   * donation and adds nothing.
   * @param fields not yet validated; a type with a fixed fee replaces the amount that was sent
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; CONFLICT for a key that was used for
   *   a different donation, and for another wording of Gift Aid than ours; NOT_FOUND for Gift Aid where there is none;
   *   RATE_LIMITED
   */
  donate(viewer: Donor, fields: DonationFields, options: PromiseOptions): Promise<Donation> {
    const { idempotencyKey } = validate(idempotencyKeyRules, options);
    const { userId } = viewer;
    return this.#donate(viewer, fields, options, async (manager) => {
      const earlier = await manager.findOneBy(Donation, { userId, idempotencyKey });
      if (!earlier) return null;
      const isAlike = await isRepeat(manager, earlier, fields);
      if (!isAlike || !(await this.hooks.declarations.isSame(manager, earlier.id, fields.giftAid)))
        throw new AppError('CONFLICT', 'donationSentBefore');
      return earlier;
    });
  }

  /** Like {@link donate}, for clients that send no key: a repeat within {@link REPEAT_INTERVAL} is stored once. */
  donateWithoutKey(viewer: Donor, fields: DonationFields, ip: string): Promise<Donation> {
    return this.#donate(viewer, fields, { idempotencyKey: randomUUID(), ip }, async (manager) => {
      const recent = await manager
        .createQueryBuilder(Donation, 'item')
        .where(`item.user_id = :userId AND item.created_at > now() - interval '${REPEAT_INTERVAL}'`, viewer)
        .orderBy('item.id', 'DESC')
        .getMany();
      for (const earlier of recent) if (await isRepeat(manager, earlier, fields)) return earlier;
      return null;
    });
  }

  #donate(
    { userId }: Donor,
    fields: DonationFields,
    options: PromiseOptions,
    find: (manager: EntityManager) => Promise<Donation | null>,
  ): Promise<Donation> {
    const way = {
      ...{ rules: donationRules, among: ['donor', userId], find },
      count: (_values: unknown, ip: string) =>
        this.visitors.count(NETWORK_LIMITS, ip, [[PER_USER, String(userId)]]),
      giver: async (manager: EntityManager, values: GivenBy, letterLanguage: Language) => ({
        userId,
        donorId: await this.hooks.donorOfGift(manager, { ...values, userId, letterLanguage }),
      }),
      write: async (manager: EntityManager, donation: Donation, settings: Settings) => {
        const isMailed = !options.madeAt;
        const cardPage = this.hooks.takesCards() ? this.#page(donation, settings) : undefined;
        if (isMailed) await this.outbox.mail(manager, giftLetter(donation, settings, { cardPage }));
        return { isMailed };
      },
    };
    return this.promises.keep(way, fields, options);
  }

  #page({ reference, letterLanguage }: Donation, settings: Settings): string {
    const page = `${this.publicUrl}/donation-success?reference=${reference}`;
    return siteAddressIn(letterLanguage, page, settings);
  }

  /**
   * A user's newest donation of that type, to prefill the form with; null if there is none.
   * @param userId the caller checks that the viewer may see this user's donations
   */
  newest(userId: number, subTypeId: number): Promise<Donation | null> {
    return this.dataSource.manager.findOne(Donation, { where: { userId, subTypeId }, order: { id: 'DESC' } });
  }

  /** Whether that account is one of a donor. */
  hasGiven(userId: number): Promise<boolean> {
    return this.dataSource.manager.existsBy(Donation, { userId });
  }

  /** One's own, newest first. */
  listOwn({ userId }: Viewer, page: Page) {
    const query = this.dataSource.manager.createQueryBuilder(Donation, 'item');
    return findPage(query.where('item.user_id = :userId', { userId }).orderBy('item.id', 'DESC'), page);
  }

  /** One's own donation by its reference; null for an unknown one and for somebody else's. */
  findOwn({ userId }: Viewer, reference: string): Promise<Donation | null> {
    return isStorable(reference)
      ? this.dataSource.manager.findOneBy(Donation, { userId, reference })
      : Promise.resolve(null);
  }
}

const TEXTS = donationRules.pick({ donorName: true, email: true, phone: true, message: true });

/**
 * Whether these fields would create the same donation again.
 * @param fields not yet validated; a gift has no `phone`
 */
export async function isRepeat(
  manager: EntityManager,
  earlier: Donation,
  fields: Omit<DonationFields, 'phone'> & { phone?: string },
): Promise<boolean> {
  // As they would be stored.
  const { data: texts } = TEXTS.partial().safeParse(fields);
  const isAlike =
    earlier.subTypeId === fields.subTypeId &&
    texts !== undefined &&
    Object.entries(texts).every(([name, text]) => earlier[name as keyof typeof texts] === text);
  const { data: amount = '' } = donationRules.shape.amount.safeParse(fields.amount);
  if (!isAlike || parsePence(amount) === earlier.amountPence) return isAlike;
  // For a type with a fixed fee the amount that was sent does not matter.
  return manager.existsBy(DonationSubType, { id: earlier.subTypeId, feePence: earlier.amountPence });
}
