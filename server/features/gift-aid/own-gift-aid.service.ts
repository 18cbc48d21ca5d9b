import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AppError } from '../../../rules/errors.ts';
import {
  DeclarationCover,
  DeclarationMethod,
  DeclarationState,
  ownDeclarationRules,
  taxpayerRules,
} from '../../../rules/gift-aid.ts';
import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import type { Language } from '../../../rules/languages.ts';
import { validate } from '../../../rules/validation.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { loadForEdit } from '../../database/load-for-edit.ts';
import type { RateLimit, RateLimiter } from '../../identity/rate-limiter.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { associationName } from '../../messages/letter.ts';
import type { Outbox } from '../../messages/outbox.ts';
import type { GiftLinkService } from '../giving/gift-link.service.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import { Donor } from '../ledger/donors/donor.entity.ts';
import { ownDonorOfAccount } from '../ledger/donors/find-donor.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { countsForGiftAid } from './counts-for-gift-aid.ts';
import {
  cancelFrom,
  changeTaxpayer,
  confirmDeclaration,
  isCertainWhoDeclares,
  keepDeclaration,
  stateOf,
} from './declaration-steps.ts';
import { declarationText, requireWording } from './declaration-text.ts';
import { GiftAidDeclaration } from './gift-aid-declaration.entity.ts';
import { giftReferences, type SeenItem } from './gift-aid-declaration.service.ts';
import type { GiftAidOfferType } from './gift-aid-declarations.type.ts';
import type { GiftAidPlace } from './gift-aid-place.ts';
import { onlineLetter } from './online-letter.ts';

/** Each sends a letter. */
const PER_USER: RateLimit = {
  name: 'gift-aid-declaration',
  limit: 5,
  window: 24 * 3600,
  firstWait: 3600,
  longestWait: 24 * 3600,
};

/** One's own declaration. */
interface OwnDeclaration extends GiftAidDeclaration {
  state: DeclarationState;
  giftReference: string | null;
}

interface Services {
  place: GiftAidPlace;
  siteSettings: SiteSettingsService;
  outbox: Outbox;
  rateLimiter: RateLimiter;
  publicUrl: string;
  links: Pick<GiftLinkService, 'mailedGift'>;
}

