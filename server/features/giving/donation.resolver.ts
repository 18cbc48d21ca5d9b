import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { inLanguage } from '../../database/translations.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { PageArguments, toPage } from '../../ways-in/graphql/page-arguments.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import type { Donation } from '../ledger/donation.entity.ts';
import { DONATION_TEXTS, DONATION_TYPE_TEXTS } from '../ledger/donation.type.ts';
import { DonationType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import type { DonationTypeService } from '../ledger/donation-types/donation-type.service.ts';
import type { DonationService } from './donation.service.ts';
import type { GivingHooks } from './giving-hooks.ts';
import { DonationInput } from './own-donation.inputs.ts';
import { DonationPrefill, OwnDonation, OwnDonationPage } from './own-donation.type.ts';

const LETTER_LANGUAGE = 'Language of the answer and of emails to the donor. Default: the site’s first';

interface Needed {
  donations: DonationService;
  types: DonationTypeService;
  hooks: Pick<GivingHooks, 'cardOffers'>;
}

/** For donors; the user is always that of the session. */
@Resolver()
export class DonationResolver {
  constructor(private readonly needed: Needed) {}

  @Authorized(Permission.DONATE)
  @Query(() => [DonationType], { description: 'As the three columns list them' })
  async donationTypes(@AskedLanguage() language: Language): Promise<DonationType[]> {
    const types = await this.needed.types.list({ isActive: true });
    return types.map((type) => inLanguage(type, DONATION_TYPE_TEXTS, language));
  }

  @Authorized(Permission.DONATE)
  @Query(() => DonationType, { nullable: true, description: 'null if not offered' })
  async donationType(
    @Arg('id', () => Int) id: number,
    @AskedLanguage() language: Language,
  ): Promise<DonationType | null> {
    const type = await this.needed.types.findOffered(id);
    return type && inLanguage(type, DONATION_TYPE_TEXTS, language);
  }

  @Authorized(Permission.DONATE)
  @Query(() => DonationPrefill, {
    description: 'From the latest donation of that type, else from the account',
  })
  async donationPrefill(
    @Arg('subTypeId', () => Int) subTypeId: number,
    @Ctx() context: RequestContext,
  ): Promise<DonationPrefill> {
    const { userId, name, mobile, email } = await context.viewer();
    const newest = await this.needed.donations.newest(userId, subTypeId);
    return newest ?? { donorName: name, phone: mobile, email };
  }

  @Authorized(Permission.DONATE)
  @Query(() => OwnDonationPage, { description: 'Newest first' })
  async myDonations(
    @Args(() => PageArguments) page: PageArguments,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<OwnDonationPage> {
    const { items, totalCount } = await this.needed.donations.listOwn(await context.viewer(), toPage(page));
    return { items: await this.#present(items, language), totalCount };
  }

  @Authorized(Permission.DONATE)
  @Query(() => OwnDonation, { nullable: true, description: 'null if it is not the caller’s' })
  async myDonation(
    @Arg('reference', () => String) reference: string,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<OwnDonation | null> {
    const donation = await this.needed.donations.findOwn(await context.viewer(), reference);
    return donation && (await this.#present([donation], language))[0]!;
  }

  @Authorized(Permission.DONATE)
  @Mutation(() => OwnDonation, { description: 'PENDING until an administrator marks it as paid' })
  async donate(
    @Arg('input', () => DonationInput) { idempotencyKey, ...fields }: DonationInput,
    @AskedLanguage(LETTER_LANGUAGE) language: Language,
    @Ctx() context: RequestContext,
  ): Promise<OwnDonation> {
    const options = { idempotencyKey, language, ip: context.ip };
    const donation = await this.needed.donations.donate(await context.viewer(), fields, options);
    return (await this.#present([donation], language))[0]!;
  }

  async #present(donations: Donation[], language: Language): Promise<OwnDonation[]> {
    const offers = await this.needed.hooks.cardOffers(donations);
    return donations.map((donation, index) => ({
      ...inLanguage(donation, DONATION_TEXTS, language),
      card: offers[index]!,
    }));
  }
}
