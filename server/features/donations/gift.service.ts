import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { z } from 'zod';
import { DonationFrequency } from '../../../rules/donation-states.ts';
import { giftRules, idempotencyKeyRules } from '../../../rules/donations.ts';
import { AppError } from '../../../rules/errors.ts';
import { addressIn } from '../../../rules/language-addresses.ts';
import { offeredLanguages } from '../../../rules/languages.ts';
import { parsePence, poundsText } from '../../../rules/money.ts';
import { validate } from '../../../rules/validation.ts';
import { storeOnce } from '../../database/store-once.ts';
import { inboxOf, type RateLimit } from '../../identity/rate-limiter.ts';
import { newToken } from '../../identity/tokens.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { type VisitorGuard, VisitorLimits } from '../../identity/visitor-limits.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { Donation } from './donation.entity.ts';
import { isRepeat, typeNames } from './donation.service.ts';
import { newDonationReference } from './donation-reference.ts';
import { DonationSubType } from './donation-sub-type.entity.ts';
import { donorOfGiver, ownDonorOfAccount } from './donors/find-donor.ts';
import { donorOfGiftByAccount } from './gift-aid/claims/name-answers.ts';
import { type GiftAidWithGifts, isSameDeclaration } from './gift-aid/declarations/gift-aid-with-gifts.ts';
import { giftLetter } from './gift-letter.ts';
import type { GiftLinkService } from './gift-link.service.ts';

const HOUR = 3600;

/** The form writes to any address that is typed: so few letters that it is of no use to annoy anybody with. */
const PER_EMAIL: RateLimit = {
  name: 'gift-email',
  limit: 4,
  window: HOUR,
  firstWait: HOUR / 2,
  longestWait: 12 * HOUR,
};
/** A family gives from one network; a festival's crowd has the accounts of its members (see `DonationService`). */
const NETWORK_LIMITS = new VisitorLimits({ name: 'gift', perHour: 10, perDay: 40, sitePerDay: 400 });

type GiftFields = z.input<typeof giftRules>;

/** Who gives: the account, if somebody is signed in, and no more than its own says. */
export type Giver = Pick<Viewer, 'userId' | 'mobile'>;

/** `madeAt` is for backdated gifts of the demo content, which send no letter and have no limits. */
type GiveOptions = { idempotencyKey: string; language?: unknown } & (
  | { ip: string; madeAt?: undefined }
  | { madeAt: Date }
);

interface Services {
  outbox: Outbox;
  visitors: VisitorGuard;
  siteSettings: SiteSettingsService;
  links: GiftLinkService;
  giftAid: GiftAidWithGifts;
  publicUrl: string;
}

type Settings = Awaited<ReturnType<SiteSettingsService['find']>>;

