import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { CODE, OWN_PASSWORD, PASSKEY } from '../../ways-in/graphql/proof-arguments.ts';
import { askerOf } from './second-factor.arguments.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import { AuthenticatorAppSetUp, SecondFactorType } from './second-factor.type.ts';

/** The second factor of one's own account. */
@Resolver()
export class SecondFactorResolver {
  constructor(private readonly service: SecondFactorService) {}

  @Authorized(Permission.EDIT_OWN_ACCOUNT)
  @Query(() => SecondFactorType)
  async secondFactor(@Ctx() context: RequestContext): Promise<SecondFactorType> {
    return this.service.stateOf(await context.viewer());
  }

  @Authorized(Permission.EDIT_OWN_ACCOUNT)
  @Mutation(() => AuthenticatorAppSetUp, {
    description: 'A new secret for the app; nothing changes until confirmAuthenticatorApp',
  })
  async beginAuthenticatorApp(
    @Arg('password', () => String, OWN_PASSWORD) password: string,
    @Arg('code', () => String, {
      nullable: true,
      description:
        'Needed if there is already a second factor: a code of the earlier app, or a recovery code',
    })
    code: string | null,
    @Arg('passkey', () => String, { ...PASSKEY, nullable: true }) passkey: string | null,
    @Ctx() context: RequestContext,
  ): Promise<AuthenticatorAppSetUp> {
    return this.service.begin(await askerOf(context), { password, code, passkey });
  }

  @Authorized(Permission.EDIT_OWN_ACCOUNT)
  @Mutation(() => [String], {
    description: 'Turns the app on; returns recovery codes, shown only once. All other sessions end',
  })
  async confirmAuthenticatorApp(
    @Arg('code', () => String, { description: 'Code of the app that is being set up' }) code: string,
    @Ctx() context: RequestContext,
  ): Promise<string[]> {
    return this.service.confirm(await askerOf(context), { code });
  }

  @Authorized(Permission.EDIT_OWN_ACCOUNT)
  @Mutation(() => [String], {
    description: 'Creates recovery codes, shown only once; earlier ones stop working',
  })
  async renewRecoveryCodes(
    @Arg('code', () => String, { ...CODE, nullable: true }) code: string | null,
    @Arg('passkey', () => String, { ...PASSKEY, nullable: true }) passkey: string | null,
    @Ctx() context: RequestContext,
  ): Promise<string[]> {
    return this.service.renewRecoveryCodes(await askerOf(context), { code, passkey });
  }

  @Authorized(Permission.EDIT_OWN_ACCOUNT)
  @Mutation(() => Boolean, { description: 'Removes the app, and the recovery codes if no passkey is left' })
  async turnOffSecondFactor(
    @Arg('password', () => String, OWN_PASSWORD) password: string,
    @Arg('code', () => String, CODE) code: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.service.turnOff(await askerOf(context), { password, code });
    return true;
  }
}
