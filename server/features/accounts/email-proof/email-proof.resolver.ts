import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import type { EmailProofService } from './email-proof.service.ts';

/** Proves the e-mail of one's own account. */
@Resolver()
export class EmailProofResolver {
  constructor(private readonly service: EmailProofService) {}

  @Authorized(Permission.EDIT_OWN_ACCOUNT)
  @Mutation(() => Boolean, {
    description: 'Emails a link to the caller; the earlier one stops working',
  })
  async requestEmailProof(@Ctx() context: RequestContext): Promise<boolean> {
    await this.service.request((await context.viewer()).userId);
    return true;
  }

  @Authorized(Permission.EDIT_OWN_ACCOUNT)
  @Mutation(() => Boolean, {
    description: 'Confirms the email by the emailed link, and activates office roles that waited for it',
  })
  async proveEmail(
    @Arg('token', () => String, { description: 'From the link in the email' }) token: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const { userId } = await context.viewer();
    await this.service.prove(userId, token, context.credentials?.token);
    return true;
  }
}
