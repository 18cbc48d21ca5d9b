import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import type { AccountClosingService } from './account-closing.service.ts';

@Resolver()
export class AccountClosingResolver {
  constructor(private readonly closing: AccountClosingService) {}

  @Authorized(Permission.EDIT_OWN_ACCOUNT)
  @Mutation(() => Boolean, {
    description:
      'Closes the caller’s account for good and signs out; records that the law requires are kept without it',
  })
  async closeMyAccount(
    @Arg('password', () => String) password: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const { userId } = await context.viewer();
    await this.closing.close(userId, { password });
    context.signedOut();
    return true;
  }
}
