import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import type { AsideService } from './aside.service.ts';
import type { WishesService } from './wishes.service.ts';
import { CandidateWishesInput, CandidateWishesType } from './wishes.type.ts';

/** What a family looks for, and whom it has put aside. */
@Resolver()
export class WishesResolver {
  constructor(
    private readonly wishes: WishesService,
    private readonly asides: AsideService,
  ) {}

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => CandidateWishesType, { nullable: true, description: 'null before the first save' })
  async myWishes(@Ctx() context: RequestContext): Promise<CandidateWishesType | null> {
    return this.wishes.find((await context.viewer()).memberId);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => Boolean, {
    description:
      'Whether the candidate makes the profile: for "Self" with the mobile of the account, or by a sign-in that is theirs alone',
  })
  async mayWishForCaste(@Ctx() context: RequestContext): Promise<boolean> {
    return this.wishes.mayWishForCaste((await context.viewer()).memberId);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => CandidateWishesType, {
    description: 'CONFLICT without a profile, with which they are deleted',
  })
  async saveMyWishes(
    @Arg('input', () => CandidateWishesInput) input: CandidateWishesInput,
    @Ctx() context: RequestContext,
  ): Promise<CandidateWishesType> {
    return this.wishes.save((await context.viewer()).memberId, input);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => Boolean, {
    description:
      'Takes a candidate out of the member’s list, or back into it; nobody is told. CONFLICT without a profile',
  })
  async setAside(
    @Arg('candidateId', () => Int) candidateId: number,
    @Arg('isAside', () => Boolean) isAside: boolean,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.asides.set((await context.viewer()).memberId, candidateId, isAside);
    return true;
  }
}
