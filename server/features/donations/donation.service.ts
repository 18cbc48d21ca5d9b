import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { donationRules, idempotencyKeyRules } from '../../../rules/donations.ts';
import { AppError } from '../../../rules/errors.ts';
import { parsePence, poundsText } from '../../../rules/money.ts';
import { isStorable, validate } from '../../../rules/validation.ts';
import { findPage, type Page } from '../../database/page.ts';
import { storeOnce } from '../../database/store-once.ts';
import type { RateLimit } from '../../identity/rate-limiter.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { type VisitorGuard, VisitorLimits } from '../../identity/visitor-limits.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { Donation } from './donation.entity.ts';
import { donationLetter } from './donation-letters.ts';
import { newDonationReference } from './donation-reference.ts';
import { DonationSubType } from './donation-sub-type.entity.ts';

const HOUR = 3600;

/** Each donation sends a letter to an address that the donor types, and anybody can make an account. */
const PER_USER: RateLimit = {
  name: 'donation',
  limit: 40,
  window: HOUR,
  firstWait: HOUR / 6,
  longestWait: 12 * HOUR,
};
/** The hall's own network on a festival day is one, too. */
const LIMITS_OF_VISITORS = new VisitorLimits({
  name: 'donation',
  perHour: 60,
  perDay: 200,
  sitePerDay: 1000,
});

/** Old clients send no key: what is the same in every field within this time is the same donation (D95). */
const REPEATED_WITHIN = '15 seconds';

type DonationFields = z.input<typeof donationRules>;

/** `madeAt` is for what is entered afterwards: it sends no letter, and is not limited by where it came from. */
type Making = { idempotencyKey: string } & ({ ip: string; madeAt?: undefined } | { madeAt: Date });

/** Finds the donation that this sending repeats. */
type FindEarlier = (manager: EntityManager) => Promise<Donation | null>;

/** Takes donations and shows donors their own; the ledger and the types have services of their own. */
export class DonationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly visitors: VisitorGuard,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /**
   * Stores a donation as Pending and writes to the donor. Sent again with the same key, it is answered alike
   * and nothing is added (DATA-2).
   * @param fields unchecked; the amount of a type with a fixed fee is the fee, whatever is sent (D30)
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; CONFLICT for a key that was used for
   *   something else; RATE_LIMITED
   */
  donate(viewer: Viewer, fields: DonationFields, making: Making): Promise<Donation> {
    const { idempotencyKey } = validate(idempotencyKeyRules, making);
    const { userId } = viewer;
    return this.#make(viewer, fields, making, async (manager) => {
      const earlier = await manager.findOneBy(Donation, { userId, idempotencyKey });
      if (earlier && !(await isSame(manager, earlier, fields)))
        throw new AppError('CONFLICT', 'donationSentBefore');
      return earlier;
    });
  }

  /** The same for clients that send no key: what they repeat within two minutes is stored once. */
  donateWithoutKey(viewer: Viewer, fields: DonationFields, ip: string): Promise<Donation> {
    return this.#make(viewer, fields, { idempotencyKey: randomUUID(), ip }, async (manager) => {
      const recent = await manager
        .createQueryBuilder(Donation, 'item')
        .where(`item.user_id = :userId AND item.created_at > now() - interval '${REPEATED_WITHIN}'`, viewer)
        .orderBy('item.id', 'DESC')
        .getMany();
      for (const earlier of recent) if (await isSame(manager, earlier, fields)) return earlier;
      return null;
    });
  }

  async #make(
    viewer: Viewer,
    fields: DonationFields,
    making: Making,
    findEarlier: FindEarlier,
  ): Promise<Donation> {
    const { idempotencyKey, madeAt } = making;
    const settings = await this.siteSettings.find();
    const admit = async () => {
      // What is refused costs nobody an attempt.
      await check(this.dataSource.manager, fields);
      if (!making.madeAt) await this.#count(viewer, making.ip);
    };
    const store = async (manager: EntityManager) => {
      const { type, values } = await check(manager, fields, 'pessimistic_read');
      const { id } = await manager.save(Donation, {
        ...values,
        amountPence: parsePence(values.amount)!,
        reference: newDonationReference(),
        userId: viewer.userId,
        typeName: type.name,
        typeNameGujarati: type.nameGujarati,
        idempotencyKey,
        ...(madeAt && { createdAt: madeAt }),
      });
      const donation = await manager.findOneByOrFail(Donation, { id });
      if (!madeAt) await this.outbox.mail(manager, donationLetter(donation, settings));
      return donation;
    };
    return storeOnce<Donation>(this.dataSource, {
      key: ['donor', viewer.userId],
      find: findEarlier,
      admit,
      store,
    });
  }

  #count({ userId }: Viewer, ip: string): Promise<void> {
    return this.visitors.count(LIMITS_OF_VISITORS, ip, [[PER_USER, String(userId)]]);
  }

  /**
   * The newest donation of that kind, to begin the next one with; null without any.
   * @param userId whose it is; the caller has checked that
   */
  newest(userId: number, subTypeId: number): Promise<Donation | null> {
    return this.dataSource.manager.findOne(Donation, { where: { userId, subTypeId }, order: { id: 'DESC' } });
  }

  /** One's own, newest first. */
  listOwn({ userId }: Viewer, page: Page) {
    const query = this.dataSource.manager.createQueryBuilder(Donation, 'item');
    return findPage(query.where('item.user_id = :userId', { userId }).orderBy('item.id', 'DESC'), page);
  }

  /** One's own by its reference; null for anybody else's, as for one that is not there. */
  findOwn({ userId }: Viewer, reference: string): Promise<Donation | null> {
    return isStorable(reference)
      ? this.dataSource.manager.findOneBy(Donation, { userId, reference })
      : Promise.resolve(null);
  }
}

/** The active type of a donation, which a lock holds until the transaction ends, and the checked fields (spec §5, D30). */
async function check(manager: EntityManager, fields: DonationFields, lock?: 'pessimistic_read') {
  const type = await manager.findOne(DonationSubType, {
    where: { id: fields.subTypeId, isActive: true },
    lock: lock && { mode: lock },
  });
  const amount = type?.feePence ? poundsText(type.feePence) : fields.amount;
  const values = validate(donationRules, { ...fields, subTypeId: type?.id ?? 0, amount });
  return { type: type!, values };
}

/** Whether these fields would make that donation again. */
async function isSame(manager: EntityManager, earlier: Donation, fields: DonationFields): Promise<boolean> {
  const texts = ['donorName', 'email', 'phone', 'message'] as const;
  const isAlike =
    earlier.subTypeId === fields.subTypeId &&
    texts.every((name) => earlier[name] === String(fields[name]).trim());
  if (!isAlike || parsePence(fields.amount.trim()) === earlier.amountPence) return isAlike;
  // What was sent for a fixed fee was never looked at.
  return manager.existsBy(DonationSubType, { id: earlier.subTypeId, feePence: earlier.amountPence });
}