/** Gift Aid as donors meet it: what they are asked, and what an account has declared. */
export class OwnGiftAidService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: Services,
  ) {}

  /** @returns null where there is no Gift Aid */
  async offer(language: Language): Promise<GiftAidOfferType | null> {
    const settings = await this.services.siteSettings.find();
    if (settings.country !== GIFT_AID_COUNTRY) return null;
    const types = await this.dataSource.manager.findBy(DonationSubType, { isActive: true });
    return {
      charity: associationName(settings, language),
      typeIds: types.filter(countsForGiftAid).map(({ id }) => id),
      wordings: Object.values(DeclarationCover).map((cover) => ({
        cover,
        text: declarationText(settings, cover, language),
      })),
    };
  }

  /**
   * Those of the viewer's account alone, the newest first: not of whoever they were put together with.
   * @throws AppError NOT_FOUND where there is no Gift Aid, as all that follow
   */
  async mine({ userId }: Viewer): Promise<OwnDeclaration[]> {
    await this.services.place.require();
    const { manager } = this.dataSource;
    const donor = await manager.findOneBy(Donor, { userId });
    if (!donor) return [];
    const declarations = await manager.find(GiftAidDeclaration, {
      where: { donorId: donor.id },
      order: { declaredOn: 'DESC', id: 'DESC' },
    });
    const references = await giftReferences(manager, declarations);
    return declarations.map((declaration) => ({
      ...declaration,
      state: stateOf(declaration),
      giftReference: references.get(declaration.id) ?? null,
    }));
  }

  /**
   * Declares for gifts from now on, and writes to the account's e-mail. Until that is proved it covers none of them.
   * @param fields not yet validated
   * @param language in which the wording was seen
   * @throws AppError BAD_USER_INPUT; CONFLICT when the wording has changed, or there is one already; RATE_LIMITED
   */
  async declare(
    viewer: Viewer,
    fields: z.input<typeof ownDeclarationRules>,
    language: Language,
  ): Promise<void> {
    const { outbox, place, publicUrl, rateLimiter } = this.services;
    const { cover, wording, ...taxpayer } = validate(ownDeclarationRules, fields);
    const settings = await place.require();
    requireWording(settings, { cover, wording }, language);
    await rateLimiter.attemptAll([[PER_USER, String(viewer.userId)]]);
    await this.dataSource.transaction(async (manager) => {
      const donorId = await ownDonorOfAccount(manager, viewer.userId, language);
      // Of two at once the second sees the first one's.
      await manager.findOne(Donor, { where: { id: donorId }, lock: { mode: 'pessimistic_write' } });
      const isCertain = await isCertainWhoDeclares(manager, viewer.userId);
      const others = await manager.findBy(GiftAidDeclaration, { donorId });
      const { IN_FORCE, UNCONFIRMED } = DeclarationState;
      const isForAll = ({ coversGiftAlone, donationId }: GiftAidDeclaration) =>
        !coversGiftAlone || !donationId;
      if (
        others.some(
          (other) => isForAll(other) && [IN_FORCE, UNCONFIRMED].some((state) => state === stateOf(other)),
        )
      )
        throw new AppError('CONFLICT', 'giftAidDeclaredAlready');
      const declaredOn = currentDay();
      const method = DeclarationMethod.ONLINE;
      await keepDeclaration(manager, viewer, {
        ...{ donorId, method, cover, declaredOn, text: wording, language, taxpayer },
        coversGiftAlone: !isCertain,
      });
      const declared = { email: viewer.email, language, wording, hasAccount: true, isUnproved: !isCertain };
      await outbox.mail(manager, onlineLetter(declared, settings, publicUrl));
    });
  }

  /**
   * Another name or home, from now on.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT; NOT_FOUND, also for somebody else's; CONFLICT when it was changed since
   */
  async change(viewer: Viewer, seen: SeenItem, fields: z.input<typeof taxpayerRules>): Promise<void> {
    const taxpayer = validate(taxpayerRules, fields);
    await this.#edit(viewer, seen, (manager, declaration) => {
      if (declaration.cancelledFrom) throw new AppError('CONFLICT', 'changedByAnother');
      return changeTaxpayer(manager, viewer, declaration, taxpayer);
    });
  }

  /** From today on. @throws AppError as {@link change} */
  async cancel(viewer: Viewer, seen: SeenItem): Promise<void> {
    await this.#edit(viewer, seen, (manager, declaration) =>
      cancelFrom(manager, viewer, declaration, currentDay()),
    );
  }

  /** What somebody declared with a gift, which covers that gift alone until they confirm it; null if it does not wait. */
  async toConfirm(donationId: number): Promise<string | null> {
    const settings = await this.services.siteSettings.find();
    if (settings.country !== GIFT_AID_COUNTRY) return null;
    const declaration = await this.dataSource.manager.findOneBy(GiftAidDeclaration, { donationId });
    return declaration && stateOf(declaration) === DeclarationState.UNCONFIRMED ? declaration.text : null;
  }

  /**
   * Whoever has the link that came by letter reads what comes to the gift's e-mail: it is sure that they made it.
   * @returns false for any other link, and for a gift that waits for nothing
   */
  async confirm(token: string): Promise<boolean> {
    await this.services.place.require();
    return this.dataSource.transaction(async (manager) => {
      const donationId = await this.services.links.mailedGift(manager, token);
      const declaration =
        donationId &&
        (await manager.findOne(GiftAidDeclaration, {
          where: { donationId },
          lock: { mode: 'pessimistic_write' },
        }));
      if (!declaration || stateOf(declaration) !== DeclarationState.UNCONFIRMED) return false;
      const donor = await manager.findOneByOrFail(Donor, { id: declaration.donorId });
      await confirmDeclaration(manager, { userId: 0, name: donor.name }, declaration);
      return true;
    });
  }

  async #edit(
    { userId }: Viewer,
    seen: SeenItem,
    edit: (manager: EntityManager, declaration: GiftAidDeclaration) => Promise<void>,
  ): Promise<void> {
    await this.services.place.require();
    await this.dataSource.transaction(async (manager) => {
      const donor = await manager.findOneBy(Donor, { userId });
      const isOwn = donor && (await manager.existsBy(GiftAidDeclaration, { id: seen.id, donorId: donor.id }));
      if (!isOwn) throw new AppError('NOT_FOUND', 'notFound');
      await edit(manager, await loadForEdit(manager, GiftAidDeclaration, seen));
    });
  }
}
