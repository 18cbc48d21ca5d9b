import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { toPage } from '../../../ways-in/graphql/page-arguments.ts';
import { MatrimonialPageArguments } from '../matrimonial-page.ts';
import type { MatrimonialSettingsService } from '../settings/matrimonial-settings.service.ts';
import type { InterestService } from './interest.service.ts';
import type { InterestSide, OwnInterestService } from './own-interest.service.ts';
import { OwnInterestPage } from './own-interest.type.ts';
import { presentCard } from './present-card.ts';

const LINK = 'What is in the candidate’s own link';
const YES = 'A no can become a yes later';

@Resolver()
export class OwnInterestsResolver {
  constructor(
    private readonly own: OwnInterestService,
    private readonly interests: InterestService,
    private readonly settings: MatrimonialSettingsService,
  ) {}

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => OwnInterestPage, { description: "Who is interested in the member's candidate, newest first" })
  async interestsReceived(
    @Args(() => MatrimonialPageArguments) page: MatrimonialPageArguments,
    @Ctx() context: RequestContext,
  ): Promise<OwnInterestPage> {
    return this.#page((await context.viewer()).memberId, 'received', page, context);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => OwnInterestPage, { description: "In whom the member's candidate is interested, newest first" })
  async interestsSent(
    @Args(() => MatrimonialPageArguments) page: MatrimonialPageArguments,
    @Ctx() context: RequestContext,
  ): Promise<OwnInterestPage> {
    return this.#page((await context.viewer()).memberId, 'sent', page, context);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => Int, { description: "How many wait for the member's answer" })
  async interestsWaiting(@Ctx() context: RequestContext): Promise<number> {
    return this.own.waiting((await context.viewer()).memberId);
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Query(() => Boolean, { description: 'Whether the office introduces two who have both said yes' })
  async officeIntroduces(): Promise<boolean> {
    return (await this.settings.find()).officeOpensContacts;
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => Boolean, {
    description:
      'Takes an interest back, as if it had not been until the other side is told; ends what both said yes to',
  })
  async withdrawInterest(
    @Arg('candidateId', () => Int) candidateId: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.interests.withdraw(await context.viewer(), candidateId);
    return true;
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => Boolean, { description: `Answers a candidate who has shown interest. ${YES}` })
  async answerInterest(
    @Arg('candidateId', () => Int) candidateId: number,
    @Arg('isYes', () => Boolean) isYes: boolean,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.interests.answer(await context.viewer(), candidateId, isYes);
    return true;
  }

  @Authorized(Permission.PUBLIC)
  @Query(() => OwnInterestPage, { description: 'The same as `interestsReceived`, for the candidate' })
  async interestsReceivedByLink(
    @Arg('token', () => String, { description: LINK }) token: string,
    @Args(() => MatrimonialPageArguments) page: MatrimonialPageArguments,
    @Ctx() context: RequestContext,
  ): Promise<OwnInterestPage> {
    return this.#page(await this.own.memberOfLink(token), 'received', page, context);
  }

  @Authorized(Permission.PUBLIC)
  @Query(() => OwnInterestPage, { description: 'The same as `interestsSent`, for the candidate' })
  async interestsSentByLink(
    @Arg('token', () => String, { description: LINK }) token: string,
    @Args(() => MatrimonialPageArguments) page: MatrimonialPageArguments,
    @Ctx() context: RequestContext,
  ): Promise<OwnInterestPage> {
    return this.#page(await this.own.memberOfLink(token), 'sent', page, context);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, { description: `The same as \`answerInterest\`, by the candidate. ${YES}` })
  async answerInterestByLink(
    @Arg('token', () => String, { description: LINK }) token: string,
    @Arg('candidateId', () => Int) candidateId: number,
    @Arg('isYes', () => Boolean) isYes: boolean,
  ): Promise<boolean> {
    const memberId = await this.own.memberOfLink(token);
    await this.interests.answer({ memberId, isCandidate: true }, candidateId, isYes);
    return true;
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, { description: 'The same as `withdrawInterest`, by the candidate' })
  async withdrawInterestByLink(
    @Arg('token', () => String, { description: LINK }) token: string,
    @Arg('candidateId', () => Int) candidateId: number,
  ): Promise<boolean> {
    const memberId = await this.own.memberOfLink(token);
    await this.interests.withdraw({ memberId, isCandidate: true }, candidateId);
    return true;
  }

  async #page(
    memberId: number,
    side: InterestSide,
    page: MatrimonialPageArguments,
    context: RequestContext,
  ): Promise<OwnInterestPage> {
    const { items, totalCount } = await this.own.list(memberId, side, toPage(page));
    const presented = items.map(async ({ card, ...interest }) => ({
      ...interest,
      candidate: await presentCard(card, memberId, context),
    }));
    return { items: await Promise.all(presented), totalCount };
  }
}
