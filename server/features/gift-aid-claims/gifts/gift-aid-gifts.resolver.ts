import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../../rules/languages.ts';
import { Permission } from '../../../../rules/permissions.ts';
import { inLanguage } from '../../../database/translations.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { toPage } from '../../../ways-in/graphql/page-arguments.ts';
import { Costly, Reads } from '../../../ways-in/graphql/schema.ts';
import { AskedLanguage } from '../../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../../ledger/donation.type.ts';
import {
  GiftAidGiftPage,
  GiftAidGiftsArguments,
  GiftAidGiftType,
  GiftAidNoteInput,
  GiftAidSummaryType,
} from '../gift-aid-claims.type.ts';
import type { GiftAidGiftsService } from './gift-aid-gifts.service.ts';

const SEEN_VERSION =
  'Of the gift as the caller has seen it; an older one answers CONFLICT. Default: not checked';

/** Which gifts Gift Aid can be claimed for, for treasurers. */
@Resolver()
export class GiftAidGiftsResolver {
  constructor(private readonly gifts: GiftAidGiftsService) {}

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
    @AskedLanguage() language: Language,
  ): Promise<GiftAidGiftPage> {
    const { items, ...list } = await this.gifts.list(toPage(page), reason ?? null);
    return { ...list, items: items.map((gift) => inLanguage(gift, DONATION_TEXTS, language)) };
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('donation')
  @Query(() => GiftAidGiftType, { nullable: true, description: 'null if not found, or in a claim' })
  async giftAidGift(
    @Arg('id', () => Int, { description: 'Of the donation' }) id: number,
    @AskedLanguage() language: Language,
  ): Promise<GiftAidGiftType | null> {
    const gift = await this.gifts.find(id);
    return gift && inLanguage(gift, DONATION_TEXTS, language);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Records whose money a donation was and the benefit to the donor' })
  async noteGiftAidGift(
    @Arg('donationId', () => Int) donationId: number,
    @Arg('input', () => GiftAidNoteInput) input: GiftAidNoteInput,
    @Arg('version', () => Int, { nullable: true, description: SEEN_VERSION })
    version: number | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.gifts.note(await context.viewer(), { id: donationId, version: version ?? undefined }, input);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Sets the donor of a donation that has none' })
  async nameGiftAidDonor(
    @Arg('donationId', () => Int) donationId: number,
    @Arg('donorId', () => Int) donorId: number,
    @Arg('version', () => Int, { nullable: true, description: SEEN_VERSION })
    version: number | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.gifts.nameDonor(
      await context.viewer(),
      { id: donationId, version: version ?? undefined },
      donorId,
    );
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
