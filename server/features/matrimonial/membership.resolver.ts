import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../security/request-context.ts';
import type { MembershipService } from './membership.service.ts';

@Resolver()
export class MembershipResolver {
  constructor(private readonly membership: MembershipService) {}

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => Boolean, {
    description: "Removes the member's own account with profile, photo and interests, for good; signs out",
  })
  async deleteMyMembership(
    @Arg('password', () => String) password: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const { memberId } = await context.viewer();
    await this.membership.remove(memberId, { password });
    context.signedOut();
    return true;
  }
}
