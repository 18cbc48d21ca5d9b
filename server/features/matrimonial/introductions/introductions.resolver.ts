import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { toPage } from '../../../ways-in/graphql/page-arguments.ts';
import { SeenVersion } from '../../../ways-in/graphql/seen-version.ts';
import type { IntroductionBoardService } from './introduction-board.service.ts';
import {
  IntroductionArguments,
  IntroductionDetails,
  IntroductionInput,
  IntroductionOfficer,
  IntroductionPage,
} from './introductions.type.ts';

/** The introduction board of the office. */
@Resolver()
export class IntroductionsResolver {
  constructor(private readonly board: IntroductionBoardService) {}

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Query(() => IntroductionPage, { description: 'What is due first; then the latest changed' })
  async introductions(
    @Args(() => IntroductionArguments) filter: InstanceType<typeof IntroductionArguments>,
    @Ctx() context: RequestContext,
  ): Promise<IntroductionPage> {
    return this.board.list(await context.viewer(), toPage(filter), filter);
  }

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Query(() => IntroductionDetails, { nullable: true, description: 'null if not found' })
  async introduction(
    @Arg('id', () => Int) id: number,
    @Ctx() context: RequestContext,
  ): Promise<IntroductionDetails | null> {
    return this.board.find(await context.viewer(), id);
  }

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Query(() => [IntroductionOfficer], { description: 'By name' })
  introductionOfficers(): Promise<IntroductionOfficer[]> {
    return this.board.officers();
  }

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Mutation(() => Boolean)
  async changeIntroduction(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Arg('input', () => IntroductionInput) input: IntroductionInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.board.change(await context.viewer(), seen, input);
    return true;
  }

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Mutation(() => Boolean, {
    description: 'Both families see each other’s contacts from now on',
  })
  async openIntroductionContacts(
    @Args(() => SeenVersion) seen: SeenVersion,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.board.openContacts(await context.viewer(), seen);
    return true;
  }

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Mutation(() => Boolean, { description: 'A note that only officers read' })
  async noteIntroduction(
    @Arg('id', () => Int) id: number,
    @Arg('text', () => String) text: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.board.note(await context.viewer(), id, { text });
    return true;
  }
}
