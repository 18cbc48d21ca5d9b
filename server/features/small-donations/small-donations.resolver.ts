import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { inLanguage } from '../../database/translations.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { PageArguments, toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../ledger/donation.type.ts';
import type { SmallClaimService } from './small-claim.service.ts';
import type { SmallCollectionService } from './small-collection.service.ts';
import {
  OfferedCountPage,
  SmallClaimInput,
  SmallClaimPage,
  SmallClaimsArguments,
  SmallCollectionInput,
  SmallCollectionPage,
  SmallCollectionsArguments,
  SmallYearType,
} from './small-donations.type.ts';

/** Small donations without a declaration, for treasurers. */
@Resolver()
export class SmallDonationsResolver {
  constructor(
    private readonly collections: SmallCollectionService,
    private readonly claims: SmallClaimService,
  ) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => [SmallYearType], { description: 'Newest first' })
  smallYears(): Promise<SmallYearType[]> {
    return this.claims.years();
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('small-donations')
  @Query(() => SmallCollectionPage, { description: 'Latest date first, including void ones' })
  smallCollections(
    @Args(() => SmallCollectionsArguments) { taxYear, ...page }: SmallCollectionsArguments,
  ): Promise<SmallCollectionPage> {
    return this.collections.list(taxYear, toPage(page));
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('cash-count')
  @Query(() => OfferedCountPage, { description: 'Latest date first' })
  async offeredSmallCounts(
    @Args(() => PageArguments) page: PageArguments,
    @AskedLanguage() language: Language,
  ): Promise<OfferedCountPage> {
    const { items, ...list } = await this.collections.offered(toPage(page));
    const shown = items.map(({ gifts, ...count }) => ({
      ...count,
      gifts: gifts.map((gift) => inLanguage(gift, DONATION_TEXTS, language)),
    }));
    return { ...list, items: shown };
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => SmallClaimPage, { description: 'Newest first, including void ones' })
  smallClaims(
    @Args(() => SmallClaimsArguments) { taxYear, claimId, ...page }: SmallClaimsArguments,
  ): Promise<SmallClaimPage> {
    return this.claims.list({ taxYear, claimId }, toPage(page));
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean)
  async addSmallCollection(
    @Arg('input', () => SmallCollectionInput) input: SmallCollectionInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.collections.add(await context.viewer(), input);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Adds donations of a cash count as a collection' })
  async takeCountAsSmallCollection(
    @Arg('cashCountId', () => Int) cashCountId: number,
    @Arg('donationIds', () => [Int]) donationIds: number[],
    @Arg('areSmall', () => Boolean) areSmall: boolean,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.collections.takeCount(await context.viewer(), cashCountId, { donationIds, areSmall });
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Voids it and adds the correction' })
  async correctSmallCollection(
    @Arg('id', () => Int) id: number,
    @Arg('input', () => SmallCollectionInput) input: SmallCollectionInput,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.collections.correct(await context.viewer(), id, { ...input, reason });
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean)
  async voidSmallCollection(
    @Arg('id', () => Int) id: number,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.collections.voidCollection(await context.viewer(), id, { reason });
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Records a claim for small donations of a tax year' })
  async claimSmallDonations(
    @Arg('input', () => SmallClaimInput) { seenClaimedPence, ...input }: SmallClaimInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.claims.claim(await context.viewer(), input, seenClaimedPence);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Marks a claim sent on its own as paid by HMRC' })
  async smallClaimPaid(
    @Arg('id', () => Int) id: number,
    @Arg('day', () => String, { description: 'YYYY-MM-DD' }) day: string,
    @Arg('amount', () => String, { description: 'As typed' }) amount: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.claims.paid(await context.viewer(), id, { day, amount });
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'The claim is waiting for payment again' })
  async smallClaimNotPaid(
    @Arg('id', () => Int) id: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.claims.notPaid(await context.viewer(), id);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Can be claimed again' })
  async voidSmallClaim(
    @Arg('id', () => Int) id: number,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.claims.voidClaim(await context.viewer(), id, { reason });
    return true;
  }
}
