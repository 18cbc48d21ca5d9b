import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { enter, ViewerType } from '../../ways-in/graphql/viewer.type.ts';
import { FirstAdministratorInput, SetUpSettingsInput } from './set-up.inputs.ts';
import type { SetUpService } from './set-up.service.ts';

/** The first evening of an installation. */
@Resolver()
export class SetUpResolver {
  constructor(private readonly service: SetUpService) {}

  @Authorized(Permission.PUBLIC)
  @Mutation(() => Boolean, {
    description: 'Whether this token can set the site up; a mutation, so that the token is in no URL',
  })
  async checkSetUp(
    @Arg('token', () => String) token: string,
    @Ctx() { ip }: RequestContext,
  ): Promise<boolean> {
    await this.service.check(token, ip);
    return true;
  }

  @Authorized(Permission.PUBLIC)
  @Mutation(() => ViewerType, {
    description: 'Sets a new site up, creates its first administrator and signs this browser in, once',
  })
  async setUp(
    @Arg('token', () => String) token: string,
    @Arg('settings', () => SetUpSettingsInput) settings: SetUpSettingsInput,
    @Arg('administrator', () => FirstAdministratorInput) administrator: FirstAdministratorInput,
    @Ctx() context: RequestContext,
  ): Promise<ViewerType> {
    const { ip, sessionCookie: replaces, browser } = context;
    const options = { transport: 'COOKIE', ip, replaces, browser } as const;
    return enter(context, await this.service.setUp(token, { settings, administrator }, options));
  }
}
