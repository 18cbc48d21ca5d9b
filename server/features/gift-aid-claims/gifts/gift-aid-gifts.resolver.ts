import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import { inLanguage } from '../../../database/translations.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { toPage } from '../../../ways-in/graphql/page-arguments.ts';
import { Costly, Reads } from '../../../ways-in/graphql/schema.ts';
import { AskedLanguage } from '../../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../../ledger/donation.type.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import {
  GiftAidGiftPage,
  GiftAidGiftsArguments,
  GiftAidNoteInput,
  GiftAidSummaryType,
} from '../gift-aid-claims.type.ts';
import type { GiftAidGiftsService } from './gift-aid-gifts.service.ts';

/** Which gifts Gift Aid can be claimed for, for treasurers. */
@Resolver()
export class GiftAidGiftsResolver {
  constructor(
    private readonly gifts: GiftAidGiftsService,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Costly()
  @Query(() => GiftAidSummaryType)
  giftAidSummary(): Promise<GiftAidSummaryType> {
    return this.gifts.summary();
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('donation')
  @Query(() => GiftAidGiftPage, { description: 'Oldest first' })
  async giftAidGifts(
    @Args(() => GiftAidGiftsArguments) { reason, ...page }: GiftAidGiftsArguments,
    @AskedLanguage() asked: string | null,
  ): Promise<GiftAidGiftPage> {
    const language = await this.siteSettings.languageOf(asked);
    const { items, ...list } = await this.gifts.list(toPage(page), reason ?? null);
    return { ...list, items: items.map((gift) => inLanguage(gift, DONATION_TEXTS, language)) };
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Records whose money a donation was and the benefit to the donor' })
  async noteGiftAidGift(
    @Arg('donationId', () => Int) donationId: number,
    @Arg('input', () => GiftAidNoteInput) input: GiftAidNoteInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.gifts.note(await context.viewer(), donationId, input);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Sets the donor of a donation that has none' })
  async nameGiftAidDonor(
    @Arg('donationId', () => Int) donationId: number,
    @Arg('donorId', () => Int) donorId: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.gifts.nameDonor(await context.viewer(), donationId, donorId);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean)
  async setGiftAidYearEnd(
    @Arg('yearEnd', () => String, { description: "The last day of the association's financial year, MM-DD" })
    yearEnd: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.gifts.setYearEnd(await context.viewer(), { yearEnd });
    return true;
  }
}
