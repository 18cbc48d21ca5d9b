import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { CandidateOrder, CandidateShow } from '../../../../rules/candidate-wishes.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { toPage } from '../../../ways-in/graphql/page-arguments.ts';
import type { CandidateListService } from '../candidates/candidate-list.service.ts';
import { MatrimonialPageArguments } from '../matrimonial-page.ts';
import { CandidateCardPage, CandidateFilterInput } from './candidate-card.type.ts';
import { INTEREST_ANSWERS, type InterestAnswer, type InterestService } from './interest.service.ts';
import { presentCard } from './present-card.ts';

@Resolver(() => CandidateCardPage)
export class CandidateListResolver {
  constructor(
    private readonly candidateList: CandidateListService,
    private readonly interests: InterestService,
  ) {}

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => CandidateCardPage, {
    description: `Active members; the caller may be among them. \`totalCount\` is exact up to ${LIMITS.candidatesCounted} and to the end of the page; one above that means more`,
  })
  async candidates(
    @Arg('filter', () => CandidateFilterInput, { nullable: true }) filter: InstanceType<
      typeof CandidateFilterInput
    > | null,
    @Arg('show', () => CandidateShow, { defaultValue: CandidateShow.ALL }) show: CandidateShow,
    @Arg('order', () => CandidateOrder, {
      defaultValue: CandidateOrder.NEWEST,
      description:
        'Asking for BEST_FIT is a visit of the list, after which others are new; one lasts half a day',
    })
    order: CandidateOrder,
    @Args(() => MatrimonialPageArguments) page: MatrimonialPageArguments,
    @Ctx() context: RequestContext,
  ): Promise<CandidateCardPage> {
    const { memberId } = await context.viewer();
    const asked = { filter: filter ?? {}, memberId, show, order };
    const { items, totalCount } = await this.candidateList.find(asked, toPage(page));
    const cards = await Promise.all(items.map((row) => presentCard(row, memberId, context)));
    return { items: cards, totalCount, counted: asked };
  }

  @FieldResolver(() => Int, { description: 'Of all that match the filter; capped as `totalCount`' })
  newCount(@Root() { counted }: CandidateCardPage): Promise<number> {
    return this.candidateList.count({ ...counted, show: CandidateShow.NEW });
  }

  @FieldResolver(() => Int, { description: 'In whom the member has shown interest; as `newCount`' })
  interestedCount(@Root() { counted }: CandidateCardPage): Promise<number> {
    return this.candidateList.count({ ...counted, show: CandidateShow.INTERESTED });
  }

  @FieldResolver(() => Int, { description: 'As `newCount`' })
  asideCount(@Root() { counted }: CandidateCardPage): Promise<number> {
    return this.candidateList.count({ ...counted, show: CandidateShow.ASIDE });
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
    return this.interests.express(await context.viewer(), candidateId, { line: line ?? '' });
  }
}
