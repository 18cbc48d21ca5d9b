import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { PageArguments, toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import { SeenVersion } from '../../ways-in/graphql/seen-version.ts';
import type { GiftAidClaimService } from './gift-aid-claim.service.ts';
import {
  GiftAidClaimDetails,
  GiftAidClaimGiftPage,
  GiftAidClaimGiftsArguments,
  GiftAidClaimInput,
  GiftAidClaimPage,
} from './gift-aid-claims.type.ts';

/** What is claimed from the tax office, for treasurers. */
@Resolver()
export class GiftAidClaimsResolver {
  constructor(private readonly claims: GiftAidClaimService) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => GiftAidClaimPage, { description: 'Newest first' })
  giftAidClaims(@Args(() => PageArguments) page: PageArguments): Promise<GiftAidClaimPage> {
    return this.claims.list(toPage(page));
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => GiftAidClaimDetails)
  giftAidClaim(@Arg('id', () => Int) id: number): Promise<GiftAidClaimDetails> {
    return this.claims.find(id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('gift-aid-claim')
  @Query(() => GiftAidClaimGiftPage, { description: 'By day' })
  async giftAidClaimGifts(
    @Args(() => GiftAidClaimGiftsArguments) { id, ...page }: GiftAidClaimGiftsArguments,
  ): Promise<GiftAidClaimGiftPage> {
    const { items, totalCount } = await this.claims.gifts(id, toPage(page));
    return {
      items: items.map(({ taxpayer: { title, firstName, lastName, house, postcode }, ...gift }) => ({
        ...gift,
        name: [title, firstName, lastName].filter(Boolean).join(' '),
        home: [house, postcode].filter(Boolean).join(', '),
      })),
      totalCount,
    };
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftAidClaimDetails, { description: 'Creates a claim for all eligible donations' })
  async makeGiftAidClaim(
    @Arg('input', () => GiftAidClaimInput) input: GiftAidClaimInput,
    @Ctx() context: RequestContext,
  ): Promise<GiftAidClaimDetails> {
    return this.claims.find(await this.claims.make(await context.viewer(), input));
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftAidClaimDetails, { description: 'Marks the claim as sent to HMRC' })
  async giftAidClaimSent(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('day', () => String, { description: 'YYYY-MM-DD' }) day: string,
    @Ctx() context: RequestContext,
  ): Promise<GiftAidClaimDetails> {
    await this.claims.sent(await context.viewer(), seen, { day });
    return this.claims.find(seen.id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftAidClaimDetails, { description: 'Marks the claim as paid by HMRC' })
  async giftAidClaimPaid(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('day', () => String, { description: 'YYYY-MM-DD' }) day: string,
    @Arg('amount', () => String, { description: 'As typed' }) amount: string,
    @Ctx() context: RequestContext,
  ): Promise<GiftAidClaimDetails> {
    await this.claims.paid(await context.viewer(), seen, { day, amount });
    return this.claims.find(seen.id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftAidClaimDetails, {
    description: 'Undoes “paid”, or else “sent”',
  })
  async undoGiftAidClaimStep(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<GiftAidClaimDetails> {
    await this.claims.undo(await context.viewer(), seen);
    return this.claims.find(seen.id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => GiftAidClaimDetails, {
    description: 'Voids an unpaid claim; its donations can be claimed again',
  })
  async voidGiftAidClaim(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<GiftAidClaimDetails> {
    await this.claims.voidClaim(await context.viewer(), seen);
    return this.claims.find(seen.id);
  }
}
