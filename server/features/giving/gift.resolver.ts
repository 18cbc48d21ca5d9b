import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { inLanguage } from '../../database/translations.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { Shared } from '../../ways-in/graphql/schema.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import { DONATION_TYPE_TEXTS } from '../ledger/donation.type.ts';
import { DonationType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import type { DonationTypeService } from '../ledger/donation-types/donation-type.service.ts';
import type { GiftService } from './gift.service.ts';
import type { GiftLinkService } from './gift-link.service.ts';
import { GiftInput } from './own-donation.inputs.ts';

const TOKEN = 'The part after the # of the private link';

interface Needed {
  gifts: GiftService;
  links: GiftLinkService;
  types: DonationTypeService;
}

/** Giving without an account; who is signed in gives as themselves. */
@Resolver()
export class GiftResolver {
  constructor(private readonly needed: Needed) {}

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => [DonationType], { description: 'Donation types open to people without an account' })
  async giftFunds(@AskedLanguage() language: Language): Promise<DonationType[]> {
    const types = await this.needed.types.list({ isActive: true, isOpenToVisitors: true });
    return types.map((type) => inLanguage(type, DONATION_TYPE_TEXTS, language));
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => String, {
    description:
      'PENDING until an administrator marks it as paid. Returns what follows the # in the private link',
  })
  async give(
    @Arg('input', () => GiftInput) { idempotencyKey, ...fields }: GiftInput,
    @AskedLanguage('Language of emails to the donor. Default: the site’s first') language: Language,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    const options = { idempotencyKey, language, ip: context.ip };
    return this.needed.gifts.give(await context.viewer(), fields, options);
  }

  @Authorized(Permission.DONATE)
  @Mutation(() => Int, {
    description:
      'Adds donations made with the caller’s email to the caller’s account: all of them with an emailed link, otherwise this one. Returns how many',
  })
  async takeGift(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return this.needed.links.take(await context.viewer(), token);
  }
}
