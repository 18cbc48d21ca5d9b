import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission, ROLE_PERMISSIONS } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../security/request-context.ts';
import type { Viewer } from '../../security/viewer.ts';
import { SignInInput } from './accounts.inputs.ts';
import { AccessToken, ViewerType } from './accounts.type.ts';
import type { SignInService } from './sign-in.service.ts';

function present(viewer: Viewer): ViewerType {
  return { ...viewer, permissions: ROLE_PERMISSIONS[viewer.role] };
}

@Resolver()
export class AccountsResolver {
  constructor(private readonly signInService: SignInService) {}

  @Authorized(Permission.PUBLIC)
  @Query(() => ViewerType)
  async viewer(@Ctx() context: RequestContext): Promise<ViewerType> {
    return present(await context.viewer());
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => ViewerType, {
    description: 'Signs this browser in to the main site; sets the session cookie',
  })
  async signIn(
    @Arg('input', () => SignInInput) input: SignInInput,
    @Ctx() context: RequestContext,
  ): Promise<ViewerType> {
    const { session, viewer } = await this.signInService.signIn(input, {
      carrier: 'COOKIE',
      ip: context.ip,
      replaces: context.sessionCookie,
    });
    context.signedIn(session, viewer);
    return present(viewer);
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, { description: 'Ends the session of the cookie or bearer that comes with it' })
  async signOut(@Ctx() context: RequestContext): Promise<boolean> {
    if (context.credentials) await this.signInService.signOut(context.credentials.token);
    context.signedOut();
    return true;
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => AccessToken, { description: 'A bearer for integrators; signOut with it revokes it' })
  async createAccessToken(
    @Arg('input', () => SignInInput) input: SignInInput,
    @Ctx() context: RequestContext,
  ): Promise<AccessToken> {
    const { session } = await this.signInService.signIn(input, { carrier: 'BEARER', ip: context.ip });
    return session;
  }
}