/** Accepts gifts by the page that needs no account; they are donations like others (decision 75). */
export class GiftService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /**
   * Stores a gift as Pending and writes to its e-mail how to pay, with a private link. Of somebody who is signed in it is
   * theirs. Idempotent: a repeat with the same key gets the same page and adds nothing (DATA-2, D95).
   * @param fields not yet validated; a type with a fixed fee replaces the amount that was sent (D30) and is paid once.
   *   `website` is a honeypot, which only bots fill in; what they send is dropped
   * @returns the token of the gift's private page; also for what was dropped, so that bots notice nothing
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; CONFLICT for a key that was used for a different
   *   gift, and for another wording of Gift Aid than ours; NOT_FOUND for Gift Aid where there is none; RATE_LIMITED. It is
   *   the same whether or not the e-mail has an account
   */
  async give(
    giver: Giver,
    { website, ...fields }: GiftFields & { website?: string | null },
    options: GiveOptions,
  ): Promise<string> {
    const { giftAid, links, outbox, siteSettings, visitors } = this.services;
    const { idempotencyKey } = validate(idempotencyKeyRules, options);
    if (website?.trim()) {
      await check(this.dataSource.manager, fields);
      return newToken();
    }
    const userId = giver.userId || null;
    const settings = await siteSettings.find();
    const letterLanguage = await siteSettings.languageOf(options.language);
    const gift = await storeOnce<Donation>(this.dataSource, {
      key: ['gift', userId, idempotencyKey],
      find: (manager) => findEarlier(manager, { userId, idempotencyKey }, fields),
      admit: async () => {
        // Validated first: a refused gift does not count towards the limits.
        const { type, values, declaration } = await check(this.dataSource.manager, fields);
        if (declaration) giftAid.check(settings, type, declaration, letterLanguage);
        if (options.madeAt) return;
        await visitors.count(NETWORK_LIMITS, options.ip, [[PER_EMAIL, inboxOf(values.email)]]);
      },
      store: async (manager) => {
        const { type, values, declaration } = await check(manager, fields, 'pessimistic_read');
        if (declaration) giftAid.check(settings, type, declaration, letterLanguage);
        const donorId = userId
          ? await donorOfGiftByAccount(
              manager,
              { userId, donorName: values.donorName, letterLanguage },
              declaration,
            )
          : await donorOfGiver(manager, { ...values, phone: '', letterLanguage });
        const { id } = await manager.save(Donation, {
          ...values,
          ...typeNames(type),
          amountPence: parsePence(values.amount)!,
          reference: newDonationReference(settings.referencePrefix),
          phone: userId ? giver.mobile : '',
          userId,
          donorId,
          letterLanguage,
          idempotencyKey,
          ...(options.madeAt && { createdAt: options.madeAt }),
        });
        const stored = await manager.findOneByOrFail(Donation, { id });
        const isMailed = !options.madeAt && outbox.sendsMail;
        const { mailed } = await links.add(manager, stored, isMailed);
        const mailedPage = mailed && this.#page(stored, settings, mailed);
        if (mailedPage) await outbox.mail(manager, giftLetter(stored, settings, mailedPage));
        if (declaration) {
          const declarer = {
            actor: { userId: giver.userId, name: values.donorName },
            donorId: userId ? await ownDonorOfAccount(manager, userId, letterLanguage) : donorId!,
            isSure: userId !== null,
            mailedPage,
          };
          await giftAid.keep(manager, settings, stored, declaration, declarer, isMailed);
        }
        return stored;
      },
    });
    return links.pageToken(gift);
  }

  #page({ letterLanguage }: Donation, settings: Settings, token: string): string {
    const page = `${this.services.publicUrl}/gift`;
    // In the fragment, which browsers send to nobody.
    return `${addressIn(letterLanguage, page, offeredLanguages(settings.languages))}#${token}`;
  }
}

/**
 * What an earlier request with that key has stored, or null.
 * @throws AppError CONFLICT when it was another gift, which may even be somebody else's
 */
async function findEarlier(
  manager: EntityManager,
  { userId, idempotencyKey }: { userId: number | null; idempotencyKey: string },
  fields: GiftFields,
): Promise<Donation | null> {
  const earlier = await manager.findOneBy(Donation, { userId: userId ?? IsNull(), idempotencyKey });
  if (!earlier) return null;
  const isAlike = await isRepeat(manager, earlier, { ...fields, phone: earlier.phone });
  // For a type with a fixed fee it does not matter how often was sent.
  const isAsOften = async () =>
    earlier.frequency === fields.frequency ||
    manager.existsBy(DonationSubType, { id: earlier.subTypeId, feePence: earlier.amountPence });
  const isSame =
    isAlike && (await isAsOften()) && (await isSameDeclaration(manager, earlier.id, fields.giftAid));
  if (!isSame) throw new AppError('CONFLICT', 'giftSentBefore');
  return earlier;
}

/**
 * The type of a gift, which people without an account may give to, and the validated fields.
 * @param lock keeps the type from being changed until the transaction ends
 * @throws AppError BAD_USER_INPUT with the first failing rule's text
 */
async function check(manager: EntityManager, fields: GiftFields, lock?: 'pessimistic_read') {
  const type = await manager.findOne(DonationSubType, {
    where: { id: fields.subTypeId, isActive: true, isOpenToVisitors: true },
    lock: lock && { mode: lock },
  });
  const fixed = type?.feePence && { amount: poundsText(type.feePence), frequency: DonationFrequency.ONCE };
  const { giftAid: declaration, ...values } = validate(giftRules, {
    ...fields,
    subTypeId: type?.id ?? 0,
    ...fixed,
  });
  return { type: type!, values, declaration };
}
