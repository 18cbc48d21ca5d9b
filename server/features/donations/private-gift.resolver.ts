import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import { inLanguage } from '../../database/translations.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { type CardCheckoutService, cardOffers } from './cards/card-checkout.service.ts';
import { DONATION_TEXTS } from './donation.type.ts';
import { Gift } from './gift.type.ts';
import type { OwnGiftAidService } from './gift-aid/declarations/own-gift-aid.service.ts';
import type { GiftLinkService } from './gift-link.service.ts';

const TOKEN = 'What stands after the # of the private link';

interface Needed {
  links: GiftLinkService;
  siteSettings: SiteSettingsService;
  giftAid: OwnGiftAidService;
  /** Left out where the association takes no cards. */
  checkouts: CardCheckoutService | undefined;
}

/**
 * A gift as its donor sees it by the private link: owed also while the association takes no donations, for there the donor
 * ends what is taken every month. Nothing new is offered then.
 */
@Resolver()
export class PrivateGiftResolver {
  constructor(private readonly needed: Needed) {}

  @Authorized(Permission.PUBLIC)
  @Query(() => Gift, { nullable: true, description: 'By its private link; null for an unknown one' })
  async gift(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @AskedLanguage() asked: string | null,
    @Ctx() context: RequestContext,
  ): Promise<Gift | null> {
    const { siteSettings, links, checkouts, giftAid } = this.needed;
    const language = await siteSettings.languageOf(asked);
    const gift = await links.find(await context.viewer(), token);
    if (!gift) return null;
    const isInUse = !(await siteSettings.find()).unusedParts.includes('donations');
    return {
      ...inLanguage(gift, DONATION_TEXTS, language),
      card: (await cardOffers(isInUse ? checkouts : undefined, [gift]))[0]!,
      giftAidToConfirm: isInUse && gift.isByLetter ? await giftAid.toConfirm(gift.id) : null,
    };
  }
}
