import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import type { MemberMobileService } from './members/member-mobile.service.ts';
import type { MemberPasswordService } from './members/member-password.service.ts';
import { MemberMobileInput, MemberPasswordInput } from './members/members.inputs.ts';
import type { MembershipService } from './membership.service.ts';

@Resolver()
export class MembershipResolver {
  constructor(
    private readonly membership: MembershipService,
    private readonly passwords: MemberPasswordService,
    private readonly mobiles: MemberMobileService,
  ) {}

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => Boolean, { description: "Changes the name of the member's own account" })
  async renameMyMembership(
    @Arg('name', () => String) name: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const { signInId } = await context.viewer();
    await this.membership.rename(signInId, { name });
    return true;
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => Boolean, {
    description:
      "Changes the mobile of the member's own account, with a code for REGISTRATION to the new one; all other sessions end",
  })
  async changeMyMobile(
    @Arg('input', () => MemberMobileInput) input: MemberMobileInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const { signInId } = await context.viewer();
    await this.mobiles.change(signInId, input, {
      requester: context.codeRequester(),
      by: context.credentials!,
    });
    return true;
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => Boolean, { description: "Sets the member's own new password; all other sessions end" })
  async changeMyMemberPassword(
    @Arg('input', () => MemberPasswordInput) input: MemberPasswordInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const { signInId } = await context.viewer();
    await this.passwords.replace(signInId, input, context.credentials!);
    return true;
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => Boolean, {
    description:
      "Removes the member's own account with profile, photo and interests, for good; signs out. A profile whose candidate signs in, too, stays, theirs alone",
  })
  async deleteMyMembership(
    @Arg('password', () => String) password: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const { signInId } = await context.viewer();
    await this.membership.remove(signInId, { password });
    context.signedOut();
    return true;
  }
}
