import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AppError } from '../../../../rules/errors.ts';
import { Permission } from '../../../../rules/permissions.ts';
import { targetOf } from '../../../database/load-for-edit.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { toPage } from '../../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../../ways-in/graphql/schema.ts';
import type { DonorService } from './donor.service.ts';
import {
  DonorArguments,
  DonorInput,
  DonorPage,
  DonorType,
  FoundDonorType,
  MergeArguments,
} from './donor.type.ts';
import type { DonorMergeService } from './donor-merge.service.ts';

/** Who gives, for treasurers. */
@Resolver()
export class DonorsResolver {
  constructor(
    private readonly donorService: DonorService,
    private readonly merges: DonorMergeService,
  ) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('donor')
  @Query(() => DonorPage)
  donors(@Args(() => DonorArguments) { search, sort, ...page }: DonorArguments): Promise<DonorPage> {
    return this.donorService.list(toPage(page), { search, sort });
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('donor')
  @Query(() => [FoundDonorType], {
    description: 'A few donors whose name or postcode contains the search text',
  })
  foundDonors(@Arg('search', () => String) search: string): Promise<FoundDonorType[]> {
    return this.donorService.suggest(search);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('donor')
  @Query(() => DonorType, { nullable: true, description: 'null if not found' })
  donor(@Arg('id', () => Int) id: number): Promise<DonorType | null> {
    return this.donorService.find(id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => DonorType)
  async saveDonor(
    @Arg('input', () => DonorInput) { id, version, ...fields }: DonorInput,
    @Ctx() context: RequestContext,
  ): Promise<DonorType> {
    return this.#donor(
      await this.donorService.save(await context.viewer(), targetOf({ id, version }), fields),
    );
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => DonorType, {
    description: 'Merges a donor into another, and returns that one',
  })
  async mergeDonors(
    @Args(() => MergeArguments) { id, version, intoId, intoVersion }: MergeArguments,
    @Ctx() context: RequestContext,
  ): Promise<DonorType> {
    const into = { id: intoId, version: intoVersion };
    await this.merges.merge(await context.viewer(), { id, version }, into);
    return this.#donor(intoId);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => DonorType, {
    description: 'Undoes a merge, and returns the donor who is separate again',
  })
  async undoDonorMerge(
    @Arg('id', () => Int, { description: 'Of the entry' }) id: number,
    @Ctx() context: RequestContext,
  ): Promise<DonorType> {
    return this.#donor(await this.merges.undo(await context.viewer(), id));
  }

  async #donor(id: number): Promise<DonorType> {
    const donor = await this.donorService.find(id);
    if (!donor) throw new AppError('NOT_FOUND', 'notFound');
    return donor;
  }
}
