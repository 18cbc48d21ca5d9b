import { type EntityManager, IsNull } from 'typeorm';
import type { z } from 'zod';
import { DonationFrequency } from '../../../rules/donation-states.ts';
import { giftRules, idempotencyKeyRules } from '../../../rules/donations.ts';
import { AppError } from '../../../rules/errors.ts';
import { siteAddressIn } from '../../../rules/language-addresses.ts';
import type { Language } from '../../../rules/languages.ts';
import { validate } from '../../../rules/validation.ts';
import { inboxOf, type RateLimit } from '../../identity/rate-limiter.ts';
import { newToken } from '../../identity/tokens.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { type VisitorGuard, VisitorLimits } from '../../identity/visitor-limits.ts';
import type { Outbox } from '../../messages/outbox.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import { donorOfGiver } from '../ledger/donors/find-donor.ts';
import { isRepeat } from './donation.service.ts';
import { giftLetter } from './gift-letter.ts';
import type { GiftLinkService } from './gift-link.service.ts';
import type { GivenBy, GivingHooks } from './giving-hooks.ts';
import type { PromiseOptions, Promises, Settings } from './promises.ts';

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
type GiftValues = z.output<typeof giftRules>;

/** Who gives: the account, if somebody is signed in, and no more than its own says. */
export type Giver = Pick<Viewer, 'userId' | 'mobile'>;

/** People without an account may give to it; a type with a fixed fee is paid once. */
const GIFT = {
  rules: giftRules,
  types: { isOpenToVisitors: true },
  fixed: { frequency: DonationFrequency.ONCE },
};

interface Services {
  outbox: Outbox;
  visitors: VisitorGuard;
  promises: Promises;
  links: GiftLinkService;
  hooks: GivingHooks;
  publicUrl: string;
}

/** Accepts gifts by the page that needs no account; they are donations like others. */
export class GiftService {
  constructor(private readonly services: Services) {}

  /**
   * Stores a gift as Pending and writes to its e-mail how to pay, with a private link. Of somebody who is signed in it is
   * theirs. Idempotent: a repeat with the same key gets the same page and adds nothing.
   * @param fields not yet validated; a type with a fixed fee replaces the amount that was sent and is paid once.
   *   `website` is a honeypot, which only bots fill in; what they send is dropped
   * @returns the token of the gift's private page; also for what was dropped, so that bots notice nothing
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; CONFLICT for a key that was used for a different
   *   gift, and for another wording of Gift Aid than ours; NOT_FOUND for Gift Aid where there is none; RATE_LIMITED. It is
   *   the same whether or not the e-mail has an account
   */
  async give(
    giver: Giver,
    { website, ...fields }: GiftFields & { website?: string | null },
    options: PromiseOptions,
  ): Promise<string> {
    const { hooks, links, promises, visitors } = this.services;
    const { idempotencyKey } = validate(idempotencyKeyRules, options);
    if (website?.trim()) {
      await promises.check(GIFT, fields);
      return newToken();
    }
    const userId = giver.userId || null;
    const way = {
      ...GIFT,
      among: ['gift', userId, idempotencyKey],
      find: (manager: EntityManager) => findEarlier(manager, { userId, idempotencyKey }, fields, hooks),
      count: async (values: GiftValues, ip: string) => {
        if (values.sponsor) await hooks.sponsors.check(values.sponsor, values);
        await visitors.count(NETWORK_LIMITS, ip, [[PER_EMAIL, inboxOf(values.email)]]);
      },
      giver: async (
        manager: EntityManager,
        { donorName, email, giftAid }: GivenBy & { email: string },
        letterLanguage: Language,
      ) => ({
        userId,
        phone: userId ? giver.mobile : '',
        donorId: userId
          ? await hooks.donorOfGift(manager, { userId, donorName, giftAid, letterLanguage })
          : await donorOfGiver(manager, { donorName, email, phone: '', letterLanguage }),
      }),
      write: async (
        manager: EntityManager,
        gift: Donation,
        settings: Settings,
        { sponsor, ...values }: GiftValues,
      ) => {
        if (sponsor) {
          await hooks.sponsors.check(sponsor, values, manager);
          await hooks.sponsors.keep(manager, gift, sponsor);
        }
        return this.writeTo(manager, gift, settings, { isMailed: !options.madeAt });
      },
    };
    return links.pageToken(await promises.keep<GiftFields, GiftValues>(way, fields, options));
  }

  /**
   * Gives a promise its private page and writes to the donor how to pay it, with a link to the page.
   * @param isMailed false for gifts of the demo content, and for who has no e-mail
   */
  async writeTo(
    manager: EntityManager,
    gift: Donation,
    settings: Settings,
    { isMailed: isWanted }: { isMailed: boolean },
  ): Promise<{ isMailed: boolean; mailedPage?: string }> {
    const { hooks, links, outbox } = this.services;
    const isMailed = isWanted && outbox.sendsMail;
    const { mailed } = await links.add(manager, gift, isMailed);
    const mailedPage = mailed && this.#page(gift, settings, mailed);
    const sponsored = mailedPage && (await hooks.sponsors.of(gift.id, gift.letterLanguage, manager));
    if (mailedPage)
      await outbox.mail(
        manager,
        giftLetter(gift, settings, {
          ...{ page: mailedPage, sponsored: sponsored || null },
          cardPage: hooks.takesCards() ? mailedPage : undefined,
        }),
      );
    return { isMailed, mailedPage };
  }

  #page({ letterLanguage }: Donation, settings: Settings, token: string): string {
    const page = `${this.services.publicUrl}/gift`;
    // In the fragment, which browsers send to nobody.
    return `${siteAddressIn(letterLanguage, page, settings)}#${token}`;
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
  { declarations, sponsors }: Pick<GivingHooks, 'declarations' | 'sponsors'>,
): Promise<Donation | null> {
  const earlier = await manager.findOneBy(Donation, { userId: userId ?? IsNull(), idempotencyKey });
  if (!earlier) return null;
  const isAlike = await isRepeat(manager, earlier, fields);
  // For a type with a fixed fee it does not matter how often was sent.
  const isAsOften = async () =>
    earlier.frequency === fields.frequency ||
    manager.existsBy(DonationSubType, { id: earlier.subTypeId, feePence: earlier.amountPence });
  const isSame =
    isAlike &&
    (await isAsOften()) &&
    (await declarations.isSame(manager, earlier.id, fields.giftAid)) &&
    (await sponsors.isSame(manager, earlier.id, fields.sponsor));
  if (!isSame) throw new AppError('CONFLICT', 'giftSentBefore');
  return earlier;
}
