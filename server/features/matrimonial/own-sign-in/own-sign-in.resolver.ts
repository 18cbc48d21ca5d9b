import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { enter, ViewerType } from '../../../ways-in/graphql/viewer.type.ts';
import { browserSession } from '../members/browser-session.ts';
import { OwnSignInInput, TakeOverInput } from './own-sign-in.inputs.ts';
import type { OwnSignInService } from './own-sign-in.service.ts';

/** Sign-ins of candidates' own. */
@Resolver()
export class OwnSignInResolver {
  constructor(private readonly ownSignIns: OwnSignInService) {}

  @Authorized(Permission.PUBLIC)
  @Mutation(() => ViewerType, {
    description:
      "Makes a candidate a sign-in of their own by their link and a code to their mobile, and signs this browser in; the links that they have open nothing more. Alone, the family's sign-in ends for good",
  })
  async setUpOwnSignIn(
    @Arg('token', () => String, { description: "The part after the # of the candidate's own link" })
    token: string,
    @Arg('input', () => OwnSignInInput) input: OwnSignInInput,
    @Ctx() context: RequestContext,
  ): Promise<ViewerType> {
    return enter(
      context,
      await this.ownSignIns.setUp(token, input, context.codeRequester(), browserSession(context)),
    );
  }

  @Authorized(Permission.USE_MATRIMONIALS)
  @Mutation(() => Boolean, {
    description:
      "A candidate who signs in beside the family does so alone from now on; the family's sign-in ends for good",
  })
  async takeOverMembership(
    @Arg('input', () => TakeOverInput) input: TakeOverInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.ownSignIns.takeOver(await context.viewer(), input, context.credentials!);
    return true;
  }
}
