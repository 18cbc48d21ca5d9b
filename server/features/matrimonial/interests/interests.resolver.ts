import { Arg, Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { toPage } from '../../../ways-in/graphql/page-arguments.ts';
import { MatrimonialPageArguments } from '../matrimonial-page.ts';
import type { InterestService } from './interest.service.ts';
import { InterestFilterInput, InterestPage } from './interest.type.ts';

@Resolver()
export class InterestsResolver {
  constructor(private readonly service: InterestService) {}

  @Authorized(Permission.MANAGE_MATRIMONIALS)
  @Query(() => InterestPage, { description: 'Who is interested in whom, newest first' })
  async interests(
    @Args(() => MatrimonialPageArguments) page: MatrimonialPageArguments,
    @Arg('filter', () => InterestFilterInput, { nullable: true }) filter: InstanceType<
      typeof InterestFilterInput
    > | null,
    @Ctx() context: RequestContext,
  ): Promise<InterestPage> {
    return this.service.list(await context.viewer(), toPage(page), filter ?? {});
  }
}
