import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { LIMITS } from '../../../../rules/limits.ts';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { toPage } from '../../../ways-in/graphql/page-arguments.ts';
import type { CandidateListService } from '../candidates/candidate-list.service.ts';
import { MatrimonialPageArguments } from '../matrimonial-page.ts';
import { CandidateCardPage, CandidateFilterInput } from './candidate-card.type.ts';
import { INTEREST_ANSWERS, type InterestAnswer, type InterestService } from './interest.service.ts';
import { presentCard } from './present-card.ts';

@Resolver()
export class CandidateListResolver {
  constructor(
    private readonly candidateList: CandidateListService,
    private readonly interests: InterestService,
  ) {}

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => CandidateCardPage, {
    description: `Active members, newest first; the caller may be among them. \`totalCount\` is exact up to ${LIMITS.candidatesCounted} and to the end of the page; one above that means more`,
  })
  async candidates(
    @Arg('filter', () => CandidateFilterInput, { nullable: true }) filter: InstanceType<
      typeof CandidateFilterInput
    > | null,
    @Args(() => MatrimonialPageArguments) page: MatrimonialPageArguments,
    @Ctx() context: RequestContext,
  ): Promise<CandidateCardPage> {
    const { memberId } = await context.viewer();
    const { items, totalCount } = await this.candidateList.find(filter ?? {}, toPage(page), memberId);
    return { items: await Promise.all(items.map((row) => presentCard(row, memberId, context))), totalCount };
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => INTEREST_ANSWERS, {
    description:
      'Once for each candidate; a repeat also succeeds, and gives it the line until the other side is told, the next morning; `withdrawInterest` takes it back',
  })
  async expressInterest(
    @Arg('candidateId', () => Int) candidateId: number,
    @Arg('line', () => String, {
      nullable: true,
      description: 'A greeting, without a phone number, an email address or the like',
    })
    line: string | null,
    @Ctx() context: RequestContext,
  ): Promise<InterestAnswer> {
    const { memberId } = await context.viewer();
    return this.interests.express(memberId, candidateId, { line: line ?? '' });
  }
}
