import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { CardOffer } from '../../../rules/card-offer.ts';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { inLanguage } from '../../database/translations.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../ledger/donation.type.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { Gift } from './gift.type.ts';
import type { GiftLinkService } from './gift-link.service.ts';
import type { GivingHooks } from './giving-hooks.ts';

const TOKEN = 'The part after the # of the private link';

interface Needed {
  links: GiftLinkService;
  siteSettings: SiteSettingsService;
  hooks: GivingHooks;
}

/**
 * A gift as its donor sees it by the private link: owed also while the association takes no donations, for there the donor
 * ends what is taken every month. Nothing new is offered then.
 */
@Resolver()
export class PrivateGiftResolver {
  constructor(private readonly needed: Needed) {}

  @Authorized(Permission.PUBLIC)
  @Query(() => Gift, { nullable: true, description: 'By its private link; null if not found' })
  async gift(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<Gift | null> {
    const { siteSettings, links, hooks } = this.needed;
    const gift = await links.find(await context.viewer(), token);
    if (!gift) return null;
    const isInUse = !(await siteSettings.find()).unusedParts.includes('donations');
    return {
      ...inLanguage(gift, DONATION_TEXTS, language),
      card: isInUse ? (await hooks.cardOffers([gift]))[0]! : CardOffer.NOT_OFFERED,
      sponsorship: await hooks.sponsors.of(gift.id, language),
      giftAidToConfirm: isInUse && gift.isByLetter ? await hooks.declarations.toConfirm(gift.id) : null,
    };
  }
}
