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
import { ownDonorOfAccount } from './donors/find-donor.ts';
import { donorOfGiftByAccount } from './gift-aid/claims/name-answers.ts';
import { type GiftAidWithGifts, isSameDeclaration } from './gift-aid/declarations/gift-aid-with-gifts.ts';

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

/** Old clients send no idempotency key: equal fields within this time are taken for the same donation (D95). */
const REPEAT_INTERVAL = '15 seconds';

type DonationFields = z.input<typeof donationRules>;

/**
 * `language` is that of the letters, by default the site's first; `madeAt` is for backdated donations of the demo content,
 * which send no letter and have no limits.
 */
type DonateOptions = { idempotencyKey: string; language?: unknown } & (
  | { ip: string; madeAt?: undefined }
  | { madeAt: Date }
);

/** Finds the earlier donation that this request repeats, if any. */
type FindEarlier = (manager: EntityManager) => Promise<Donation | null>;

/** Accepts donations and shows donors their own; the ledger and the types have separate services. */
export class DonationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly visitors: VisitorGuard,
    private readonly siteSettings: SiteSettingsService,
    private readonly giftAid: GiftAidWithGifts,
  ) {}

  /**
   * Stores a donation as Pending and mails the donor. Idempotent: a repeat with the same key returns the stored
   * donation and adds nothing (DATA-2).
   * @param fields not yet validated; a type with a fixed fee replaces the amount that was sent (D30)
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; CONFLICT for a key that was used for
   *   a different donation, and for another wording of Gift Aid than ours; NOT_FOUND for Gift Aid where there is none;
   *   RATE_LIMITED
   */
  donate(viewer: Donor, fields: DonationFields, options: DonateOptions): Promise<Donation> {
    const { idempotencyKey } = validate(idempotencyKeyRules, options);
    const { userId } = viewer;
    return this.#donate(viewer, fields, options, async (manager) => {
      const earlier = await manager.findOneBy(Donation, { userId, idempotencyKey });
      if (!earlier) return null;
      const isAlike = await isRepeat(manager, earlier, fields);
      if (!isAlike || !(await isSameDeclaration(manager, earlier.id, fields.giftAid)))
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

  async #donate(
    viewer: Donor,
    fields: DonationFields,
    options: DonateOptions,
    findEarlier: FindEarlier,
  ): Promise<Donation> {
    const { idempotencyKey, madeAt } = options;
    const settings = await this.siteSettings.find();
    const letterLanguage = await this.siteSettings.languageOf(options.language);
    const admit = async () => {
      // Validated first: a refused donation does not count towards the limits.
      const { type, declaration } = await check(this.dataSource.manager, fields);
      if (declaration) this.giftAid.check(settings, type, declaration, letterLanguage);
      if (!options.madeAt) await this.#count(viewer, options.ip);
    };
    const store = async (manager: EntityManager) => {
      const { type, values, declaration } = await check(manager, fields, 'pessimistic_read');
      if (declaration) this.giftAid.check(settings, type, declaration, letterLanguage);
      const giver = { userId: viewer.userId, donorName: values.donorName, letterLanguage };
      const { id } = await manager.save(Donation, {
        ...values,
        amountPence: parsePence(values.amount)!,
        reference: newDonationReference(settings.referencePrefix),
        userId: viewer.userId,
        donorId: await donorOfGiftByAccount(manager, giver, declaration),
        ...typeNames(type),
        letterLanguage,
        idempotencyKey,
        ...(madeAt && { createdAt: madeAt }),
      });
      const donation = await manager.findOneByOrFail(Donation, { id });
      if (!madeAt) await this.outbox.mail(manager, donationLetter(donation, settings));
      if (declaration) {
        const declarer = {
          actor: { userId: viewer.userId, name: values.donorName },
          donorId: await ownDonorOfAccount(manager, viewer.userId, letterLanguage),
          isSure: true,
        };
        await this.giftAid.keep(manager, settings, donation, declaration, declarer, !madeAt);
      }
      return donation;
    };
    return storeOnce<Donation>(this.dataSource, {
      key: ['donor', viewer.userId],
      find: findEarlier,
      admit,
      store,
    });
  }

  #count({ userId }: Donor, ip: string): Promise<void> {
    return this.visitors.count(NETWORK_LIMITS, ip, [[PER_USER, String(userId)]]);
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

/**
 * The active type of a donation and the validated fields (spec §5, D30).
 * @param lock keeps the type from being changed until the transaction ends
 * @throws AppError BAD_USER_INPUT with the first failing rule's text
 */
async function check(manager: EntityManager, fields: DonationFields, lock?: 'pessimistic_read') {
  const type = await manager.findOne(DonationSubType, {
    where: { id: fields.subTypeId, isActive: true },
    lock: lock && { mode: lock },
  });
  const amount = type?.feePence ? poundsText(type.feePence) : fields.amount;
  const { giftAid: declaration, ...values } = validate(donationRules, {
    ...fields,
    subTypeId: type?.id ?? 0,
    amount,
  });
  return { type: type!, values, declaration };
}

/** A type's name in all its languages, as a donation keeps it. */
export function typeNames({ name, ownLanguage, translations }: DonationSubType) {
  const others = Object.entries(translations).map(([language, texts]) => [
    language,
    { typeName: texts.name },
  ]);
  return { typeName: name, ownLanguage, translations: Object.fromEntries(others) };
}

/** Whether these fields would create the same donation again. */
export async function isRepeat(
  manager: EntityManager,
  earlier: Donation,
  fields: DonationFields,
): Promise<boolean> {
  const texts = ['donorName', 'email', 'phone', 'message'] as const;
  const isAlike =
    earlier.subTypeId === fields.subTypeId &&
    texts.every((name) => earlier[name] === String(fields[name]).trim());
  if (!isAlike || parsePence(fields.amount.trim()) === earlier.amountPence) return isAlike;
  // For a type with a fixed fee the amount that was sent does not matter.
  return manager.existsBy(DonationSubType, { id: earlier.subTypeId, feePence: earlier.amountPence });
}
