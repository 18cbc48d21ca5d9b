import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { z } from 'zod';
import type { ownDeclarationRules } from '../../../rules/gift-aid.ts';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { Shared } from '../../ways-in/graphql/schema.ts';
import { SeenVersion } from '../../ways-in/graphql/seen-version.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import { OnlineGiftAidInput, TaxpayerInput } from '../giving/with-gift-aid.inputs.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { GiftAidOfferType, OwnGiftAidDeclarationType } from './gift-aid-declarations.type.ts';
import type { OwnGiftAidService } from './own-gift-aid.service.ts';

/** Gift Aid for donors; the account is always that of the session. */
@Resolver()
export class OwnGiftAidResolver {
  constructor(
    private readonly own: OwnGiftAidService,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => GiftAidOfferType, { nullable: true, description: 'null if there is no Gift Aid' })
  async giftAidOffer(@AskedLanguage() asked: string | null): Promise<GiftAidOfferType | null> {
    return this.own.offer(await this.siteSettings.languageOf(asked));
  }

  @Authorized(Permission.DONATE)
  @Query(() => [OwnGiftAidDeclarationType], { description: 'Newest first' })
  async myGiftAidDeclarations(@Ctx() context: RequestContext): Promise<OwnGiftAidDeclarationType[]> {
    return this.own.mine(await context.viewer());
  }

  @Authorized(Permission.DONATE)
  @Mutation(() => Boolean, { description: 'FROM_NOW or PAST_TOO' })
  async declareMyGiftAid(
    @Arg('input', () => OnlineGiftAidInput) input: OnlineGiftAidInput,
    @AskedLanguage('In which the wording was seen') asked: string | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const fields = input as z.input<typeof ownDeclarationRules>;
    await this.own.declare(await context.viewer(), fields, await this.siteSettings.languageOf(asked));
    return true;
  }

  @Authorized(Permission.DONATE)
  @Mutation(() => Boolean, { description: 'A changed name or address' })
  async changeMyGiftAid(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('input', () => TaxpayerInput) input: TaxpayerInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.own.change(await context.viewer(), seen, input);
    return true;
  }

  @Authorized(Permission.DONATE)
  @Mutation(() => Boolean, { description: 'From today on' })
  async cancelMyGiftAid(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.own.cancel(await context.viewer(), seen);
    return true;
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, {
    description:
      'Extends a declaration to other donations, by the emailed private link; false for another link, or when none waits',
  })
  confirmGiftAid(
    @Arg('token', () => String, { description: 'The part after the # of the private link' }) token: string,
  ): Promise<boolean> {
    return this.own.confirm(token);
  }
}
